import type { TextRecords } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { htmlToDocument } from '../../../lib/html-to-document.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { anAnalysis, aNote, aState } from '../testing/builders.ts';
import { withEarlierText } from './with-earlier-text.ts';

const sections = ['Need', 'Budget'].map((name) => ({ name, description: '' }));
const restore = (
  before: Partial<CreatorState>,
  textRecords: TextRecords | undefined,
  html = '<p>Old.</p>',
) =>
  withEarlierText(aState({ analysis: anAnalysis({ sections }), ...before }), {
    document: htmlToDocument(html),
    textRecords,
  });

it('replaces the text and the records that describe it, but no others', () => {
  const textRecords: TextRecords = {
    sections: { leftOut: ['Budget'] },
    writtenBy: ['openai'],
    writerNotes: [aNote()],
  };
  const submission = { confirmation: 'A-1', writtenBy: [], sections: { added: ['Partners'] } };
  const state = aState({ documentVersion: 2, submission });
  const after = restore(state, textRecords);
  expect(after.document).toEqual(htmlToDocument('<p>Old.</p>'));
  expect(after.documentVersion).toBe(3);
  expect(after.submission).toEqual({
    confirmation: 'A-1',
    writtenBy: ['openai'],
    sections: { leftOut: ['Budget'] },
  });
  expect(after.writerNotes).toEqual([aNote()]);
  expect(restore(after, { writtenBy: [] }).submission).toEqual({
    confirmation: 'A-1',
    writtenBy: [],
  });
});

it('keeps the current names of sections in headings and notes', () => {
  const renamed = [
    { from: 'Need', to: 'Why now' },
    { from: 'Need', to: 'The case' },
  ];
  const after = restore(
    { submission: { sections: { renamed } } },
    { sections: { renamed: renamed.slice(0, 1) }, writerNotes: [aNote({ section: 'Why now' })] },
    '<h2>Why now</h2><p>Old.</p>',
  );
  expect(after.document).toEqual(htmlToDocument('<h2>The case</h2><p>Old.</p>'));
  expect(after.submission?.sections).toEqual({ renamed });
  expect(after.writerNotes).toEqual([aNote({ section: 'The case' })]);
});

it.each<[TextRecords | undefined]>([
  [undefined],
  [{}],
  [{ sections: { leftOut: ['Budget'] } }],
  [{ writtenBy: ['built-in'] }],
])('keeps limits that were entered later: %j', (textRecords) => {
  const limits = [{ pages: 2, sections: ['Need'] }];
  const submission = { counting: 'word' as const, sections: { added: ['Partners'], limits } };
  expect(restore({ submission }, textRecords).submission).toMatchObject({
    counting: 'word',
    sections: { limits },
  });
});

describe('an earlier text without records', () => {
  it('counts as drafted even if the current text does not', () => {
    const writtenByUser = { submission: { isAssistOnly: true, writtenBy: [] } };
    expect(restore(writtenByUser, undefined).submission?.writtenBy).toEqual(['built-in']);
    expect(restore(writtenByUser, {}).submission?.writtenBy).toEqual(['built-in']);
    const modelUsage = { inputTokens: 1, outputTokens: 1, dollars: 1 };
    expect(restore({ ...writtenByUser, modelUsage }, undefined).submission?.writtenBy).toEqual([
      'openai',
    ]);
  });

  it('otherwise has the current records', () => {
    const submission = { writtenBy: ['openai' as const], sections: { leftOut: ['Need'] } };
    const after = restore({ submission, writerNotes: [aNote()] }, undefined);
    expect(after.submission).toEqual(submission);
    expect(after.writerNotes).toEqual([aNote()]);
    expect(restore({ submission: { isAssistOnly: true } }, undefined).submission).toEqual({
      isAssistOnly: true,
    });
  });
});
