/** A part of the system that an environment variable can replace. */
export type Part = {
  /** What stands there now, for the person who starts it. */
  line: string;
  /** The variable that would put something else there; absent when it already has. */
  replacedBy?: string;
  stop: () => Promise<void>;
  /** For an end that nobody waits for. */
  stopAtOnce?: () => void;
};
