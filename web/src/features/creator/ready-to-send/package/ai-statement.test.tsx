import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { button, field } from '../../testing/creator-actions.tsx';
import { application, mockDraftCheck, openPanel } from './package-panel-actions.tsx';

beforeEach(mockDraftCheck);

describe('the statement on the use of AI', () => {
  it('is suggested if the funder asks for it', async () => {
    const user = await openPanel(application({ submission: {} }));
    expect(screen.getByText(/Applicants must disclose any use of AI/)).toBeTruthy();
    await user.click(button('Insert a suggested statement'));
    expect(field('Statement on the use of AI').value).toBe(
      'Parts of this application were drafted with Grantwright, and reviewed by us.',
    );
    expect(screen.queryByText('Insert a suggested statement')).toBeNull();
    expect(document.activeElement).toBe(field('Statement on the use of AI'));
  });

  it.each([
    [
      'the model that rewrote a section',
      { writtenBy: ['built-in', 'openai'] },
      /and a language model, and/,
    ],
    [
      'the model, although the applicant now writes',
      { isAssistOnly: true, writtenBy: ['openai'] },
      /and a language model, and/,
    ],
    [
      'no analyst, if the applicant wrote the text',
      { isAssistOnly: true, writtenBy: [] },
      /^We wrote this application/,
    ],
    [
      'no analyst, if the applicant chose a draft after an outline but did not generate it',
      { writtenBy: [] },
      /^We wrote this application/,
    ],
  ] as const)('names %s', async (_case, submission, statement) => {
    const user = await openPanel(
      application({ submission: { ...submission, writtenBy: [...submission.writtenBy] } }),
    );
    await user.click(button('Insert a suggested statement'));
    expect(field('Statement on the use of AI').value).toMatch(statement);
  });
});
