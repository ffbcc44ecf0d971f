"""Standard environments for learners: ``pip install 'beringia[rl]'``.

:func:`aec_env` is a PettingZoo environment in which all seats are agents, or some of them. ``gymnasium.make`` knows
``Beringia/Eiszeit-v0`` and others, one seat against bots. :class:`VectorEnv` steps many games in one compiled call. All
observe with :meth:`beringia.Position.observe` and mask with :meth:`beringia.Position.mask`.
:mod:`beringia.envs.openspiel`, when it is imported, makes the games known to OpenSpiel.
"""

try:
    from beringia.envs.aec import SeatsEnv, aec_env, parallel_env
    from beringia.envs.single import SeatEnv, register
    from beringia.envs.vector import VectorEnv
except ModuleNotFoundError as missing:
    if missing.name in ("numpy", "gymnasium", "pettingzoo"):
        raise ModuleNotFoundError(f"{missing}: pip install 'beringia[rl]'", name=missing.name) from None
    raise

register()

__all__ = ["SeatEnv", "SeatsEnv", "VectorEnv", "aec_env", "parallel_env"]
