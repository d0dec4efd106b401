import type { RewriteMode, Rewriting } from '@grantwright/shared/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { eventStream } from '../../../../testing/event-stream.ts';
import { mockEndpoint, noContent, ok, problemResponse } from '../../../../testing/server.ts';
import { anAnalysis, anApplication, someDetails } from '../../testing/builders.ts';
import { button, openSavedApplication, withModel } from '../../testing/creator-actions.tsx';

beforeEach(() => localStorage.clear());

const content =
  '<h2>Need</h2><p>We utilize 14 vans. [NEEDS INPUT: How many families wait?]</p><h2>Team</h2><p>Nine people.</p>';
const need = { name: 'Need', description: '', required: true, prompts: ['Who is in need?'] };
const aRewriting = (overrides: Partial<Rewriting> = {}): Rewriting => ({
  mode: 'plainer',
  section: 'Need',
  content: '<p>We use 15 vans. [NEEDS INPUT: How many families wait?]</p>',
  claims: [{ text: '15', kind: 'figure', section: 'Need', source: { type: 'unsupported' } }],
  provider: 'openai',
  ...overrides,
});

const doneJob = {
  id: 'job-1',
  kind: 'rewrite',
  title: 'Need',
  state: 'done',
  startedAt: '2027-01-01T00:00:00.000Z',
  rewriting: aRewriting(),
};
const isStored = () =>
  Object.entries<string>({ ...localStorage }).some(
    ([key, value]) => key.startsWith('grantwright.draft:') && value.includes('job-1'),
  );

const application = () =>
  anApplication({
    content,
    analysis: anAnalysis({ details: someDetails({ sections: [need] }) }),
    organizationInfo: { name: 'Harbor House' },
  });

async function openSection(status = withModel) {
  const app = await openSavedApplication(application(), { status });
  const { user } = app;
  const outline = within(await screen.findByRole('complementary', { name: 'Outline' }));
  await user.click(await outline.findByRole('button', { name: /^Need/ }));
  await user.click(await screen.findByRole('button', { name: 'Rewrite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rewrite “Need”' }));
  return { user, dialog };
}
const text = () => screen.findByRole('textbox', { name: 'Application text' });

async function propose(
  { user, dialog }: { user: ReturnType<typeof userEvent.setup>; dialog: ReturnType<typeof within> },
  label: RegExp,
) {
  await user.click(await dialog.findByRole('radio', { name: label }));
  await user.click(dialog.getByRole('button', { name: 'Propose changes' }));
}
const review = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Review the new version' }));
  return within(await screen.findByRole('dialog', { name }));
};

describe('rewriting a section', () => {
  it('offers only the modes that the built-in analyst supports', async () => {
    const { dialog } = await openSection({ provider: 'built-in' });
    expect(await dialog.findByText('Using plainer words requires an AI service.')).toBeTruthy();
    expect(dialog.getAllByRole('radio')).toHaveLength(3);
    expect(dialog.queryByRole('radio', { name: /plainer/i })).toBeNull();
  });

  it('sends the section and the sources, and applies only accepted changes', async () => {
    let requestBody: unknown;
    mockEndpoint(endpoints.rewriteSection, async ({ request }) => {
      requestBody = await request.json();
      return ok(aRewriting());
    });
    const app = await openSection();
    await propose(app, /plainer words/);
    const dialog = await review(app.user, 'Plainer words for “Need”');
    expect(requestBody).toMatchObject({
      mode: 'plainer',
      section: 'Need',
      content: '<p>We utilize 14 vans. [NEEDS INPUT: How many families wait?]</p>',
      requirements: ['Apply by mail.'],
    });
    expect(dialog.getByText(/No source found for “15”/)).toBeTruthy();
    await app.user.click(dialog.getByRole('button', { name: /^Accept / }));
    const editor = await text();
    await waitFor(() => expect(editor.textContent).toContain('We use 15 vans.'));
    expect(editor.textContent).toContain('Nine people.');
    await app.user.click(button(/^Undo/));
    expect(editor.textContent).toContain('We utilize 14 vans.');
  });

  it('asks which question to answer, and lists open questions first', async () => {
    let requestBody: unknown;
    const mode: RewriteMode = 'answer';
    mockEndpoint(endpoints.rewriteSection, async ({ request }) => {
      requestBody = await request.json();
      return ok(aRewriting({ mode, content: content.slice(13, content.indexOf('<h2>Team')) }));
    });
    const app = await openSection();
    await app.user.click(await app.dialog.findByRole('radio', { name: /Answer a question/ }));
    const questions = within(app.dialog.getByLabelText('Question')).getAllByRole('option');
    expect(questions.map((one) => one.textContent)).toEqual([
      'How many families wait?',
      'Who is in need?',
    ]);
    await propose(app, /Answer a question/);
    const dialog = await review(app.user, 'Answer in “Need”');
    expect(requestBody).toMatchObject({ mode, question: 'How many families wait?' });
    expect(dialog.getByText(/don’t answer this question/)).toBeTruthy();
  });

  it('leaves the text unchanged if the new version is dismissed', async () => {
    mockEndpoint(endpoints.rewriteSection, () => ok(aRewriting()));
    const app = await openSection();
    await propose(app, /plainer words/);
    const dialog = await review(app.user, 'Plainer words for “Need”');
    await app.user.click(dialog.getByRole('button', { name: 'Dismiss' }));
    expect((await text()).textContent).toContain('We utilize 14 vans.');
    expect(screen.queryByRole('button', { name: 'Review the new version' })).toBeNull();
  });

  it('offers the new version until it is accepted, even after Escape, a screen change or a reload', async () => {
    mockEndpoint(endpoints.rewriteSection, () =>
      eventStream(['job', { id: 'job-1' }], ['result', aRewriting()]),
    );
    mockEndpoint(endpoints.getJob, () => eventStream(['result', doneJob]));
    const app = await openSection();
    await propose(app, /plainer words/);
    await review(app.user, 'Plainer words for “Need”');
    await app.user.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Review the new version' });
    await app.user.click(button('Previous'));
    await screen.findByRole('heading', { name: 'Grant Analysis Complete' });
    await app.user.click(
      within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', {
        name: 'Draft',
      }),
    );
    await screen.findByRole('button', { name: 'Review the new version' });
    await waitFor(() => expect(isStored()).toBe(true));
    cleanup();
    const { user } = await openSavedApplication(application(), { status: withModel });
    const dialog = await review(user, 'Plainer words for “Need”');
    await user.click(dialog.getByRole('button', { name: /^Accept / }));
    await waitFor(async () => expect((await text()).textContent).toContain('We use 15 vans.'));
    expect(screen.queryByRole('button', { name: 'Review the new version' })).toBeNull();
    await waitFor(() => expect(isStored()).toBe(false));
  });

  it('is resumed when the page is reopened', async () => {
    mockEndpoint(endpoints.rewriteSection, () => eventStream(['job', { id: 'job-1' }]));
    mockEndpoint(endpoints.getJob, () => new Promise(() => undefined));
    const app = await openSection();
    await propose(app, /plainer words/);
    await screen.findByText('Rewriting...');
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('job-1'));
    cleanup();
    mockEndpoint(endpoints.getJob, () => eventStream(['result', doneJob]));
    const { user } = await openSavedApplication(application(), { status: withModel });
    const dialog = await review(user, 'Plainer words for “Need”');
    await user.click(dialog.getByRole('button', { name: /^Accept / }));
    await waitFor(async () => expect((await text()).textContent).toContain('We use 15 vans.'));
  });

  it('leaves the text unchanged if it fails, and offers the built-in analyst', async () => {
    mockEndpoint(endpoints.rewriteSection, () =>
      problemResponse('provider-failed', 'The response of the AI service was cut off.'),
    );
    const app = await openSection();
    await propose(app, /Draft it again/);
    expect(await screen.findByText(/The section was not rewritten/)).toBeTruthy();
    expect((await text()).textContent).toContain('We utilize 14 vans.');
    await app.user.click(await screen.findByRole('button', { name: 'Rewrite' }));
    const again = within(await screen.findByRole('dialog', { name: 'Rewrite “Need”' }));
    expect(again.getByText(/was cut off. Your text is unchanged/)).toBeTruthy();
    let requestBody: unknown;
    mockEndpoint(endpoints.rewriteSection, async ({ request }) => {
      requestBody = await request.json();
      return ok(aRewriting({ provider: 'built-in' }));
    });
    await app.user.click(again.getByRole('button', { name: 'Use the built-in analyst' }));
    await screen.findByRole('button', { name: 'Review the new version' });
    expect(requestBody).toMatchObject({ mode: 'redo', provider: 'built-in' });
  });

  it('is canceled on the server when the user clicks Cancel', async () => {
    let canceled = '';
    mockEndpoint(endpoints.rewriteSection, () => eventStream(['job', { id: 'job-1' }]));
    mockEndpoint(endpoints.getJob, () => new Promise(() => undefined));
    mockEndpoint(endpoints.cancelJob, ({ params }) => {
      canceled = String(params['id']);
      return noContent();
    });
    const app = await openSection();
    await propose(app, /Draft it again/);
    await screen.findByText('Rewriting...');
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canceled).toBe('job-1'));
    expect(await screen.findByRole('button', { name: 'Rewrite' })).toBeTruthy();
  });
});
