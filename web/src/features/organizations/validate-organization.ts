import { organizationBody } from '@grantwright/shared/contract';
import {
  isOrganizationField,
  toOrganizationBody,
  type OrganizationErrors,
  type OrganizationForm,
} from '../../domain/organization-form/organization-form.ts';

type Problem = { path: string; message: string };

/** Validates a form against the contract. Returns an empty object if it is valid. */
export function validateOrganization(form: OrganizationForm): OrganizationErrors {
  const parseResult = organizationBody.safeParse(toOrganizationBody(form));
  if (parseResult.success) return {};
  return groupErrorsByField(
    parseResult.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

/** Returns the first problem with each field. */
export function groupErrorsByField(problems: readonly Problem[]): OrganizationErrors {
  const errors: OrganizationErrors = {};
  for (const { path, message } of problems) {
    if (isOrganizationField(path)) errors[path] ??= message;
  }
  return errors;
}
