/** The responses to all users together. */
export class Tally {
  asked = 0;
  answered = 0;
  /** Refusals that say what they are and pass by themselves, by their code. */
  readonly refusals = new Map<string, number>();
  /** Answers that no person could make sense of, and refusals that should not have come. */
  readonly unclear = new Map<string, number>();
  /** What somebody was shown that is not theirs. */
  readonly leaks: string[] = [];
  /** Milliseconds until somebody got what they had asked for, at the worst. */
  longestWait = 0;
  longestWaitFor = '';
  /** Milliseconds of one answer. */
  longestAnswer = 0;
  longestAnswerTo = '';

  refused(code: string): void {
    count(this.refusals, code);
  }

  wasUnclear(what: string): void {
    count(this.unclear, what);
  }

  took(answerMs: number, what: string): void {
    if (answerMs <= this.longestAnswer) return;
    this.longestAnswer = answerMs;
    this.longestAnswerTo = what;
  }

  waited(ms: number, what: string): void {
    this.answered += 1;
    if (ms <= this.longestWait) return;
    this.longestWait = ms;
    this.longestWaitFor = what;
  }
}

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
