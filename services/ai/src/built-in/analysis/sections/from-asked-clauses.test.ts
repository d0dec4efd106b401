import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromAskedClause, sectionsFromAskedClauses } from './from-asked-clauses.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-09-01');
const namesOf = (text: string): string[] =>
  sectionsFromAskedClauses(read(text)).map(({ name }) => name);

describe('the parts that running text asks for verb by verb', () => {
  it.each([
    [
      'Proposals should describe the aims of the survey, outline the field work, state the benefits for anglers, and provide a simple budget.',
      ['Aims of the survey', 'Field work', 'Benefits for anglers', 'Simple budget'],
    ],
    [
      'The letter of inquiry must summarize your mission; explain how the choir will reach new singers; and specify the amount requested.',
      ['Mission', 'How the choir will reach new singers', 'Amount requested'],
    ],
    [
      'Tell us about the history of your club. Describe the regatta. Explain who will take part. Attach a budget and a copy of your accounts.',
      ['History of your club', 'Regatta', 'Who will take part', 'Budget', 'Accounts'],
    ],
  ])('are found in: %s', (text, names) => {
    expect(namesOf(text)).toEqual(names);
  });

  it.each([
    'Strong proposals describe the need, explain the benefit, and show that the team is able.',
    '## Evaluation\n\nProposals should show need, describe partners, and address the priorities of the fund.',
    'Grantees must submit a report that describes the outcomes, explains the costs, and lists the guests.',
    'Projects should serve the county, involve volunteers, and be finished within a year.',
    'Proposals should describe the work and give a budget.',
  ])('are not found in what is liked, judged or written later: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});

describe('the one thing that a call asks to be told', () => {
  it('is named by what is to be stated', () => {
    const names = sectionsFromAskedClause(
      read('Applications should state other sources of income, if any, for later seasons.'),
    ).map(({ name }) => name);
    expect(names).toEqual(['Other sources of income']);
  });
});
