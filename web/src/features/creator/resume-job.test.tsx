import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { eventStream } from '../../testing/event-stream.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, problemResponse } from '../../testing/server.ts';
import { anAnalysis } from './testing/builders.ts';
import { button, goToGuidelines, goToRequirements, mockReads } from './testing/creator-actions.tsx';

beforeEach(() => localStorage.clear());

const started = () => eventStream(['job', { id: 'job-1' }]);
const outcome = (result: object) => ({
  id: 'job-1',
  kind: 'analysis',
  title: '',
  state: 'done',
  startedAt: '2027-01-01T00:00:00.000Z',
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
  await screen.findByText(/You may close this page/);
  await vi.waitFor(() => expect(isStored()).toBe(true));
  return user;
}

function reopen(): void {
  cleanup();
  mockReads();
  openScreen('/application-creator', aUser());
}

describe('a job of the analyst', () => {
  it('is an analysis that is followed when the page is reopened', async () => {
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

  it('is a draft that is followed when the page is reopened', async () => {
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

  it('reports its failure when the page is reopened, and keeps the guidelines', async () => {
    await startAnalysis();
    mockEndpoint(endpoints.getJob, () => problemResponse('not-found', 'This job was not found.'));
    reopen();
    expect(await screen.findByText('Failed to analyze document from library')).toBeTruthy();
    const library = await screen.findByLabelText<HTMLSelectElement>('Document');
    expect(library.value).toBe('document-1');
    await vi.waitFor(() => expect(isStored()).toBe(false));
  });

  it('is canceled on the server by Cancel', async () => {
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
});
