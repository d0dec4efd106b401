import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aUser } from '../../testing/builders.ts';
import { eventStream } from '../../testing/event-stream.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../../testing/server.ts';
import { toDraft } from './local-drafts/local-draft.ts';
import { aGeneration, anAnalysis, anApplication, aState } from './testing/builders.ts';
import { button, goToGuidelines, mockReads } from './testing/creator-actions.tsx';

beforeEach(() => localStorage.clear());

const startedAt = '2027-01-01T10:00:00.000Z';
const finishedAt = '2027-01-01T09:00:00.000Z';
const analysisJob = { id: 'a1', kind: 'analysis', title: 'call.pdf', state: 'done', startedAt };
const draftJob = { id: 'd1', kind: 'draft', title: 'Shelter Fund', state: 'done', startedAt };

function mockJobs(outcomes: Record<string, object>) {
  mockEndpoint(endpoints.getJob, ({ request, params }) => {
    const outcome = outcomes[String(params['id'])];
    const isStream = request.headers.get('Accept')?.includes('event-stream');
    return isStream ? eventStream(['result', outcome]) : ok(outcome);
  });
}

describe('a job started in another browser', () => {
  it('opens with the default organization if it is an analysis', async () => {
    mockReads();
    mockJobs({ a1: { ...analysisJob, analysis: anAnalysis() } });
    openScreen('/application-creator?job=a1', aUser());
    expect(await screen.findByRole('heading', { name: 'Grant Analysis Complete' })).toBeTruthy();
    expect(button('Generate Application').disabled).toBe(false);
  });

  it('opens with the analysis of the same program if it is a draft', async () => {
    mockReads();
    mockEndpoint(endpoints.listJobs, () => ok([draftJob, { ...analysisJob, finishedAt }]));
    mockJobs({
      a1: { ...analysisJob, finishedAt, analysis: anAnalysis() },
      d1: { ...draftJob, generation: aGeneration({ content: '<p>The need is great.</p>' }) },
    });
    openScreen('/application-creator?job=d1', aUser());
    expect(await screen.findByText('The need is great.')).toBeTruthy();
    expect(await screen.findByText('Apply by mail.')).toBeTruthy();
  });

  it('opens as a draft even if its analysis cannot be found', async () => {
    mockReads();
    mockJobs({ d1: { ...draftJob, generation: aGeneration({ content: '<p>A need.</p>' }) } });
    openScreen('/application-creator?job=d1', aUser());
    expect(await screen.findByText('A need.')).toBeTruthy();
    expect(await screen.findByText('This application has no analyzed guidelines.')).toBeTruthy();
  });

  it('offers the new version in its application if it is a rewrite', async () => {
    mockReads();
    const application = anApplication({ analysis: anAnalysis() });
    mockEndpoint(endpoints.getApplication, () => ok(application));
    const rewriting = { section: 'Need', content: '', claims: [], provider: 'openai' };
    mockJobs({
      r1: { ...draftJob, id: 'r1', kind: 'rewrite', rewriting: { ...rewriting, mode: 'redo' } },
    });
    openScreen(`/application-creator/${application.id}?job=r1`, aUser());
    expect(await screen.findByRole('button', { name: 'Review the new version' })).toBeTruthy();
  });

  it('is reported as expired on a new application if it no longer exists', async () => {
    mockReads();
    mockEndpoint(endpoints.getJob, () => problemResponse('not-found', 'It is gone.'));
    openScreen('/application-creator?job=a1', aUser());
    const [note] = await screen.findAllByText(/no longer available: results are kept for 7 days/);
    expect(note?.textContent).toMatch(/Start the analysis or the draft again/);
    expect(
      screen.getByRole('heading', { name: 'Select Organization & Review Details' }),
    ).toBeTruthy();
  });

  it('opens despite unsaved drafts, each of which can be opened instead', async () => {
    const store = (key: string, title: string) =>
      localStorage.setItem(
        `grantwright.draft:${aUser().id}/new${key}`,
        JSON.stringify(toDraft(aState({ title }), Date.now())),
      );
    store('', 'Draft 1');
    for (const number of [2, 3, 4, 5]) store(`#${number}`, `Draft ${number}`);
    mockReads();
    mockJobs({ a1: { ...analysisJob, analysis: anAnalysis({ grantProgram: 'Opened Fund' }) } });
    openScreen('/application-creator?job=a1', aUser());
    const user = userEvent.setup();
    await screen.findByRole('heading', { name: 'Grant Analysis Complete' });
    const choose = async () => {
      const [note] = await screen.findAllByText('5 other unsaved drafts are kept in this browser.');
      expect(note).toBeTruthy();
      await user.click(button('Choose'));
      return within(await screen.findByRole('dialog'));
    };
    const openDraft = async (title: string) => {
      const row = (await choose()).getByText(title).closest('li') as HTMLElement;
      await user.click(within(row).getByRole('link', { name: 'Open' }));
      await screen.findAllByText(/We restored your unsaved changes/);
    };
    await openDraft('Draft 3');
    await openDraft('Opened Fund');
    expect(await screen.findByRole('heading', { name: 'Grant Analysis Complete' })).toBeTruthy();
  });

  it('can be canceled while a new analysis is waiting for it', async () => {
    let canceled = '';
    mockEndpoint(endpoints.cancelJob, ({ params }) => {
      canceled = String(params['id']);
      mockEndpoint(endpoints.listJobs, () => ok([]));
      return noContent();
    });
    mockEndpoint(endpoints.analyzeDocument, () =>
      eventStream(['progress', { stage: 'waiting', done: 0, total: 1 }]),
    );
    const user = await goToGuidelines();
    mockEndpoint(endpoints.listJobs, () => ok([{ ...analysisJob, state: 'running' }]));
    await user.selectOptions(await screen.findByLabelText('Document'), 'document-1');
    await user.click(button('Analyze Requirements'));
    expect(await screen.findByText('Waiting for your other analysis to finish')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Cancel the other analysis' }));
    await vi.waitFor(() => expect(canceled).toBe('a1'));
    await vi.waitFor(() =>
      expect(document.activeElement?.textContent).toBe('The other analysis has been canceled.'),
    );
  });

  it('requires the guidelines to be chosen again before another analysis', async () => {
    let requests = 0;
    mockReads();
    mockJobs({ a1: { ...analysisJob, analysis: anAnalysis() } });
    mockEndpoint(endpoints.analyzeDocument, () => {
      requests += 1;
      return ok(anAnalysis());
    });
    openScreen('/application-creator?job=a1', aUser());
    await screen.findByRole('heading', { name: 'Grant Analysis Complete' });
    const [reAnalyze] = screen.getAllByRole('button', { name: 'Re-Analyze' });
    fireEvent.click(reAnalyze as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Upload Grant Guidelines' })).toBeTruthy();
    expect(await screen.findByLabelText('Document')).toBeTruthy();
    expect(requests).toBe(0);
  });

  it('is shown before the user starts a new analysis', async () => {
    mockEndpoint(endpoints.listJobs, () => ok([{ ...analysisJob, state: 'running' }]));
    await goToGuidelines();
    expect(await screen.findByText(/An analysis of “call.pdf” is running/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
      '/application-creator?job=a1',
    );
  });

  it('is reported as canceled if another screen cancels it', async () => {
    const problem = { code: 'canceled', status: 499, title: 'Canceled', detail: 'Canceled.' };
    mockEndpoint(endpoints.analyzeDocument, () =>
      eventStream(['job', { id: 'a2' }], ['error', problem]),
    );
    const user = await goToGuidelines();
    await user.selectOptions(await screen.findByLabelText('Document'), 'document-1');
    await user.click(button('Analyze Requirements'));
    expect(await screen.findByText('Analysis canceled')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Document').value).toBe('document-1');
  });
});
