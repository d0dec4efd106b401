import type {
  AiStatus,
  Analysis,
  Application,
  LibraryDocument,
  Organization,
} from '@grantwright/shared/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoints } from '../../../lib/endpoints.ts';
import { aDocument, aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../../testing/server.ts';
import { anAnalysis, anApplication, anOrganization } from './builders.ts';

export const getStepProgress = () => screen.getByRole('progressbar', { name: /^Step/ });
export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name });
export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
/** Finds a field that may not be rendered yet. */
export const findField = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);

/** The status of a server with a language model. */
export const withModel: AiStatus = {
  provider: 'openai',
  endpoint: 'model.example.org',
  model: 'test-model',
};

type Reads = { organizations?: Organization[]; documents?: LibraryDocument[]; status?: AiStatus };

export function mockReads({
  organizations = [anOrganization()],
  documents = [aDocument()],
  status = { provider: 'built-in' },
}: Reads = {}) {
  mockEndpoint(endpoints.listOrganizations, () => ok(organizations));
  mockEndpoint(endpoints.listDocuments, () => ok(documents));
  mockEndpoint(endpoints.getAiStatus, () => ok(status));
  mockEndpoint(endpoints.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 1, credits: 0, price: { amount: 1000, currency: 'usd' } }),
  );
}

export async function openNewApplication(
  overrides?: Parameters<typeof mockReads>[0],
  user = aUser(),
) {
  mockReads(overrides);
  openScreen('/application-creator', user);
  await screen.findByRole('heading', { name: 'Select Organization & Review Details' });
  return userEvent.setup();
}

export async function goToGuidelines(overrides?: Parameters<typeof mockReads>[0]) {
  const user = await openNewApplication(overrides);
  await user.selectOptions(await screen.findByLabelText('Organization'), 'organization-1');
  await user.click(button('Next'));
  await screen.findByRole('heading', { name: 'Upload Grant Guidelines' });
  return user;
}

export async function goToRequirements(analysis: Analysis = anAnalysis(), reads: Reads = {}) {
  mockEndpoint(endpoints.analyzeDocument, () => ok(analysis));
  const user = await goToGuidelines(reads);
  await user.selectOptions(await screen.findByLabelText('Document'), 'document-1');
  await user.click(button('Analyze Requirements'));
  await screen.findByRole('heading', { name: 'Grant Analysis Complete' });
  return user;
}

export async function openSavedApplication(
  application: Application = anApplication({ analysis: anAnalysis() }),
  reads: Reads = {},
) {
  mockReads(reads);
  mockEndpoint(endpoints.getApplication, () => ok(application));
  const { router, unmount } = openScreen(`/application-creator/${application.id}`, aUser());
  await screen.findByRole('heading', { name: 'Review Generated Application' });
  return { user: userEvent.setup(), router, unmount };
}

export async function renameTo(user: ReturnType<typeof userEvent.setup>, title: string) {
  await user.click(button('Previous'));
  await user.clear(await screen.findByLabelText('Application title'));
  await user.type(field('Application title'), title);
}
