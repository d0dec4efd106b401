import { limits } from '@grantwright/shared/contract';
import {
  organizationFields,
  type OrganizationErrors,
  type OrganizationField,
  type OrganizationForm,
} from '../../../domain/organization-form/organization-form.ts';
import { getLengthError } from '../text/length-error.ts';

const maxLengths: Partial<Record<OrganizationField, number>> = {
  name: limits.name,
  missionStatement: limits.longText,
  pastAchievements: limits.longText,
  currentProjects: limits.longText,
  foundedYear: 20,
  focusAreas: 1_000,
};

/** Returns the errors in an application's organization details. The limits are looser than those of a profile. */
export function validateOrganization(form: OrganizationForm): OrganizationErrors {
  const errors: OrganizationErrors = {};
  for (const field of organizationFields) {
    const error = getLengthError(form[field], maxLengths[field] ?? limits.title);
    if (error) errors[field] = error;
  }
  if (form.name.trim() === '') errors.name = 'Organization name is required';
  return errors;
}
