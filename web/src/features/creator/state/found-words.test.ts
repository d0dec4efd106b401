import { expect, it } from 'vitest';
import { anAnalysis } from '../testing/records.ts';
import { foundWords } from './found-words.ts';

it('counts what was found and says what comes next', () => {
  expect(foundWords(anAnalysis())).toMatch(/^1 requirement and 1 section found\. .* generate/);
  expect(foundWords(anAnalysis({ sections: [] }))).toMatch(/^1 requirement found\./);
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
    expect(foundWords(anAnalysis(nothing))).toMatch(/^Nothing was found/);
});
