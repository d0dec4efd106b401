import type { Migration } from '@grantwright/shared/storage';
import type { Connection } from 'mongoose';
import { createAnswerModel, type AnswerRecord } from './answer-model.ts';
import { toSearchText, htmlToText } from './search-text.ts';

const batchSize = 200;
type Stored = Pick<AnswerRecord, '_id' | 'ownerId' | 'question' | 'text' | 'searchText'>;

/** Replaces search texts of earlier versions, which were longer and split some letters from their marks. */
export const renewSearchTexts = (database: Connection): Migration => ({
  id: 'renew-search-texts-of-answers',
  up: async ({ signal }) => {
    const answers = createAnswerModel(database);
    let after = '';
    let renewed = 0;
    for (;;) {
      signal.throwIfAborted();
      const batch = await answers
        .find({ _id: { $gt: after } }, { ownerId: 1, question: 1, text: 1, searchText: 1 })
        .sort({ _id: 1 })
        .limit(batchSize)
        .lean<Stored[]>();
      const last = batch.at(-1);
      if (!last) return `search texts of ${renewed} answers renewed`;
      const changes = batch.flatMap(toUpdate);
      if (changes.length > 0) renewed += (await answers.bulkWrite(changes)).modifiedCount;
      after = last._id;
    }
  },
});

/** Compares the previous search text, because the user may edit the answer in the meantime. */
function toUpdate({ _id, ownerId, question, text, searchText }: Stored) {
  const renewed = toSearchText(question, htmlToText(text));
  const filter = { _id, ownerId, searchText };
  return renewed === searchText
    ? []
    : [{ updateOne: { filter, update: { $set: { searchText: renewed } } } }];
}
