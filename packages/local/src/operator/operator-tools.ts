/** What every operator's command is given. */
export type OperatorTools = {
  env: NodeJS.ProcessEnv;
  /** What a relative DATA_DIR is relative to. */
  folder: string;
  /** The result. */
  print: (line: string) => void;
  /** What goes on, and what went wrong. */
  printError: (line: string) => void;
};
