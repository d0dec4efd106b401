import { limits } from '@grantwright/shared/contract';
import type { OrganizationField, OrganizationForm } from '../state/organization-form.ts';

const longest: Record<OrganizationField, number> = {
  name: limits.name,
  type: limits.name,
  mission: limits.longText,
  foundedYear: 20,
  annualBudget: limits.title,
  achievements: limits.longText,
  currentProjects: limits.longText,
  website: limits.title,
  taxId: limits.title,
  focusAreas: 1_000,
  email: limits.title,
  phone: limits.title,
  address: limits.title,
  city: limits.title,
  state: limits.title,
  postalCode: limits.title,
};

export const tooLong = (max: number): string =>
  `This can be at most ${max.toLocaleString('en-US')} characters long.`;

/** What the server would refuse, said beside the field before anything is sent. */
export function checkOrganization(
  form: OrganizationForm,
): Partial<Record<OrganizationField, string>> {
  const errors: Partial<Record<OrganizationField, string>> = {};
  for (const [field, max] of Object.entries(longest) as [OrganizationField, number][]) {
    if (form[field].length > max) errors[field] = tooLong(max);
  }
  if (form.name.trim() === '') errors.name = 'Organization name is required';
  return errors;
}

export const checkLongText = (text: string): string | undefined =>
  text.length > limits.longText ? tooLong(limits.longText) : undefined;
