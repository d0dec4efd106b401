import { describe, expect, it } from 'vitest';
import { anAnalysis, aState, someDetails } from '../testing/builders.ts';
import { buildSaveRequest } from './save-request.ts';
import { buildGenerateRequest } from './generate-request.ts';

describe('creator requests', () => {
  it('contain the status of the current step and, for a save, the long date', () => {
    const now = new Date('2026-11-21T12:00:00');
    expect(buildSaveRequest(aState({ step: 3, title: ' A ' }), now)).toMatchObject({
      title: 'A',
      status: 'in_progress',
      applicationDate: 'November 21, 2026',
    });
    expect(buildSaveRequest(aState({ step: 4 }), now).status).toBe('complete');
  });

  it('contain the fallback sections for a draft if no sections were found', () => {
    const body = buildGenerateRequest(aState({ analysis: anAnalysis({ sections: [] }) }));
    expect(body?.sections.map(({ name }) => name)).toEqual([
      'Project Summary',
      'Project Description',
      'Budget',
    ]);
  });

  it('name the sections to draft, and keep the text of the others as a source', () => {
    const names = ['Need', 'Award information'];
    const analysis = anAnalysis({
      sections: names.map((name) => ({ name, description: '' })),
      details: someDetails({
        sections: names.map((name) => ({ name, description: '', required: true, prompts: [] })),
      }),
    });
    const sections = { leftOut: ['Award information'], added: ['Timeline'] };
    const body = buildGenerateRequest(aState({ analysis, submission: { sections } }));
    expect(body?.sections.map(({ name }) => name)).toEqual(['Need', 'Timeline']);
    expect(body?.details?.sections.map(({ name }) => name)).toEqual([
      'Need',
      'Timeline',
      'Award information',
    ]);
  });

  it('are undefined for a draft without an analysis or an organization name', () => {
    expect(buildGenerateRequest(aState())).toBeUndefined();
    const nameless = { ...aState().organization, name: ' ' };
    expect(
      buildGenerateRequest(aState({ analysis: anAnalysis(), organization: nameless })),
    ).toBeUndefined();
  });
});
