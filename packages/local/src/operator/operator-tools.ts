/** The input and output of an operator command. */
export type OperatorTools = {
  env: NodeJS.ProcessEnv;
  /** The base of a relative DATA_DIR. */
  folder: string;
  /** Prints results. */
  print: (line: string) => void;
  /** Prints progress and errors. */
  printError: (line: string) => void;
};
