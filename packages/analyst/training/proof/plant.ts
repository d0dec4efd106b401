import { groupBy } from '../group-by.ts';
import { readDocument, type SourceDocument } from '@grantwright/analyst';
import { randomOrder, seededRandom } from '../random.ts';
import { derived } from './derive.ts';
import { falsified, type SourceFacts } from './falsify.ts';
import type { Planted, Stated } from './planted.ts';
import { respelled } from './respell.ts';

/** Sentences of each kind at most, so that no applicant weighs more than another. */
const maxOfKind = 3;
const maxWords = 45;
const minWords = 6;

/** True and false sentences made of an applicant's own, the same for the same papers. */
export function plantedIn(documents: readonly SourceDocument[], today: string): Planted[] {
  const random = seededRandom(documents.length + (documents[0]?.name.length ?? 0));
  const units = documents.flatMap(({ reading }) => readDocument(reading).units);
  const known: SourceFacts = {
    text: units.map(({ text }) => text).join('\n'),
    values: units.flatMap(({ values }) => values),
  };
  const all: Stated[] = units.filter(
    ({ kind, text, values }) => kind === 'sentence' && isWhole(text) && values.length > 0,
  );
  const stated = randomOrder(all.length, random).flatMap((at) => all[at] ?? []);
  const planted = stated.flatMap((sentence) => [
    { kind: 'literal', isTrue: true, text: sentence.text, words: '' },
    ...respelled(sentence),
    ...derived(sentence, today),
    ...falsified(sentence, known, random),
  ]);
  return [...groupBy(planted, ({ kind }) => kind).values()].flatMap((ofKind) =>
    ofKind.slice(0, maxOfKind),
  );
}

const isWhole = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  return words >= minWords && words <= maxWords && /^\p{Lu}.*\.$/su.test(text);
};
