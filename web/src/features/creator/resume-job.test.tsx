import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import * as navigation from '../../lib/page-navigation.ts';
import { aUser } from '../../testing/builders.ts';
import { eventStream } from '../../testing/event-stream.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../../testing/server.ts';
import { anAnalysis } from './testing/builders.ts';
import { button, goToGuidelines, goToRequirements, mockReads } from './testing/creator-actions.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const startedAt = '2027-01-01T00:00:00.000Z';
const started = () => eventStream(['job', { id: 'job-1' }]);
const outcome = (result: object) => ({
  id: 'job-1',
  kind: 'analysis',
  title: '',
  state: 'done',
  startedAt,
  ...result,
});
const isStored = () =>
  Object.entries<string>({ ...localStorage }).some(
    ([key, value]) => key.startsWith('grantwright.draft:') && value.includes('job-1'),
  );

async function startAnalysis() {
  mockEndpoint(endpoints.analyzeDocument, started);
  const user = await goToGuidelines();
  await user.selectOptions(await screen.findByLabelText('Document'), 'document-1');
  await user.click(button('Analyze Requirements'));
  await screen.findByText(/You can close this page/);
  await vi.waitFor(() => expect(isStored()).toBe(true));
  return user;
}

function reopen(): void {
  cleanup();
  mockReads();
  openScreen('/application-creator', aUser());
}

describe('an analyst job', () => {
  it('is resumed when the page is reopened during an analysis', async () => {
    await startAnalysis();
    mockEndpoint(endpoints.getJob, () =>
      eventStream(
        ['progress', { stage: 'analyzing', done: 0, total: 1 }],
        ['result', outcome({ analysis: anAnalysis() })],
      ),
    );
    reopen();
    expect(await screen.findByRole('heading', { name: 'Grant Analysis Complete' })).toBeTruthy();
    await vi.waitFor(() => expect(isStored()).toBe(false));
  });

  it('is resumed when the page is reopened during a draft', async () => {
    const user = await goToRequirements();
    mockEndpoint(endpoints.generateApplication, started);
    await user.click(button('Generate Application'));
    await screen.findByRole('heading', { name: 'Generating Your Application' });
    await vi.waitFor(() => expect(isStored()).toBe(true));
    const generation = {
      content: '<h2>Need</h2><p>The need is great.</p>',
      claims: [],
      gaps: [],
      provider: 'built-in',
    };
    mockEndpoint(endpoints.getJob, () =>
      eventStream(['result', outcome({ kind: 'draft', generation })]),
    );
    reopen();
    expect(
      await screen.findByRole('heading', { name: 'Review Generated Application' }),
    ).toBeTruthy();
    expect(await screen.findByText('The need is great.')).toBeTruthy();
  });

  it('is resumed after the user signs in again during a draft', async () => {
    const leavePage = vi.spyOn(navigation, 'leavePage').mockImplementation(() => {});
    const user = await goToRequirements();
    mockEndpoint(endpoints.generateApplication, () =>
      eventStream(
        ['job', { id: 'job-1' }],
        [
          'error',
          { code: 'not-signed-in', status: 401, title: 'Signed out', detail: 'Signed out.' },
        ],
      ),
    );
    await user.click(button('Generate Application'));
    await vi.waitFor(() => expect(leavePage).toHaveBeenCalled());
    expect(screen.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeTruthy();
    await vi.waitFor(() => expect(isStored()).toBe(true));
    const generation = { content: '<p>A need.</p>', claims: [], gaps: [], provider: 'built-in' };
    mockEndpoint(endpoints.getJob, () =>
      eventStream(['result', outcome({ kind: 'draft', generation })]),
    );
    reopen();
    expect(await screen.findByText('A need.')).toBeTruthy();
  });

  it('reports a failure when the page is reopened, and keeps the guidelines', async () => {
    await startAnalysis();
    mockEndpoint(endpoints.getJob, () => problemResponse('not-found', 'This job was not found.'));
    reopen();
    expect(await screen.findByText('Failed to analyze document from library')).toBeTruthy();
    const library = await screen.findByLabelText<HTMLSelectElement>('Document');
    expect(library.value).toBe('document-1');
    await vi.waitFor(() => expect(isStored()).toBe(false));
  });

  it('is canceled on the server when the user clicks Cancel', async () => {
    let canceled = '';
    mockEndpoint(endpoints.cancelJob, ({ params }) => {
      canceled = String(params['id']);
      return noContent();
    });
    const user = await startAnalysis();
    await user.click(button('Cancel'));
    await vi.waitFor(() => expect(canceled).toBe('job-1'));
    expect(await screen.findByLabelText('Document')).toBeTruthy();
  });

  it('disappears from the running jobs once its cancellation is confirmed', async () => {
    let confirm = (_: Response) => {};
    mockEndpoint(endpoints.cancelJob, () => new Promise((resolve) => (confirm = resolve)));
    const user = await startAnalysis();
    mockEndpoint(endpoints.listJobs, () =>
      ok([{ id: 'job-1', kind: 'analysis', title: 'call.pdf', state: 'running', startedAt }]),
    );
    await user.click(button('Cancel'));
    await screen.findByText(/An analysis of “call.pdf” is running/);
    mockEndpoint(endpoints.listJobs, () => ok([]));
    confirm(noContent());
    // This must happen before the next poll.
    await vi.waitFor(() => expect(screen.queryByText(/is running/)).toBeNull(), 3_000);
  });
});
