/** The input and output of an operator command. */
export type OperatorTools = {
  env: NodeJS.ProcessEnv;
  /** The base of a relative DATA_DIR. */
  folder: string;
  print: (line: string) => void;
  printError: (line: string) => void;
};
