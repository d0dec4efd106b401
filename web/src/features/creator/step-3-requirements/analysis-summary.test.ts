import { expect, it } from 'vitest';
import { anAnalysis, someDetails } from '../testing/builders.ts';
import { summarizeAnalysis } from './analysis-summary.ts';

it('counts requirements and sections, and names the next step', () => {
  expect(summarizeAnalysis(anAnalysis())).toMatch(/list 1 requirement and 1 section\. .* generate/);
  expect(summarizeAnalysis(anAnalysis({ sections: [] }))).toMatch(
    /list 1 requirement\. Check them/,
  );
  const details = someDetails({ questions: [{ question: 'How many?', sections: [] }] });
  expect(summarizeAnalysis(anAnalysis({ details }))).toMatch(/\. Answer what you can/);
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
    expect(summarizeAnalysis(anAnalysis(nothing))).toMatch(/found no requirements/);
});
