import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence } from '../source-index.ts';
import { isGeneral } from './specific-words.ts';
import { companyIn, mayStandFor, type Rival, type RivalQuery } from './rival.ts';

/** The words of its own clause, and those right beside it. */
const ofItsClause = 0.5;
const rightBeside = 0.75;
/** As near a word must be to the figure's own place, to speak for it. */
const nearEnough = 0.36;
/** A word that many sentences use is beside many values. */
const telling = 0.36;

/**
 * Another value that stands right beside the word that the draft's figure stands beside, where the
 * figure's own place shares no word of the clause: "the technician $27,850" of a technician at $39,600.
 */
export const headRival = (query: RivalQuery, asked: ReadonlySet<Occurrence>): Rival | undefined => {
  const { near, own, index } = query;
  const ofClause = [...near].filter(([, weight]) => weight >= ofItsClause);
  const isShared = own.some(({ near: words }) =>
    ofClause.some(([stem]) =>
      [stem, ...otherWordsFor(stem)].some((word) => (words.get(word) ?? 0) >= nearEnough),
    ),
  );
  if (isShared) return undefined;
  const withCompany = companyIn(query);
  const ownCompany = Math.max(0, ...own.map(withCompany));
  for (const [stem, weight] of ofClause) {
    if (weight < rightBeside || isGeneral(stem) || index.weightOf(stem) < telling) continue;
    for (const occurrence of asked) {
      const score = occurrence.near.get(stem) ?? 0;
      if (score < rightBeside || withCompany(occurrence) < ownCompany) continue;
      if (mayStandFor(occurrence, query)) return { occurrence, score };
    }
  }
  return undefined;
};
