import type { OrganizationInfo } from '@grantwright/shared/contract';
import { beforeAll, expect, it } from 'vitest';
import { loadDraftModel } from './load-draft-model.ts';
import { filterOpenQuestions } from './filter-open-questions.ts';
import type { DraftModel } from './relevance.ts';

const before = 'What has your organization done before that shows it can do this project?';
const money = 'How much are you asking for, and what will each part of it pay for?';
const need =
  'What need does the project meet, for whom and where, and what figures or sources show it?';

let model: DraftModel;
beforeAll(async () => {
  model = await loadDraftModel();
});

const questionsFor = async (info: Partial<OrganizationInfo>) => {
  const questions = [before, money, need].map((question) => ({ question, sections: [] }));
  const organizationInfo = { name: 'Hill Town Library', ...info };
  const open = await filterOpenQuestions({ questions, organizationInfo }, model);
  return open.map(({ question }) => question);
};

it('asks every question if only the name is known', async () => {
  expect(await questionsFor({})).toEqual([before, money, need]);
});

it('does not ask for facts stated in the profile', async () => {
  const achievements = 'In 2025 we lent 41,000 books and taught 212 adults to read.';
  expect(await questionsFor({ achievements })).not.toContain(before);
});

it('treats an answer of a few words as a note', async () => {
  expect(await questionsFor({ achievements: 'Many prizes.' })).toEqual([before, money, need]);
});

it('does not ask for the amount if the notes state it', async () => {
  const additionalInfo = 'We ask for $18,000: $12,000 for a librarian and $6,000 for books.';
  expect(await questionsFor({ additionalInfo })).not.toContain(money);
  expect(
    await questionsFor({ additionalInfo: 'Our van cost us $18,000 three years ago.' }),
  ).toContain(money);
});

it('does not ask for facts stated in the notes', async () => {
  const additionalInfo =
    'In our survey of March 2026, 62 of 88 carers had not had a day off in three months. There is no respite west of Dunmore, and the day center closed in 2023.';
  expect(await questionsFor({ additionalInfo })).not.toContain(need);
});
