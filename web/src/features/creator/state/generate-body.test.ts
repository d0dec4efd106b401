import { describe, expect, it } from 'vitest';
import { anAnalysis, aState } from '../testing/records.ts';
import { applicationBodyOf } from './application-body.ts';
import { generateBodyOf } from './generate-body.ts';

describe('what is sent', () => {
  it('has the status of the step it is saved from, and the long date', () => {
    const now = new Date('2026-11-21T12:00:00');
    expect(applicationBodyOf(aState({ step: 3, title: ' A ' }), now)).toMatchObject({
      title: 'A',
      status: 'in_progress',
      applicationDate: 'November 21, 2026',
    });
    expect(applicationBodyOf(aState({ step: 4 }), now).status).toBe('complete');
  });

  it('asks for a draft with the fallback sections where none were found', () => {
    const body = generateBodyOf(aState({ analysis: anAnalysis({ sections: [] }) }));
    expect(body?.sections.map(({ name }) => name)).toEqual([
      'Project Summary',
      'Project Description',
      'Budget',
    ]);
  });

  it('asks for no draft without an analysis or an organization', () => {
    expect(generateBodyOf(aState())).toBeUndefined();
    const nameless = { ...aState().organization, name: ' ' };
    expect(
      generateBodyOf(aState({ analysis: anAnalysis(), organization: nameless })),
    ).toBeUndefined();
  });
});
