/** A component that an environment variable can replace. */
export type Component = {
  /** The current implementation, for the startup message. */
  line: string;
  /** The variable that replaces it; absent when it is already replaced. */
  replacedBy?: string;
  stop: () => Promise<void>;
  stopImmediately?: () => void;
};
