import type { Application, Organization } from '@grantwright/shared/contract';
import { api, apiPage } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import {
  toOrganizationForm,
  toOrganizationInfo,
} from '../../../domain/organization-form/organization-form.ts';

/** Fetches a saved application. If it contains no details about its organization, the profile's details are used. */
export async function fetchApplication(id: string): Promise<Application> {
  const application = await api(endpoints.getApplication, { params: { id } });
  if (application.organizationInfo) return application;
  const organization = await findOrganization(application.organizationId);
  if (!organization) return application;
  return {
    ...application,
    organizationInfo: toOrganizationInfo(toOrganizationForm(organization), ''),
  };
}

async function findOrganization(id: string): Promise<Organization | undefined> {
  let cursor: string | undefined;
  do {
    const { items, next } = await apiPage(endpoints.listOrganizations, { query: { cursor } });
    const organizationOnPage = items.find((organization) => organization.id === id);
    if (organizationOnPage) return organizationOnPage;
    cursor = next;
  } while (cursor);
  return undefined;
}
