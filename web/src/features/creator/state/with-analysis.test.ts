import { createEmptyDocument } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { anAnalysis, aState, someDetails } from '../testing/builders.ts';
import { creatorReducer } from './creator-reducer.ts';

describe('an analysis', () => {
  it('fills in an empty title and program', () => {
    const state = creatorReducer(aState(), { type: 'analyzed', analysis: anAnalysis() });
    expect(state).toMatchObject({ title: 'Shelter Fund', grantProgram: 'Shelter Fund' });
  });

  it('stores the URL of guidelines on the web, which are not in the library', () => {
    const source = { kind: 'url', url: ' https://example.org/call ', documentId: '' } as const;
    const analyzed = { type: 'analyzed', analysis: anAnalysis() } as const;
    expect(creatorReducer(aState({ source }), analyzed).analysis?.details.files).toEqual([
      { name: 'https://example.org/call', kind: 'notice' },
    ]);
    expect(creatorReducer(aState(), analyzed).analysis).toBe(analyzed.analysis);
  });

  it('may be replaced without changing anything else', () => {
    const before = anAnalysis();
    const after = anAnalysis({ requirements: ['Apply online.'] });
    const state = aState({
      step: 3,
      analysis: before,
      title: 'Mine',
      grantProgram: 'My program',
      answers: { 'How many?': '12' },
      document: createEmptyDocument(),
      submission: { checklist: [{ requirement: 'Apply by mail.', state: 'done' }] },
    });
    const replaced = creatorReducer(state, { type: 'analysis-replaced', before, after });
    expect(replaced).toEqual({ ...state, analysis: after });
    expect(
      creatorReducer(replaced, { type: 'analysis-replaced', before: after, after: before }),
    ).toEqual(state);
  });

  it('is not replaced if a newer analysis has arrived', () => {
    const state = aState({ analysis: anAnalysis() });
    const late = { before: anAnalysis(), after: anAnalysis() };
    expect(creatorReducer(state, { type: 'analysis-replaced', ...late })).toBe(state);
  });

  it('has the first remaining file as its source after a file is removed', () => {
    const notice = { name: 'notice.pdf', kind: 'notice' as const, documentId: 'document-1' };
    const page = { name: 'https://example.org/faq', kind: 'faq' as const };
    const withFiles = (...files: (typeof notice | typeof page)[]) =>
      anAnalysis({ details: someDetails({ files }) });
    const [both, rest] = [withFiles(notice, page), withFiles(page)];
    const removed = creatorReducer(aState({ analysis: both }), {
      type: 'analysis-replaced',
      before: both,
      after: rest,
    });
    expect(removed.source).toEqual({ kind: 'url', documentId: '', url: page.name });
    const undone = creatorReducer(removed, {
      type: 'analysis-replaced',
      before: rest,
      after: both,
    });
    expect(undone.source).toEqual({ kind: 'library', documentId: 'document-1', url: '' });
  });

  it('keeps the answers and a title that the user typed', () => {
    const state = creatorReducer(aState({ title: 'Mine', answers: { 'How many?': '12' } }), {
      type: 'analyzed',
      analysis: anAnalysis(),
    });
    expect(state).toMatchObject({ title: 'Mine', answers: { 'How many?': '12' } });
  });
});
