/** Why an analysis or a draft failed. */
export type WorkFailure = {
  /** Shown to the user. */
  detail: string;
  /** Whether the built-in analyst might succeed instead. */
  offersBuiltIn: boolean;
};
