const profileFieldNames = ['username', 'email'] as const;

/** The fields kept in a draft. Passwords and codes are never stored. */
export type ProfileValues = Record<(typeof profileFieldNames)[number], string>;
const proofFieldNames = ['currentPassword', 'code'] as const;
/** A field with which users prove their identity. */
export type ProofField = (typeof proofFieldNames)[number];
export type ProfileField = keyof ProfileValues | ProofField;
export type ProfileChange = ProfileValues & Partial<Record<ProofField, string>>;

export const isSameProfile = (a: ProfileValues, b: ProfileValues): boolean =>
  profileFieldNames.every((name) => a[name] === b[name]);

export function readValues(form: HTMLFormElement): ProfileValues {
  const data = new FormData(form);
  return { username: String(data.get('username')), email: String(data.get('email')) };
}

export function fillForm(form: HTMLFormElement | null, values: ProfileValues): void {
  for (const name of profileFieldNames) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = values[name];
  }
}

/** Returns the request to change the profile. */
export function getChange(form: HTMLFormElement, required: readonly ProofField[]): ProfileChange {
  const { username, email } = readValues(form);
  const data = new FormData(form);
  return {
    username: username.trim(),
    email: email.trim(),
    ...Object.fromEntries(required.map((name) => [name, String(data.get(name) ?? '')])),
  };
}

/** Returns the empty fields in form order. */
export const findEmptyFields = (change: ProfileChange): ProfileField[] =>
  [...profileFieldNames, ...proofFieldNames].filter((name) => change[name] === '');
