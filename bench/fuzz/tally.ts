import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

type Case = { value: { method: string; path: string } };
type Recorder = {
  cases?: Record<string, Case>;
  interactions?: Record<string, { response?: { status_code: number } | null }>;
  checks?: Record<string, { name: string; status: string }[]>;
};
type Line = { ScenarioFinished?: { phase: string; recorder: Recorder } };

/** Counts of requests, responses and failed checks across all runs. */
export class Tally {
  cases = 0;
  readonly byPhase = new Map<string, number>();
  readonly failed = new Map<string, number>();
  /** Response counts by endpoint and status. */
  readonly statuses = new Map<string, Map<number, number>>();

  /** Adds the report from one run. */
  async add(report: string): Promise<void> {
    for await (const text of createInterface({ input: createReadStream(report) })) {
      const { ScenarioFinished: scenario }: Line = JSON.parse(text);
      if (!scenario) continue;
      const { cases = {}, interactions = {}, checks = {} } = scenario.recorder;
      for (const [id, { response }] of Object.entries(interactions)) {
        // skip additional requests sent by checks
        const sent = cases[id]?.value;
        if (!sent) continue;
        this.cases += 1;
        count(this.byPhase, scenario.phase);
        const endpoint = `${sent.method} ${sent.path}`;
        const statuses = this.statuses.get(endpoint) ?? new Map<number, number>();
        this.statuses.set(endpoint, statuses);
        count(statuses, response?.status_code ?? 0);
      }
      for (const check of Object.values(checks).flat())
        if (check.status !== 'success') count(this.failed, check.name);
    }
  }

  /** Returns the endpoints that never returned a 2xx or 3xx status. */
  neverSuccessful(endpoints: string[]): string[] {
    return endpoints.filter((endpoint) => {
      const statuses = [...(this.statuses.get(endpoint)?.keys() ?? [])];
      return !statuses.some((status) => status >= 200 && status < 400);
    });
  }

  /** Returns the response counts by status across all endpoints. */
  total(): Map<number, number> {
    const total = new Map<number, number>();
    for (const statuses of this.statuses.values())
      for (const [status, responseCount] of statuses)
        total.set(status, (total.get(status) ?? 0) + responseCount);
    return new Map([...total].sort(([a], [b]) => a - b));
  }
}

const count = <Key>(counts: Map<Key, number>, key: Key) =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
