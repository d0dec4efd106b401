import { watchedDatabase } from '@grantwright/shared/testing';
import { expect, it } from 'vitest';
import { createAnswerModel } from './answer-model.ts';
import { renewSearchTexts } from './renew-search-texts.ts';
import { toSearchText, withWords } from './search-text.ts';

const watched = watchedDatabase();

it('renews search texts of earlier versions exactly once, so that a search finds the answer', async () => {
  const { connection: database } = watched;
  const answers = createAnswerModel(database);
  const answer = { ownerId: 'anna', question: 'Need', text: '<p>한글 교실</p>' };
  await answers.collection.insertMany([
    { _id: 'earlier', ...answer, searchText: 'need 한글 교실'.normalize('NFD') },
    { _id: 'later', ...answer, searchText: toSearchText('Need', '한글 교실') },
  ] as never[]);
  const tools = { database, log: undefined as never, signal: new AbortController().signal };
  const { up } = renewSearchTexts(database);
  expect(await answers.countDocuments(withWords('한글'))).toBe(1);
  expect(await up(tools)).toBe('search texts of 1 answers renewed');
  expect(await up(tools)).toBe('search texts of 0 answers renewed');
  expect(await answers.countDocuments(withWords('한글'))).toBe(2);
});
