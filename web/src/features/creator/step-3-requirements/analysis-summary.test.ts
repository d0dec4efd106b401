import { expect, it } from 'vitest';
import { anAnalysis } from '../testing/builders.ts';
import { analysisSummary } from './analysis-summary.ts';

it('counts what was found and says what comes next', () => {
  expect(analysisSummary(anAnalysis())).toMatch(/^1 requirement and 1 section found\. .* generate/);
  expect(analysisSummary(anAnalysis({ sections: [] }))).toMatch(/^1 requirement found\./);
});

it('counts no fallback for something found', () => {
  const requirements = ['Document analysis completed'];
  const sections = ['Project Summary', 'Project Description', 'Budget'].map((name) => ({
    name,
    description: '',
  }));
  for (const nothing of [
    { requirements: [], sections: [] },
    { requirements, sections },
  ])
    expect(analysisSummary(anAnalysis(nothing))).toMatch(/^Nothing was found/);
});
