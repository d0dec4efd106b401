import { describe, expect, it } from 'vitest';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { aNote, anAnalysis, anApplication, aState, someDetails } from '../testing/builders.ts';
import { buildSaveRequest } from './save-request.ts';
import { applicationToState } from './application-to-state.ts';

describe('applicationToState', () => {
  it('opens the last step if there is content', () => {
    expect(applicationToState(anApplication()).step).toBe(4);
    const noText = anApplication({ content: '', analysis: anAnalysis() });
    expect(applicationToState(noText).step).toBe(3);
    expect(applicationToState(anApplication({ content: '' })).step).toBe(2);
  });

  it('restores the saved state', () => {
    const state = aState({
      analysis: anAnalysis({
        details: someDetails({
          files: [
            { name: 'notice.pdf', kind: 'notice', documentId: 'document-1' },
            { name: 'amendment-1.pdf', kind: 'amendment', documentId: 'document-2' },
          ],
          changes: [{ about: 'Deadline', after: { text: 'September 24, 2027', file: 1 } }],
        }),
      }),
      title: 'A roof',
      additionalInfo: 'More',
      modelUsage: { inputTokens: 9, outputTokens: 1, dollars: 0.5 },
      answers: { 'How many?': ' 12 ', 'Skipped?': ' ' },
      document: htmlToDocument('<p>Words.</p>'),
      writerNotes: [aNote()],
      submission: {
        status: 'ready',
        counting: 'crlf',
        budget: { currency: 'USD', lines: [{ item: 'Van', cost: 9.5, requested: 9.5 }] },
      },
    });
    const body = buildSaveRequest(state, new Date('2026-11-21T12:00:00'));
    const openedState = applicationToState(anApplication({ ...body, content: body.content ?? '' }));
    expect(openedState.organization).toEqual(state.organization);
    expect(openedState.additionalInfo).toBe('More');
    expect(openedState.answers).toEqual({ 'How many?': '12' });
    expect(openedState.document).toEqual(state.document);
    expect(openedState.writerNotes).toEqual([aNote()]);
    expect(openedState.submission).toEqual(state.submission);
    expect(openedState.analysis).toEqual(state.analysis);
    expect(body.content).toBe('<p>Words.</p>');
    expect(openedState.modelUsage).toEqual(state.modelUsage);
  });
});
