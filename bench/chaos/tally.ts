/** Counts the responses to all users. */
export class Tally {
  sent = 0;
  completed = 0;
  /** Transient errors by code. */
  readonly transientErrors = new Map<string, number>();
  /** Unexpected responses and errors without a known code. */
  readonly unclear = new Map<string, number>();
  /** Data of other users that a user received. */
  readonly leaks: string[] = [];
  /** The longest time until a request succeeded, including retries, in milliseconds. */
  longestWait = 0;
  longestWaitFor = '';
  /** The longest single response, in milliseconds. */
  longestAnswer = 0;
  longestAnswerTo = '';

  recordTransient(code: string): void {
    count(this.transientErrors, code);
  }

  recordUnclear(what: string): void {
    count(this.unclear, what);
  }

  recordResponseTime(responseMs: number, what: string): void {
    if (responseMs <= this.longestAnswer) return;
    this.longestAnswer = responseMs;
    this.longestAnswerTo = what;
  }

  recordWait(ms: number, what: string): void {
    this.completed += 1;
    if (ms <= this.longestWait) return;
    this.longestWait = ms;
    this.longestWaitFor = what;
  }
}

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
