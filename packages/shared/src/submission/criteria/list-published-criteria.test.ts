import { expect, it } from 'vitest';
import { aSection } from '../readiness/testing/builders.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { listPublishedCriteria } from './list-published-criteria.ts';

const evaluation = (text: string) => ({ text, kind: 'evaluation' as const, mandatory: true });
const names = (facts: Parameters<typeof analysisDetails>[0]) =>
  listPublishedCriteria(analysisDetails(facts)).map(({ name }) => name);
const requirements = [evaluation('Need (20 points)'), evaluation('Impact (30 points)')];
const sections = [aSection('Team', { points: 5 }), aSection('Budget')];

it('returns the criteria of the analysis without duplicates', () => {
  const criteria = [{ name: 'Reach', points: 10 }, { name: '1. Reach' }, { name: 'Cost' }];
  expect(names({ criteria, requirements, sections })).toEqual(['Reach', 'Cost']);
});

it('falls back to evaluation requirements with points', () => {
  expect(names({ requirements, sections })).toEqual(['Need', 'Impact']);
});

it('falls back to sections with points', () => {
  expect(names({ requirements: requirements.slice(0, 1), sections })).toEqual(['Team']);
});

it('returns an empty list if the guidelines do not state criteria', () => {
  const others = [
    evaluation('Reviewers read each proposal.'),
    { text: 'At most 20 points type (30 points)', kind: 'format' as const, mandatory: true },
  ];
  expect(names({ requirements: others, sections: [aSection('Team')] })).toEqual([]);
});

it('includes the file of each criterion', () => {
  const place = { quote: 'Score', page: 2, file: 1 };
  const fileOf = (facts: Parameters<typeof analysisDetails>[0]) =>
    listPublishedCriteria(analysisDetails(facts))[0]?.file;
  expect(fileOf({ requirements: requirements.map((one) => ({ ...one, ...place })) })).toBe(1);
  expect(fileOf({ sections: [aSection('Team', { points: 5, ...place })] })).toBe(1);
});
