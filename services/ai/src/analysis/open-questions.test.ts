import { analysisSchema, type OrganizationInfo } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { withOpenQuestions } from './open-questions.ts';

const before = 'What has your organization done before that shows it can do this project?';
const money = 'How much money do you ask for, and what will it pay for, item by item?';
const need =
  'Which need does the project meet, for whom and where, and which figures or sources show it?';

const asking = (...questions: string[]) =>
  analysisSchema.parse({
    requirements: [],
    sections: [],
    grantProgram: '',
    details: {
      provider: 'built-in',
      isCall: true,
      requirements: [],
      sections: [],
      questions: questions.map((question) => ({ question, sections: [] })),
      notes: [],
    },
  });

const left = (info: Partial<OrganizationInfo> | undefined) =>
  withOpenQuestions(
    asking(before, money, need),
    info && { name: 'Hill Town Library', ...info },
    2026,
  ).details.questions.map(({ question }) => question);

it('asks everything of whom it knows nothing', () => {
  expect(left(undefined)).toEqual([before, money, need]);
  expect(left({})).toEqual([before, money, need]);
});

it('does not ask what the profile tells', () => {
  const achievements = 'In 2025 we lent 41,000 books and taught 212 adults to read.';
  expect(left({ achievements })).toEqual([money, need]);
});

it('takes a few words for a note, not an answer', () => {
  expect(left({ achievements: 'Many prizes.' })).toEqual([before, money, need]);
});

it('does not ask for money that the notes ask for item by item', () => {
  expect(
    left({ additionalInfo: 'We ask for $18,000: $12,000 for a librarian and $6,000 for books.' }),
  ).toEqual([before, need]);
  expect(left({ additionalInfo: 'Our van cost $18,000.' })).toEqual([before, money, need]);
});

it('does not ask what a paragraph of the notes tells', () => {
  const additionalInfo =
    'In our survey of March 2026, 62 of 88 carers had not had a day off in three months. There is no respite west of Dunmore, and the day center closed in 2023.';
  expect(left({ additionalInfo })).toEqual([before, money]);
});
