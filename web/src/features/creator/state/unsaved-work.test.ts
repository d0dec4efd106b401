import { describe, expect, it } from 'vitest';
import { createEmptyDocument } from '@grantwright/shared/richtext';
import { aNote, anAnalysis, anApplication, aState } from '../testing/builders.ts';
import { newApplication } from './creator-state.ts';
import { applicationToState } from './application-to-state.ts';
import { hasUnsavedWork, getWork } from './unsaved-work.ts';

describe('unsaved work', () => {
  const blank = getWork(newApplication);
  it('does not include the choice of an organization', () => {
    expect(hasUnsavedWork(newApplication, blank)).toBe(false);
    expect(hasUnsavedWork(aState(), blank)).toBe(false);
  });

  it.each([
    { additionalInfo: 'x' },
    { organization: { ...aState().organization, 'contactInfo.city': 'x' } },
    { source: { kind: 'url', url: 'https://x.org', documentId: '' } as const },
    { title: 'x' },
    { answers: { q: 'x' } },
    { document: createEmptyDocument() },
    { analysis: anAnalysis() },
    { writerNotes: [aNote()] },
    { submission: { counting: 'word' } as const },
  ])('includes %o', (input) => {
    expect(hasUnsavedWork(aState(input), blank)).toBe(true);
  });

  it('starts with the first edit of an opened application', () => {
    const state = applicationToState(anApplication());
    expect(hasUnsavedWork(state, getWork(state))).toBe(false);
    expect(hasUnsavedWork({ ...state, title: 'Else' }, getWork(state))).toBe(true);
    expect(hasUnsavedWork({ ...state, answers: { q: '' } }, getWork(state))).toBe(false);
  });

  it('includes the dismissal of a note, but not the absence of notes in an older draft', () => {
    const noted = applicationToState(anApplication({ writerNotes: [aNote()] }));
    expect(hasUnsavedWork({ ...noted, writerNotes: [] }, getWork(noted))).toBe(true);
    const state = applicationToState(anApplication());
    const { writerNotes: _, ...older } = state;
    expect(hasUnsavedWork(older, getWork(state))).toBe(false);
  });
});
