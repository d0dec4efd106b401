import type { Organization, OrganizationFields } from '@grantwright/shared/contract';
import { limits, organizationBody, organizationTypes } from '@grantwright/shared/contract';

/** The form holds text only, as the person typed it. */
export const textFields = [
  'name',
  'organizationType',
  'missionStatement',
  'pastAchievements',
  'currentProjects',
  'focusAreas',
  'annualBudget',
  'foundedYear',
  'taxIdNumber',
  'website',
  'contactInfo.email',
  'contactInfo.phone',
  'contactInfo.address',
  'contactInfo.city',
  'contactInfo.state',
  'contactInfo.postalCode',
] as const;
export type FieldPath = (typeof textFields)[number];

type ContactField = 'email' | 'phone' | 'address' | 'city' | 'state' | 'postalCode';

export type OrganizationForm = Record<Exclude<FieldPath, `contactInfo.${string}`>, string> & {
  contactInfo: Record<ContactField, string>;
};

export function formOf(organization?: Organization): OrganizationForm {
  const contact = organization?.contactInfo;
  return {
    name: organization?.name ?? '',
    organizationType: organization?.organizationType ?? '',
    missionStatement: organization?.missionStatement ?? '',
    pastAchievements: organization?.pastAchievements ?? '',
    currentProjects: organization?.currentProjects ?? '',
    focusAreas: organization?.focusAreas ?? '',
    annualBudget: organization?.annualBudget ?? '',
    foundedYear: organization?.foundedYear ? String(organization.foundedYear) : '',
    taxIdNumber: organization?.taxIdNumber ?? '',
    website: organization?.website ?? '',
    contactInfo: {
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
      address: contact?.address ?? '',
      city: contact?.city ?? '',
      state: contact?.state ?? '',
      postalCode: contact?.postalCode ?? '',
    },
  };
}

/** What is sent: the type and the year as the wire has them, empty ones as unset. */
export function bodyOf(form: OrganizationForm): OrganizationFields {
  const year = form.foundedYear.trim();
  const type = organizationTypes.find((known) => known === form.organizationType);
  return {
    ...form,
    organizationType: type ?? null,
    foundedYear: year === '' ? null : /^\d+$/.test(year) ? Number.parseInt(year, 10) : Number.NaN,
  };
}

export type FieldProblem = { path: FieldPath; message: string };

/** The contract's own rules, told before sending. */
export function problemsOf(form: OrganizationForm): FieldProblem[] {
  const result = organizationBody.safeParse(bodyOf(form));
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({
    path: path.join('.') as FieldPath,
    message,
  }));
}

export const isFieldPath = (path: string): path is FieldPath =>
  textFields.some((known) => known === path);

export const maxLengthOf = (path: FieldPath): number => {
  if (path === 'focusAreas') return 1_000;
  const long = ['missionStatement', 'pastAchievements', 'currentProjects'].includes(path);
  return long ? limits.longText : limits.name;
};
