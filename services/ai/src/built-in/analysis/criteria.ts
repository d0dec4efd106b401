import type { Criterion } from './criteria/criterion.ts';
import { fromHeadings } from './criteria/from-headings.ts';
import { fromLists } from './criteria/from-lists.ts';
import { fromParagraphs } from './criteria/from-paragraphs.ts';
import { fromSentences } from './criteria/from-sentences.ts';
import { fromTables } from './criteria/from-tables.ts';
import type { Guidelines } from './guidelines.ts';
import { sharesOfHundred } from './criteria/shares-of-hundred.ts';

/** "Selection Criteria (100 points)" over criteria that make a hundred is their sum, and none of them. */
const withoutTotals = (criteria: Criterion[]): Criterion[] =>
  criteria.filter((one) => {
    if (/^(?:the )?(?:\w+ )?criteria$/i.test(one.name)) return false;
    // "Proposals under 65 points are not discussed" is a bar, and none of them.
    if (/\b(?:under|below|above|over|than|least|of|fewer|exceeding|scoring)$/i.test(one.name))
      return false;
    const others = criteria.filter((other) => other !== one);
    const sum = others.reduce((total, other) => total + (other.points ?? 0), 0);
    return others.length < 2 || one.points === undefined || one.points < 90 || one.points > sum;
  });

/** What applications are judged by, with points where they are given; each criterion once. */
export const criteriaOf = (guidelines: Guidelines): Criterion[] => {
  const all = [fromHeadings, fromTables, fromLists, fromParagraphs, sharesOfHundred].map((read) =>
    read(guidelines),
  );
  const listed = all.flat().filter((criterion) => criterion.points !== undefined);
  // What a list or a table says is not looked for in sentences.
  const scored = listed.length >= 2 ? listed : fromSentences(guidelines);
  const chosen = scored.length >= 2 ? scored : (all.find((found) => found.length >= 2) ?? []);
  const seen = new Set<string>();
  return withoutTotals(chosen).filter((criterion) => {
    const key = criterion.name.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
