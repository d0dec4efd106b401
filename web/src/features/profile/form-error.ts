/** What stops a form: the fields it is about, the first one to be corrected first; none for the whole form. */
export type FormError<Name extends string> = { fields: readonly Name[]; message: string };

/** The message stands under the first of its fields; the others are marked. */
export const fieldError = <Name extends string>(
  problem: FormError<Name> | undefined,
  name: Name,
): string | undefined => (problem?.fields[0] === name ? problem.message : undefined);

export const invalidProps = <Name extends string>(
  problem: FormError<Name> | undefined,
  name: Name,
): { 'aria-invalid'?: true } => (problem?.fields.includes(name) ? { 'aria-invalid': true } : {});

/** Brings the person to the first field that is wrong. */
export const focusField = (form: HTMLFormElement | null, name: string | undefined): void =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
