import { capitalize } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { papersInRow } from '../papers-in-row.ts';
import { barePaper } from './bare-paper.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isLeftToApplicant } from './left-to-applicant.ts';
import { isNoPart } from './no-part.ts';
import { isIdentity } from './paper.ts';
import { paperName } from './paper-name.ts';

const mostWords = 12;
/** "at least one and no more than three letters": how many there may be is no part of the name. */
const howMany =
  /^(?:(?:at least|at most|up to|no more than|no fewer than|between|and|or|one|two|three|four|five|\d{1,2})\s+)+(?=\p{L}+ ?)/iu;

const nameOf = (piece: string): string => {
  const bare = barePaper(piece.replace(howMany, ''));
  const named = paperName(bare)?.name ?? bare;
  // "a no-objection letter from the Roads Authority or …, where a road is crossed": whose it is, is told under it.
  const name =
    named.split(' ').length > mostWords
      ? (named.split(/,\s|\s(?:from|where|if)\s/)[0] ?? named)
      : named;
  return capitalize(name.replace(/\s+(?:or|and)$/i, ''));
};

/** What a sentence asks to be attached, uploaded or enclosed, one paper after another. */
export const sectionsFromPapersInRow = ({ statements }: Guidelines): SectionCandidate[] =>
  statements.flatMap((statement) => {
    if (statement.aside && statement.aside !== 'background') return [];
    return papersInRow(statement.text).flatMap((piece): SectionCandidate[] => {
      const name = nameOf(piece);
      if (name.length < 2 || name.split(' ').length > mostWords) return [];
      if (isIdentity(name) || isNoPart(name)) return [];
      const part = partAt(statement, {
        name,
        told: [capitalize(piece)],
        limit: lengthLimitOf(piece),
        required: !isLeftToApplicant(piece),
        from: 'sentence',
      });
      return [{ ...part, along: true }];
    });
  });
