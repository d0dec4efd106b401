/**
 * Why a form was rejected, with its invalid fields in order. No fields are listed if the error concerns the whole form.
 */
export type FormError<Name extends string> = { fields: readonly Name[]; message: string };

/** The message is shown under the first invalid field only. */
export const getFieldError = <Name extends string>(
  problem: FormError<Name> | undefined,
  name: Name,
): string | undefined => (problem?.fields[0] === name ? problem.message : undefined);

export const getInvalidProps = <Name extends string>(
  problem: FormError<Name> | undefined,
  name: Name,
): { 'aria-invalid'?: true } => (problem?.fields.includes(name) ? { 'aria-invalid': true } : {});

export const focusField = (form: HTMLFormElement | null, name: string | undefined): void =>
  form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
