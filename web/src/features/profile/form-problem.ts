/** What stops a form: the fields it is about, the first one to be corrected first; none for the whole form. */
export type FormProblem<Name extends string> = { fields: readonly Name[]; message: string };

/** The message stands under the first of its fields; the others are marked. */
export const errorOf = <Name extends string>(
  problem: FormProblem<Name> | undefined,
  name: Name,
): string | undefined => (problem?.fields[0] === name ? problem.message : undefined);

export const markOf = <Name extends string>(
  problem: FormProblem<Name> | undefined,
  name: Name,
): { 'aria-invalid'?: true } => (problem?.fields.includes(name) ? { 'aria-invalid': true } : {});

/** Brings the person to the first field that is wrong. */
export const focusOn = (form: HTMLFormElement | null, name: string | undefined): void =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
