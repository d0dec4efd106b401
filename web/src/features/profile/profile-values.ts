const names = ['username', 'email'] as const;

/** The fields that a draft keeps; a password is never stored. */
export type ProfileValues = Record<(typeof names)[number], string>;
export type ProfileField = keyof ProfileValues | 'currentPassword';
export type ProfileChange = ProfileValues & { currentPassword?: string };

export const isSameProfile = (a: ProfileValues, b: ProfileValues): boolean =>
  names.every((name) => a[name] === b[name]);

export function readValues(form: HTMLFormElement): ProfileValues {
  const data = new FormData(form);
  return { username: String(data.get('username')), email: String(data.get('email')) };
}

export function fillForm(form: HTMLFormElement | null, values: ProfileValues): void {
  for (const name of names) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = values[name];
  }
}

/** The request to change the profile. */
export function getChange(form: HTMLFormElement, needsPassword: boolean): ProfileChange {
  const { username, email } = readValues(form);
  const currentPassword = String(new FormData(form).get('currentPassword') ?? '');
  return {
    username: username.trim(),
    email: email.trim(),
    ...(needsPassword && { currentPassword }),
  };
}

/** In the order of the form. */
export const emptyFields = (change: ProfileChange): ProfileField[] =>
  [...names, 'currentPassword' as const].filter((name) => change[name] === '');
