/** Counts the responses to all users. */
export class Tally {
  sent = 0;
  completed = 0;
  /** Transient errors by code. */
  readonly transientErrors = new Map<string, number>();
  /** Unexpected responses and errors without a known code. */
  readonly unclear = new Map<string, number>();
  /** Other users' data received by a user. */
  readonly leaks: string[] = [];
  /** The longest time until a request succeeded, in milliseconds, including retries. */
  maxWaitMs = 0;
  maxWaitFor = '';
  /** The longest time to a single response, in milliseconds. */
  maxResponseMs = 0;
  maxResponseTo = '';

  recordTransient(code: string): void {
    count(this.transientErrors, code);
  }

  recordUnclear(label: string): void {
    count(this.unclear, label);
  }

  recordResponseTime(responseMs: number, label: string): void {
    if (responseMs <= this.maxResponseMs) return;
    this.maxResponseMs = responseMs;
    this.maxResponseTo = label;
  }

  recordWait(ms: number, label: string): void {
    this.completed += 1;
    if (ms <= this.maxWaitMs) return;
    this.maxWaitMs = ms;
    this.maxWaitFor = label;
  }
}

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
