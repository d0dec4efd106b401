import { limits, type Analysis } from '@grantwright/shared/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { aDocument, aUser } from '../../../../testing/builders.ts';
import { eventStream } from '../../../../testing/event-stream.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../../../../testing/server.ts';
import { browserDrafts } from '../../local-drafts/draft-store.ts';
import { draftKey } from '../../local-drafts/local-draft.ts';
import { anAnalysis, anApplication, someDetails } from '../../testing/builders.ts';
import {
  button,
  field,
  goToRequirements,
  mockReads,
  withModel,
} from '../../testing/creator-actions.tsx';

const question = { question: 'How many?', sections: [] };
const notice = anAnalysis({
  savedDocumentId: 'document-1',
  details: someDetails({
    deadline: { date: '2027-09-10', quote: 'Applications are due September 10, 2027.' },
    requirements: [{ text: 'Apply by mail.', kind: 'submission', mandatory: true }],
    questions: [question],
  }),
});
const amendment = anAnalysis({
  requirements: [],
  sections: [],
  details: someDetails({
    deadline: { date: '2027-09-24', quote: 'The deadline is moved to September 24, 2027.' },
    questions: [question],
  }),
});
const documents = [
  aDocument({ name: 'notice.docx' }),
  aDocument({ id: 'document-2', name: 'amendment-1.docx' }),
];
const dialog = () => within(screen.getByRole('dialog'));
// Hidden from screen readers while the dialog is open.
const panel = () =>
  within(screen.getByRole('region', { name: 'Files of this call', hidden: true }));

async function openDialog(reads = {}) {
  const user = await goToRequirements(notice, { documents, ...reads });
  await user.click(button('Add a file'));
  const opened = await screen.findByRole('dialog', { name: 'Add a file' });
  // The layer of a lazily loaded dialog takes the pointer one render after it appears.
  await waitFor(() => expect(getComputedStyle(opened).pointerEvents).not.toBe('none'));
  return user;
}

/** Analyzes the second document of the library. */
async function analyzeSecond(user: UserEvent) {
  await user.click(dialog().getByRole('tab', { name: 'Document library' }));
  await user.selectOptions(await dialog().findByLabelText('Document'), 'document-2');
  await user.click(dialog().getByRole('button', { name: 'Analyze file' }));
}

async function review(second: Analysis = amendment, reads = {}) {
  const user = await openDialog(reads);
  mockEndpoint(endpoints.analyzeDocument, () => ok(second));
  await analyzeSecond(user);
  await screen.findByRole('dialog', { name: 'What this file changes' });
  return user;
}

async function applyAmendment() {
  const user = await review();
  await user.click(dialog().getByRole('button', { name: 'Apply' }));
  await screen.findByText('Changes applied');
  return user;
}

const savedBody = (user: UserEvent) =>
  new Promise<{ analysis: Analysis; [field: string]: unknown }>((resolve) => {
    mockEndpoint(endpoints.createApplication, async ({ request }) => {
      resolve((await request.json()) as { analysis: Analysis });
      return ok(anApplication());
    });
    void user.click(button('Save Application'));
  });

describe('adding a file', () => {
  it('shows what it changes before anything is applied', async () => {
    await review();
    expect(dialog().getByRole('heading', { name: '1 change' })).toBe(document.activeElement);
    const line = dialog().getByRole('button', { name: /^Deadline/ });
    expect(line.textContent).toMatch(/September 10, 2027.*September 24, 2027/);
    expect(line.textContent).toMatch(/notice\.docx.*amendment-1\.docx/);
    expect(screen.getAllByText(/September 10, 2027/).length).toBeGreaterThan(1);
    expect(panel().queryByText('amendment-1.docx')).toBeNull();
  });

  it('reports that a file changes nothing', async () => {
    await review(anAnalysis({ requirements: [], sections: [] }));
    expect(dialog().getByRole('heading', { name: 'This file changes nothing' })).toBeTruthy();
  });

  it('adds a file that changes nothing to the list', async () => {
    const user = await review(anAnalysis({ requirements: [], sections: [] }));
    await user.click(dialog().getByRole('button', { name: 'Add to the list' }));
    expect(await screen.findByText('File added')).toBeTruthy();
    expect(panel().getByText(/^File added\./)).toBeTruthy();
    expect(panel().getByText('amendment-1.docx')).toBeTruthy();
  });

  it('reports that a file is already in the list', async () => {
    const user = await applyAmendment();
    await user.click(button('Add a file'));
    await screen.findByRole('dialog', { name: 'Add a file' });
    await analyzeSecond(user);
    const heading = { name: 'This file is already in the list.' };
    expect(await dialog().findByRole('heading', heading)).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(dialog().queryByRole('button', { name: 'Add to the list' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before Escape discards what was analyzed', async () => {
    const user = await review();
    const ask = { name: 'Discard the analysis of this file?' };
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', ask);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(dialog().getByRole('heading', { name: '1 change' })).toBe(document.activeElement);
    await user.keyboard('{Escape}');
    await user.click(
      within(await screen.findByRole('alertdialog', ask)).getByRole('button', { name: 'Discard' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Add a file')));
    expect(panel().queryByText('amendment-1.docx')).toBeNull();
  });

  it('warns of a file that is not a call, unless it is a form', async () => {
    const note = 'This document looks like an annual report.';
    const user = await review(
      anAnalysis({ details: someDetails({ isCall: false, notes: [note] }) }),
    );
    expect(dialog().getByText(note)).toBeTruthy();
    await user.selectOptions(dialog().getByLabelText('Kind of file: amendment-1.docx'), 'Form');
    expect(dialog().queryByText(note)).toBeNull();
  });

  it('changes nothing when it is discarded', async () => {
    const user = await review();
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Add a file'));
    expect((await savedBody(user)).analysis).toEqual({ ...notice });
  });

  it('counts the tokens of an analysis that is discarded', async () => {
    const usage = { inputTokens: 40_000, outputTokens: 1_000 };
    const used = anAnalysis({ details: someDetails({ provider: 'openai', usage }) });
    const user = await review(used, { status: withModel });
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(screen.getByText(/used about 41,000 tokens/)).toBeTruthy();
  });
});

describe('an added file', () => {
  it('changes the analysis and keeps the title, the program, answers and checked items', async () => {
    const user = await goToRequirements(notice, { documents });
    await user.clear(field('Application title'));
    await user.type(field('Application title'), 'A roof');
    await user.type(field('How many?'), '12');
    await user.click(screen.getByRole('checkbox', { name: /Apply by mail/ }));
    mockEndpoint(endpoints.analyzeDocument, () => ok(amendment));
    await user.click(button('Add a file'));
    await screen.findByRole('dialog', { name: 'Add a file' });
    await analyzeSecond(user);
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(document.activeElement).toBe(button('Add a file'));
    expect(panel().getByText('amendment-1.docx')).toBeTruthy();
    expect(panel().getByText('Changes')).toBeTruthy();
    const body = await savedBody(user);
    expect(body).toMatchObject({
      title: 'A roof',
      grantProgram: 'Shelter Fund',
      answers: [{ question: 'How many?', answer: '12' }],
      submission: { checklist: [{ requirement: 'Apply by mail.', state: 'done' }] },
    });
    expect(body.analysis).toMatchObject({
      savedDocumentId: 'document-1',
      details: {
        deadline: { date: '2027-09-24', file: 1 },
        files: [
          { name: 'notice.docx', documentId: 'document-1' },
          { name: 'amendment-1.docx', kind: 'amendment', documentId: 'document-2' },
        ],
        changes: [{ about: 'Deadline' }],
      },
    });
  });

  it('is kept in this browser before it is saved', async () => {
    await applyAmendment();
    const key = draftKey(aUser().id, undefined);
    await waitFor(async () =>
      expect((await browserDrafts.read(key))?.state.analysis?.details.files).toHaveLength(2),
    );
  });

  it.each([
    ['in the toast', 'Undo'],
    ['in the panel', 'Undo these changes'],
  ])('can be undone %s', async (_, name) => {
    const user = await applyAmendment();
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('Changes undone')).toBeTruthy();
    expect(document.activeElement).toBe(button('Add a file'));
    expect(panel().queryByText('amendment-1.docx')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo these changes' })).toBeNull();
    expect((await savedBody(user)).analysis).toEqual({ ...notice });
  });

  it('can be undone in a full list, which has no button that adds a file', async () => {
    const files = Array.from({ length: limits.callFiles - 1 }, (_, n) => ({
      name: `form-${n}.docx`,
      kind: 'form' as const,
    }));
    const full = anAnalysis({ details: { ...notice.details, files } });
    const user = await goToRequirements(full, { documents });
    mockEndpoint(endpoints.analyzeDocument, () => ok(amendment));
    await user.click(button('Add a file'));
    await screen.findByRole('dialog', { name: 'Add a file' });
    await analyzeSecond(user);
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('button', { name: 'Add a file' })).toBeNull();
    await user.click(button('Undo these changes'));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Files of this call' }));
  });

  it('can be removed after the application is reopened, with undo', async () => {
    const user = await applyAmendment();
    const { analysis } = await savedBody(user);
    cleanup();
    mockReads({ documents });
    mockEndpoint(endpoints.getApplication, () =>
      ok(anApplication({ analysis, content: '', status: 'in_progress' })),
    );
    openScreen('/application-creator/application-1', aUser());
    await user.click(await screen.findByRole('button', { name: 'Remove amendment-1.docx' }));
    expect(await screen.findByText('File removed')).toBeTruthy();
    expect(document.activeElement).toBe(button('Add a file'));
    expect(panel().queryByText('amendment-1.docx')).toBeNull();
    expect(screen.queryByText(/September 24, 2027/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove notice.docx' })).toBeNull();
    await user.click(button('Undo these changes'));
    expect(panel().getByText('amendment-1.docx')).toBeTruthy();
  });

  it('can no longer be undone after another change', async () => {
    const user = await applyAmendment();
    await user.selectOptions(screen.getByLabelText('Kind of amendment-1.docx'), 'FAQ');
    expect(screen.queryByRole('button', { name: 'Undo these changes' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});

describe('the analysis of an added file', () => {
  it('says why a file cannot be read, and keeps the choice', async () => {
    const user = await openDialog();
    mockEndpoint(endpoints.analyzeDocument, () =>
      problemResponse('unreadable-document', 'This PDF is password-protected.'),
    );
    await analyzeSecond(user);
    expect(await dialog().findByText('This PDF is password-protected.')).toBeTruthy();
    expect(dialog().getByLabelText<HTMLSelectElement>('Document').value).toBe('document-2');
  });

  it('offers the built-in analyst when the model fails', async () => {
    const user = await openDialog({ status: withModel });
    const bodies: object[] = [];
    mockEndpoint(endpoints.analyzeDocument, async ({ request }) => {
      bodies.push((await request.json()) as object);
      return bodies.length === 1
        ? problemResponse('provider-failed', 'The AI service failed.')
        : ok(amendment);
    });
    await analyzeSecond(user);
    await user.click(await dialog().findByRole('button', { name: 'Use the built-in analyst' }));
    await screen.findByRole('dialog', { name: 'What this file changes' });
    expect(bodies[1]).toEqual({ ...bodies[0], provider: 'built-in' });
  });

  it('can be canceled, which keeps the choice', async () => {
    const user = await openDialog();
    mockEndpoint(endpoints.analyzeDocument, () => new Promise(() => undefined));
    await analyzeSecond(user);
    await user.click(await dialog().findByRole('button', { name: 'Cancel' }));
    expect((await dialog().findByLabelText<HTMLSelectElement>('Document')).value).toBe(
      'document-2',
    );
  });

  it('is canceled without a question when the dialog is closed', async () => {
    const canceled: unknown[] = [];
    mockEndpoint(endpoints.cancelJob, ({ params }) => {
      canceled.push(params['id']);
      return noContent();
    });
    const user = await openDialog();
    mockEndpoint(endpoints.analyzeDocument, () =>
      eventStream(['job', { id: 'job-2' }], ['progress', { stage: 'reading', done: 0, total: 1 }]),
    );
    await analyzeSecond(user);
    await dialog().findByText(/Reading the guidelines/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canceled).toEqual(['job-2']));
    expect(screen.getByText('Canceled.')).toBeTruthy();
    expect(field('Application title').value).toBe('Shelter Fund');
    expect(screen.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeTruthy();
  });
});
