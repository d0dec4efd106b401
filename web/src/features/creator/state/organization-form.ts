import type { Organization, OrganizationInfo } from '@grantwright/shared/contract';

export const organizationFields = [
  'name',
  'type',
  'mission',
  'foundedYear',
  'annualBudget',
  'achievements',
  'currentProjects',
  'website',
  'taxId',
  'focusAreas',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'postalCode',
] as const;
export type OrganizationField = (typeof organizationFields)[number];

/** The organization's fields as text boxes hold them, for this application only. */
export type OrganizationForm = Record<OrganizationField, string>;

export const emptyForm: OrganizationForm = {
  name: '',
  type: '',
  mission: '',
  foundedYear: '',
  annualBudget: '',
  achievements: '',
  currentProjects: '',
  website: '',
  taxId: '',
  focusAreas: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
};

export function formOfOrganization(organization: Organization): OrganizationForm {
  const { contactInfo } = organization;
  return {
    name: organization.name,
    type: organization.organizationType ?? '',
    mission: organization.missionStatement ?? '',
    foundedYear: organization.foundedYear?.toString() ?? '',
    annualBudget: organization.annualBudget ?? '',
    achievements: organization.pastAchievements ?? '',
    currentProjects: organization.currentProjects ?? '',
    website: organization.website ?? '',
    taxId: organization.taxIdNumber ?? '',
    focusAreas: organization.focusAreas ?? '',
    email: contactInfo?.email ?? '',
    phone: contactInfo?.phone ?? '',
    address: contactInfo?.address ?? '',
    city: contactInfo?.city ?? '',
    state: contactInfo?.state ?? '',
    postalCode: contactInfo?.postalCode ?? '',
  };
}

/** The fields as a saved application kept them. */
export function formOfInfo(info: OrganizationInfo): OrganizationForm {
  const { contactInfo } = info;
  return {
    name: info.name,
    type: info.type ?? '',
    mission: info.mission ?? '',
    foundedYear: info.foundedYear?.toString() ?? '',
    annualBudget: info.annualBudget ?? '',
    achievements: info.achievements ?? '',
    currentProjects: info.currentProjects ?? '',
    website: info.website ?? '',
    taxId: info.taxId ?? '',
    focusAreas: info.focusAreas ?? '',
    email: contactInfo?.email ?? '',
    phone: contactInfo?.phone ?? '',
    address: contactInfo?.address ?? '',
    city: contactInfo?.city ?? '',
    state: contactInfo?.state ?? '',
    postalCode: contactInfo?.postalCode ?? '',
  };
}

/** The fields as the wire takes them (spec section 7, generate-application). */
export function infoOfForm(form: OrganizationForm, additionalInfo: string): OrganizationInfo {
  const { email, phone, address, city, state, postalCode, type, ...own } = form;
  return {
    ...own,
    type: type as OrganizationInfo['type'],
    contactInfo: { email, phone, address, city, state, postalCode },
    additionalInfo,
  };
}

export const sameForm = (a: OrganizationForm, b: OrganizationForm): boolean =>
  organizationFields.every((field) => a[field] === b[field]);
