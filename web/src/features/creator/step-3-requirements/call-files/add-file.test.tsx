import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { eventStream } from '../../../../testing/event-stream.ts';
import { mockEndpoint, noContent, ok, problemResponse } from '../../../../testing/server.ts';
import { anAnalysis, someDetails } from '../../testing/builders.ts';
import { button, field, withModel } from '../../testing/creator-actions.tsx';
import {
  amendment,
  analyzeSecond,
  applyAmendment,
  dialog,
  notice,
  openDialog,
  panel,
  preview,
  savedBody,
} from './add-file-actions.tsx';

describe('adding a file', () => {
  it('previews the changes before applying them', async () => {
    await preview();
    await waitFor(() =>
      expect(dialog().getByRole('heading', { name: '1 change' })).toBe(document.activeElement),
    );
    const line = dialog().getByRole('button', { name: /^Deadline/ });
    expect(line.textContent).toMatch(/September 10, 2027.*September 24, 2027/);
    expect(line.textContent).toMatch(/notice\.docx.*amendment-1\.docx/);
    expect(screen.getAllByText(/September 10, 2027/).length).toBeGreaterThan(1);
    expect(panel().queryByText('amendment-1.docx')).toBeNull();
  });

  it('reports that a file changes nothing', async () => {
    await preview(anAnalysis({ requirements: [], sections: [] }));
    expect(dialog().getByRole('heading', { name: 'This file changes nothing' })).toBeTruthy();
  });

  it('adds a file to the list even if it changes nothing', async () => {
    const user = await preview(anAnalysis({ requirements: [], sections: [] }));
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

  it('asks for confirmation before Escape discards the analysis', async () => {
    const user = await preview();
    const ask = { name: 'Discard the analysis of this file?' };
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', ask);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() =>
      expect(dialog().getByRole('heading', { name: '1 change' })).toBe(document.activeElement),
    );
    await user.keyboard('{Escape}');
    await user.click(
      within(await screen.findByRole('alertdialog', ask)).getByRole('button', { name: 'Discard' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Add a file')));
    expect(panel().queryByText('amendment-1.docx')).toBeNull();
  });

  it('warns about a file that is not a call, unless it is a form', async () => {
    const note = 'This document looks like an annual report.';
    const user = await preview(
      anAnalysis({ details: someDetails({ isCall: false, notes: [note] }) }),
    );
    expect(dialog().getByText(note)).toBeTruthy();
    await user.selectOptions(dialog().getByLabelText('Kind of file: amendment-1.docx'), 'Form');
    expect(dialog().queryByText(note)).toBeNull();
  });

  it('leaves the application unchanged if the analysis is discarded', async () => {
    const user = await preview();
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('Add a file'));
    expect((await savedBody(user)).analysis).toEqual({ ...notice });
  });

  it('counts the tokens of a discarded analysis', async () => {
    const usage = { inputTokens: 40_000, outputTokens: 1_000 };
    const paidAnalysis = anAnalysis({ details: someDetails({ provider: 'openai', usage }) });
    const user = await preview(paidAnalysis, { status: withModel });
    await user.click(dialog().getByRole('button', { name: 'Discard' }));
    expect(screen.getByText(/used about 41,000 tokens/)).toBeTruthy();
  });
});

describe('the analysis of an added file', () => {
  it('explains why a file cannot be read, and keeps the selection', async () => {
    const user = await openDialog();
    mockEndpoint(endpoints.analyzeDocument, () =>
      problemResponse('unreadable-document', 'This PDF is password-protected.'),
    );
    await analyzeSecond(user);
    expect(await dialog().findByText('This PDF is password-protected.')).toBeTruthy();
    expect(dialog().getByLabelText<HTMLSelectElement>('Document').value).toBe('document-2');
  });

  it('offers the built-in analyst if the model fails', async () => {
    const user = await openDialog({ status: withModel });
    const bodies: object[] = [];
    mockEndpoint(endpoints.analyzeDocument, async ({ request }) => {
      bodies.push(await request.json());
      return bodies.length === 1
        ? problemResponse('provider-failed', 'The AI service failed.')
        : ok(amendment);
    });
    await analyzeSecond(user);
    await user.click(await dialog().findByRole('button', { name: 'Use the built-in analyst' }));
    await screen.findByRole('dialog', { name: 'What this file changes' });
    expect(bodies[1]).toEqual({ ...bodies[0], provider: 'built-in' });
  });

  it('keeps the selection when canceled', async () => {
    const user = await openDialog();
    mockEndpoint(endpoints.analyzeDocument, () => new Promise(() => undefined));
    await analyzeSecond(user);
    await user.click(await dialog().findByRole('button', { name: 'Cancel' }));
    expect((await dialog().findByLabelText<HTMLSelectElement>('Document')).value).toBe(
      'document-2',
    );
  });

  it('is canceled without confirmation when the dialog is closed', async () => {
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
