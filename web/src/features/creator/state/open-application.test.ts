import { describe, expect, it } from 'vitest';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { anAnalysis, anApplication, aState } from '../testing/records.ts';
import { applicationBodyOf } from './application-body.ts';
import { stateOfApplication } from './open-application.ts';

describe('opening', () => {
  it('begins at the furthest step that has something to show', () => {
    expect(stateOfApplication(anApplication()).step).toBe(4);
    const noText = anApplication({ content: '', analysis: anAnalysis() });
    expect(stateOfApplication(noText).step).toBe(3);
    expect(stateOfApplication(anApplication({ content: '' })).step).toBe(2);
  });

  it('takes back what a save kept', () => {
    const state = aState({
      analysis: anAnalysis(),
      title: 'A roof',
      additionalInfo: 'More',
      answers: { 'How many?': ' 12 ', 'Skipped?': ' ' },
      document: htmlToDocument('<p>Words.</p>'),
    });
    const body = applicationBodyOf(state, new Date('2026-11-21T12:00:00'));
    const opened = stateOfApplication(anApplication({ ...body, content: body.content ?? '' }));
    expect(opened.organization).toEqual(state.organization);
    expect(opened.additionalInfo).toBe('More');
    expect(opened.answers).toEqual({ 'How many?': '12' });
    expect(opened.document).toEqual(state.document);
  });
});
