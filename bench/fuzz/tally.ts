import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

type Case = { value: { method: string; path: string } };
type Recorder = {
  cases?: Record<string, Case>;
  interactions?: Record<string, { response?: { status_code: number } | null }>;
  checks?: Record<string, { name: string; status: string }[]>;
};
type Line = { ScenarioFinished?: { phase: string; recorder: Recorder } };

/** What was asked and answered, over all portions. */
export class Tally {
  cases = 0;
  readonly byPhase = new Map<string, number>();
  readonly failed = new Map<string, number>();
  /** By call as the contract writes it, then by status. */
  readonly statuses = new Map<string, Map<number, number>>();

  /** Adds what a portion's report holds. */
  async add(report: string): Promise<void> {
    for await (const text of createInterface({ input: createReadStream(report) })) {
      const { ScenarioFinished: scenario } = JSON.parse(text) as Line;
      if (!scenario) continue;
      const { cases = {}, interactions = {}, checks = {} } = scenario.recorder;
      for (const [id, { response }] of Object.entries(interactions)) {
        // what a check sends by itself, to see whether it is refused, is no case
        const sent = cases[id]?.value;
        if (!sent) continue;
        this.cases += 1;
        count(this.byPhase, scenario.phase);
        const call = `${sent.method} ${sent.path}`;
        const statuses = this.statuses.get(call) ?? new Map<number, number>();
        this.statuses.set(call, statuses);
        count(statuses, response?.status_code ?? 0);
      }
      for (const check of Object.values(checks).flat())
        if (check.status !== 'success') count(this.failed, check.name);
    }
  }

  /** Calls of the contract that never succeeded: of these the fuzzer has seen refusals only. */
  neverDone(calls: string[]): string[] {
    return calls.filter((call) => {
      const statuses = [...(this.statuses.get(call)?.keys() ?? [])];
      return !statuses.some((status) => status >= 200 && status < 400);
    });
  }

  /** Answers by status, of all calls together. */
  total(): Map<number, number> {
    const total = new Map<number, number>();
    for (const statuses of this.statuses.values())
      for (const [status, times] of statuses) total.set(status, (total.get(status) ?? 0) + times);
    return new Map([...total].sort(([a], [b]) => a - b));
  }
}

const count = <Key>(counts: Map<Key, number>, key: Key) =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
