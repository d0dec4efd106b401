import { randomUUID } from 'node:crypto';
import type { ApplicationFields, OrganizationFields } from '../contract/index.ts';
import { createEvent, type DomainEvent, type EventDefinition } from '../events/index.ts';
import type { z } from 'zod';

/** Returns a realistic organization; `over` overrides the fields under test. */
export const anOrganization = (
  overrides: Partial<OrganizationFields> = {},
): OrganizationFields => ({
  name: 'Harbor Street Food Bank',
  organizationType: 'nonprofit',
  missionStatement: 'We make sure that no household in Harbor County goes hungry.',
  foundedYear: 1998,
  annualBudget: '$482,300',
  contactInfo: { email: 'office@harborstreet.example', city: 'Dayton', state: 'OH' },
  ...overrides,
});

export const anApplication = (overrides: Partial<ApplicationFields> = {}): ApplicationFields => ({
  title: 'Mobile pantry for Harbor County',
  grantProgram: 'Community Food Fund 2027',
  content: '<h2>Need</h2><p>One in six households cannot reach a pantry.</p>',
  status: 'in_progress',
  applicationDate: 'November 21, 2026',
  organizationId: randomUUID(),
  ...overrides,
});

/** Returns an event of the catalog as delivered. */
export const anEvent = <D extends z.ZodObject>(
  definition: EventDefinition<D>,
  subject: string,
  data: z.output<D>,
  overrides: Partial<DomainEvent> = {},
): DomainEvent => ({
  ...createEvent(definition, subject, data, { id: randomUUID(), time: new Date() }),
  sequence: 1,
  ...overrides,
});

/** Returns the same value for every parameter of a path. */
export const anyParams = (id: string) => ({ id, memberId: id, invitationId: id });
