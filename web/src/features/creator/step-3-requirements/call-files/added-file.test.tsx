import { limits } from '@grantwright/shared/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { aUser } from '../../../../testing/builders.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { browserDrafts } from '../../local-drafts/draft-store.ts';
import { getDraftKey } from '../../local-drafts/local-draft.ts';
import { anAnalysis, anApplication } from '../../testing/builders.ts';
import { button, field, goToRequirements, mockReads } from '../../testing/creator-actions.tsx';
import {
  amendment,
  analyzeSecond,
  applyAmendment,
  documents,
  notice,
  panel,
  savedBody,
} from './add-file-actions.tsx';

describe('an added file', () => {
  it('changes the analysis, but keeps the title, program, answers and checked items', async () => {
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

  it('is kept in this browser until it is saved', async () => {
    await applyAmendment();
    const key = getDraftKey(aUser().id, undefined);
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

  it('can be undone even if the list is full and has no "Add a file" button', async () => {
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

  it('can be removed after the application is reopened, and restored with Undo', async () => {
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

  it('remains if a later change is undone', async () => {
    const user = await applyAmendment();
    const kind = () => screen.getByLabelText<HTMLSelectElement>('Kind of amendment-1.docx');
    const { value } = kind();
    await user.selectOptions(kind(), 'FAQ');
    await panel().findByText('Kind of file changed.');
    await user.click(panel().getByRole('button', { name: 'Undo these changes' }));
    expect(kind().value).toBe(value);
    expect(screen.queryByRole('button', { name: 'Undo these changes' })).toBeNull();
  });
});
