import { expect, it } from 'vitest';
import { anAnalysis, someDetails } from '../testing/builders.ts';
import { analysisSummary } from './analysis-summary.ts';

it('counts requirements and sections and names the next step', () => {
  expect(analysisSummary(anAnalysis())).toMatch(/found 1 requirement and 1 section\. .* generate/);
  expect(analysisSummary(anAnalysis({ sections: [] }))).toMatch(/found 1 requirement\. Check them/);
  const details = someDetails({ questions: [{ question: 'How many?', sections: [] }] });
  expect(analysisSummary(anAnalysis({ details }))).toMatch(/\. Answer what you can/);
});

it('does not count fallback requirements and sections', () => {
  const requirements = ['Document analysis completed'];
  const sections = ['Project Summary', 'Project Description', 'Budget'].map((name) => ({
    name,
    description: '',
  }));
  for (const nothing of [
    { requirements: [], sections: [] },
    { requirements, sections },
  ])
    expect(analysisSummary(anAnalysis(nothing))).toMatch(/found no requirements/);
});
