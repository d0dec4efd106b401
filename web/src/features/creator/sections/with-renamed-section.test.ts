import type { Claim } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { htmlToDocument } from '../../../lib/html-to-document.ts';
import { anAnalysis, aNote, aState, someDetails } from '../testing/builders.ts';
import { creatorReducer } from '../state/creator-reducer.ts';
import { buildGenerateRequest } from '../state/generate-request.ts';
import { withRenamedSection } from './with-renamed-section.ts';

const sections = { renamed: [{ from: 'Need', to: 'The case' }] };
const renaming = { sections, from: 'Need', to: 'The case' };

it('renames the heading, the facts and the notes of a section in the draft', () => {
  const document = htmlToDocument('<h2>1. Need</h2><p>Six.</p><h2>Budget</h2>');
  const claim: Claim = {
    text: 'Six',
    kind: 'figure',
    section: 'Need',
    source: { type: 'unsupported' },
  };
  const state = aState({ document, claims: [claim], writerNotes: [aNote()] });
  const after = withRenamedSection(state, renaming);
  expect(after.document).toEqual(htmlToDocument('<h2>The case</h2><p>Six.</p><h2>Budget</h2>'));
  expect(after.documentVersion).toBe(state.documentVersion + 1);
  expect([after.claims[0]?.section, after.writerNotes?.[0]?.section]).toEqual([
    'The case',
    'The case',
  ]);
});

it('does not rename a section whose name differs only in its number', () => {
  const analysis = anAnalysis({
    sections: ['1. Budget', '4. Budget'].map((name) => ({ name, description: '' })),
  });
  const document = htmlToDocument('<h2>1. Budget</h2><p>Six.</p>');
  const notes = ['1. Budget', '4. Budget'].map((section) => ({ ...aNote(), section }));
  const after = withRenamedSection(aState({ analysis, document, writerNotes: notes }), {
    sections: {},
    from: '4. Budget',
    to: 'Costs',
  });
  expect(after.document).toBe(document);
  expect(after.writerNotes?.map(({ section }) => section)).toEqual(['1. Budget', 'Costs']);
});

it('does not change a draft that lacks the section', () => {
  const document = htmlToDocument('<h2>Budget</h2><p>Need</p>');
  const after = withRenamedSection(aState({ document }), renaming);
  expect(after.document).toBe(document);
  expect(after.submission).toEqual({ sections });
});

it('keeps the name, prompts and limits if the guidelines are analyzed again', () => {
  const found = { name: '2. Need', description: 'Why?' };
  const details = someDetails({
    sections: [{ ...found, required: true, prompts: ['Who?'], limit: { words: 300 } }],
  });
  const state = creatorReducer(aState({ submission: { sections } }), {
    type: 'analyzed',
    analysis: anAnalysis({ sections: [found], details }),
  });
  const request = buildGenerateRequest(state);
  expect(request?.sections).toEqual([{ name: 'The case', description: 'Why?' }]);
  expect(request?.details?.sections).toMatchObject([
    { name: 'The case', prompts: ['Who?'], limit: { words: 300 } },
  ]);
});
