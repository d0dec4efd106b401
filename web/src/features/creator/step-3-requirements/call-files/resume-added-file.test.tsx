import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { aDocument, aUser } from '../../../../testing/builders.ts';
import { eventStream } from '../../../../testing/event-stream.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { anAnalysis, someDetails } from '../../testing/builders.ts';
import { button, goToRequirements, mockReads } from '../../testing/creator-actions.tsx';

beforeEach(() => localStorage.clear());

const notice = anAnalysis({ savedDocumentId: 'document-1' });
const amendment = anAnalysis({
  savedDocumentId: 'document-2',
  requirements: [],
  sections: [],
  details: someDetails({ deadline: { date: '2027-09-24', quote: 'Due September 24, 2027.' } }),
});
const documents = [
  aDocument({ name: 'notice.docx' }),
  aDocument({ id: 'document-2', name: 'amendment-1.docx' }),
];
const startedAt = '2027-01-01T00:00:00.000Z';
const outcome = {
  kind: 'analysis',
  title: 'amendment-1.docx',
  state: 'done',
  startedAt,
  finishedAt: new Date().toISOString(),
};
const isStored = () =>
  Object.entries<string>({ ...localStorage }).some(
    ([key, value]) => key.startsWith('grantwright.draft:') && value.includes('job-2'),
  );

/** Leaves the page while the second document in the library is being analyzed. */
async function leaveWhileAnalyzing() {
  const user = await goToRequirements(notice, { documents });
  mockEndpoint(endpoints.analyzeDocument, () => eventStream(['job', { id: 'job-2' }]));
  await user.click(button('Add a file'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a file' }));
  await user.click(dialog.getByRole('tab', { name: 'Document library' }));
  await user.selectOptions(await dialog.findByLabelText('Document'), 'document-2');
  await user.click(dialog.getByRole('button', { name: 'Analyze file' }));
  await waitFor(() => expect(isStored()).toBe(true));
  cleanup();
  return user;
}

it('opens the call from the job of an added file', async () => {
  const user = await leaveWhileAnalyzing();
  mockReads({ documents });
  mockEndpoint(endpoints.listApplications, () => ok([]));
  mockEndpoint(endpoints.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
  mockEndpoint(endpoints.listJobs, () => ok([{ id: 'job-2', ...outcome }]));
  mockEndpoint(endpoints.getJob, () =>
    eventStream(['result', { id: 'job-2', ...outcome, analysis: amendment }]),
  );
  openScreen('/dashboard', aUser());
  await user.click(await screen.findByRole('link', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What this file changes' }));
  expect(dialog.getByLabelText('Kind of file: amendment-1.docx')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  const files = within(screen.getByRole('region', { name: 'Files of this call' }));
  expect(files.getByText('notice.docx')).toBeTruthy();
  expect(files.getByLabelText('Kind of amendment-1.docx')).toBeTruthy();
});

it('names the first file only after the library has loaded', async () => {
  const user = await leaveWhileAnalyzing();
  mockReads();
  let load = (_: Response) => {};
  mockEndpoint(endpoints.listDocuments, () => new Promise((resolve) => (load = resolve)));
  mockEndpoint(endpoints.getJob, () =>
    eventStream(['result', { id: 'job-2', ...outcome, analysis: amendment }]),
  );
  openScreen('/application-creator', aUser());
  const dialog = within(await screen.findByRole('dialog', { name: 'What this file changes' }));
  expect(dialog.queryByRole('button', { name: 'Apply' })).toBeNull();
  load(ok(documents));
  await user.click(await dialog.findByRole('button', { name: 'Apply' }));
  const files = within(screen.getByRole('region', { name: 'Files of this call' }));
  expect(files.getByText('notice.docx')).toBeTruthy();
});

it('shows the result again after a reload, until it is applied', async () => {
  const user = await leaveWhileAnalyzing();
  mockEndpoint(endpoints.getJob, () =>
    eventStream(['result', { id: 'job-2', ...outcome, analysis: amendment }]),
  );
  const reopen = async () => {
    mockReads({ documents });
    openScreen('/application-creator', aUser());
    const name = 'What this file changes';
    return within(await screen.findByRole('dialog', { name }));
  };
  await reopen();
  cleanup();
  const dialog = await reopen();
  await user.click(await dialog.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(isStored()).toBe(false));
});

it('adds a file whose analysis ran and finished in another browser', async () => {
  const user = await goToRequirements(notice, { documents });
  const running = { id: 'job-3', kind: 'analysis', title: 'faq.docx', state: 'running', startedAt };
  mockEndpoint(endpoints.listJobs, () => ok([{ id: 'job-2', ...outcome }, running]));
  mockEndpoint(endpoints.getJob, () =>
    eventStream(['result', { id: 'job-2', ...outcome, analysis: amendment }]),
  );
  await user.click(button('Add a file'));
  const offer = await screen.findByRole('button', { name: 'Add it here: amendment-1.docx' });
  expect(screen.queryByRole('button', { name: 'Add it here: faq.docx' })).toBeNull();
  await user.click(offer);
  const dialog = within(await screen.findByRole('dialog', { name: 'What this file changes' }));
  await user.click(await dialog.findByRole('button', { name: 'Apply' }));
  const files = within(screen.getByRole('region', { name: 'Files of this call' }));
  expect(files.getByLabelText('Kind of amendment-1.docx')).toBeTruthy();
  await waitFor(() => expect(isStored()).toBe(false));
  await user.click(button('Add a file'));
  await screen.findByRole('dialog', { name: 'Add a file' });
  expect(screen.queryByRole('button', { name: /^Add it here/ })).toBeNull();
});
