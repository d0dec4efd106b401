import { limits } from '@grantwright/shared/contract';
import { lengthError } from '../state/length-error.ts';
import type { OrganizationField, OrganizationForm } from '../state/organization-form.ts';

const maxLengths: Record<OrganizationField, number> = {
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

/** The errors of the organization's details, shown before anything is sent. */
export function checkOrganization(
  form: OrganizationForm,
): Partial<Record<OrganizationField, string>> {
  const errors: Partial<Record<OrganizationField, string>> = {};
  for (const [field, max] of Object.entries(maxLengths) as [OrganizationField, number][]) {
    const error = lengthError(form[field], max);
    if (error) errors[field] = error;
  }
  if (form.name.trim() === '') errors.name = 'Organization name is required';
  return errors;
}
