"""What all messages are made of: the kinds of values in them, and how strict a message is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StrictStr,
    StringConstraints,
)
from typing_extensions import TypeAliasType

from beringia.server.seating import NAME_LENGTH, clean_name

MAX_SEATS = 12

Status = TypeAliasType("Status", Literal["waiting", "playing", "paused", "finished", "outdated"])
SeatKind = TypeAliasType("SeatKind", Literal["human", "bot", "open", "away"])
PassWhen = TypeAliasType("PassWhen", Literal["never", "nothing", "turn"])
OptionValue = StrictBool | StrictInt | StrictStr | Annotated[list[StrictStr], Field(max_length=MAX_SEATS)]
Json = TypeAliasType("Json", dict[str, Any])


Name = Annotated[str, StringConstraints(max_length=NAME_LENGTH), AfterValidator(clean_name)]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,31}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")]
MessageId = Annotated[str, StringConstraints(pattern=r"^[!-~]{1,64}$")]
Count = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[StrictInt, Field(ge=0, lt=MAX_SEATS)]
Element = Annotated[str, StringConstraints(pattern=r"^[a-z_]+(:[A-Za-z0-9_,.-]+)*$", max_length=64)]


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Outgoing(BaseModel):
    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)
