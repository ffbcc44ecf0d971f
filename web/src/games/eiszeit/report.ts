/** What the conflicts and the scoring of each round brought, gathered from the events. */
import type { Told } from "../../lib/protocol";

export interface AreaReport {
  area: number;
  fire: number | null;
  hunters: number | null;
  limit: number | null;
  lost: number[];
  points: number[];
}

export interface RoundReport {
  round: number;
  areas: AreaReport[];
  scored: number[];
  total: number[];
  ice: number | null;
}

const zeros = (seats: number): number[] => Array.from({ length: seats }, () => 0);

export function gather(events: readonly Told[], seats: number): RoundReport[] {
  const rounds: RoundReport[] = [];
  let current: RoundReport | null = null;
  const start = (): RoundReport => {
    const fresh = { round: rounds.length + 1, areas: [], scored: zeros(seats), total: zeros(seats), ice: null };
    rounds.push(fresh);
    return fresh;
  };
  const area = (report: RoundReport, number: number): AreaReport => {
    const found = report.areas.find((entry) => entry.area === number);
    if (found) return found;
    const fresh = { area: number, fire: null, hunters: null, limit: null, lost: zeros(seats), points: zeros(seats) };
    report.areas.push(fresh);
    return fresh;
  };
  for (const { kind, seat, args } of events) {
    const number = Number(args["area"]);
    if (kind === "fire_revealed") {
      current ??= start();
      const entry = area(current, number);
      entry.fire = (entry.fire ?? 0) + Number(args["value"]);
    } else if (kind === "conflict_began") {
      current ??= start();
      const entry = area(current, number);
      entry.hunters = Number(args["hunters"]);
      entry.limit = Number(args["limit"]);
    } else if (kind === "conflict_lost" && seat !== null) {
      current ??= start();
      area(current, number).lost[seat]! += 1;
    } else if (kind === "area_scored" && seat !== null) {
      current ??= start();
      area(current, number).points[seat] = Number(args["points"]);
    } else if (kind === "round_scored" && seat !== null) {
      current ??= start();
      current.scored[seat] = Number(args["points"]);
      current.total[seat] = Number(args["total"]);
    } else if (kind === "glacier_laid" && current) {
      current.ice = number;
    } else if (kind === "round_began") {
      current = null;
    }
  }
  for (const round of rounds) round.areas.sort((a, b) => a.area - b.area);
  return rounds;
}
