import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { anApplication, serviceUnderTest } from '@grantwright/shared/testing';
import { createApp, createOutboxes } from '../src/app.ts';
import { applicationsSettingsSchema, type ApplicationsSettings } from '../src/config.ts';
import { applicationCalls } from './application-calls.ts';
import { fakeServices } from './fake-services.ts';

/** Runs the service with a real database and fakes for other services. */
export function applicationsUnderTest(settings: Partial<ApplicationsSettings> = {}) {
  const services = fakeServices((name) => service.identities.verifyAs(name));
  const service = serviceUnderTest({
    name: 'applications',
    outboxes: createOutboxes,
    createApp: (tools) =>
      createApp(tools, {
        urls: { organizations: services.url, billing: services.url },
        settings: { ...applicationsSettingsSchema.parse({}), ...settings },
      }),
    records: [
      'application.created',
      'application.deleted',
      'application.withdrawn',
      'comment.created',
    ],
  });
  const findStored = (id: string) =>
    service.database.collection('applications').findOne({ _id: id as never });

  /** Creates a user with an organization and entitlements. */
  function createUser() {
    const user = service.identities.user();
    const organizationId = services.organizationOf(user.id);
    const calls = applicationCalls(service, user.authorization);
    const fields = (overrides: Partial<ApplicationFields> = {}) =>
      anApplication({ organizationId, ...overrides });
    /** Creates an application for this user through the service. */
    async function created(overrides: Partial<ApplicationFields> = {}): Promise<Application> {
      const response = await calls.create(fields(overrides));
      if (response.status !== 201) throw new Error(JSON.stringify(response.body));
      return response.body as Application;
    }
    return { ...user, organizationId, ...calls, fields, created };
  }

  return { service, services, findStored, createUser };
}
