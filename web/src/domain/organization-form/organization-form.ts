import {
  organizationTypes,
  type Organization,
  type OrganizationFields,
  type OrganizationInfo,
} from '@grantwright/shared/contract';

/** The form fields in display order, each identified by its path in the contract. */
export const organizationFields = [
  'name',
  'organizationType',
  'missionStatement',
  'pastAchievements',
  'currentProjects',
  'focusAreas',
  'annualBudget',
  'foundedYear',
  'taxIdNumber',
  'contactInfo.email',
  'contactInfo.phone',
  'website',
  'contactInfo.address',
  'contactInfo.city',
  'contactInfo.state',
  'contactInfo.postalCode',
] as const;
export type OrganizationField = (typeof organizationFields)[number];

/** The details of an organization as typed. */
export type OrganizationForm = Record<OrganizationField, string>;
export type OrganizationErrors = Partial<Record<OrganizationField, string>>;

type Optional<T> = { [K in keyof T]?: T[K] | null | undefined };
type Contact = Optional<
  Record<'email' | 'phone' | 'address' | 'city' | 'state' | 'postalCode', string>
>;

export const isOrganizationField = (path: string): path is OrganizationField =>
  organizationFields.some((field) => field === path);

export const isSameForm = (a: OrganizationForm, b: OrganizationForm): boolean =>
  organizationFields.every((field) => a[field] === b[field]);

/** Fills in the form from a saved organization; returns an empty form without one. */
export const toOrganizationForm = (organization?: Organization): OrganizationForm => ({
  name: organization?.name ?? '',
  organizationType: organization?.organizationType ?? '',
  missionStatement: organization?.missionStatement ?? '',
  pastAchievements: organization?.pastAchievements ?? '',
  currentProjects: organization?.currentProjects ?? '',
  focusAreas: organization?.focusAreas ?? '',
  annualBudget: organization?.annualBudget ?? '',
  foundedYear: organization?.foundedYear?.toString() ?? '',
  taxIdNumber: organization?.taxIdNumber ?? '',
  website: organization?.website ?? '',
  ...contactToForm(organization?.contactInfo),
});

/** Fills in the form from the details stored with an application. */
export const infoToForm = (info: OrganizationInfo): OrganizationForm => ({
  name: info.name,
  organizationType: info.type ?? '',
  missionStatement: info.mission ?? '',
  pastAchievements: info.achievements ?? '',
  currentProjects: info.currentProjects ?? '',
  focusAreas: info.focusAreas ?? '',
  annualBudget: info.annualBudget ?? '',
  foundedYear: info.foundedYear?.toString() ?? '',
  taxIdNumber: info.taxId ?? '',
  website: info.website ?? '',
  ...contactToForm(info.contactInfo),
});

const contactToForm = (contact: Contact | null | undefined) => ({
  'contactInfo.email': contact?.email ?? '',
  'contactInfo.phone': contact?.phone ?? '',
  'contactInfo.address': contact?.address ?? '',
  'contactInfo.city': contact?.city ?? '',
  'contactInfo.state': contact?.state ?? '',
  'contactInfo.postalCode': contact?.postalCode ?? '',
});

export const emptyForm: OrganizationForm = toOrganizationForm();

const formToContact = (form: OrganizationForm) => ({
  email: form['contactInfo.email'],
  phone: form['contactInfo.phone'],
  address: form['contactInfo.address'],
  city: form['contactInfo.city'],
  state: form['contactInfo.state'],
  postalCode: form['contactInfo.postalCode'],
});

const toOrganizationType = ({ organizationType }: OrganizationForm) =>
  organizationTypes.find((type) => type === organizationType);

/** Builds the request body to create or replace an organization; a year that is not a number becomes NaN. */
export function toOrganizationBody(form: OrganizationForm): OrganizationFields {
  const year = form.foundedYear.trim();
  return {
    name: form.name,
    organizationType: toOrganizationType(form) ?? null,
    missionStatement: form.missionStatement,
    pastAchievements: form.pastAchievements,
    currentProjects: form.currentProjects,
    focusAreas: form.focusAreas,
    annualBudget: form.annualBudget,
    foundedYear: year === '' ? null : /^\d+$/.test(year) ? Number.parseInt(year, 10) : Number.NaN,
    taxIdNumber: form.taxIdNumber,
    website: form.website,
    contactInfo: formToContact(form),
  };
}

/** Builds the details used to write a draft and stored with an application. */
export const toOrganizationInfo = (
  form: OrganizationForm,
  additionalInfo: string,
): OrganizationInfo => ({
  name: form.name,
  type: toOrganizationType(form) ?? '',
  mission: form.missionStatement,
  achievements: form.pastAchievements,
  currentProjects: form.currentProjects,
  taxId: form.taxIdNumber,
  foundedYear: form.foundedYear,
  annualBudget: form.annualBudget,
  website: form.website,
  focusAreas: form.focusAreas,
  contactInfo: formToContact(form),
  additionalInfo,
});
