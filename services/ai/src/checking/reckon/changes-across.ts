import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import { isGeneral } from '../context/specific-words.ts';
import type { Finding } from '../finding.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { meets, sentenceOf, smallest } from './arithmetic.ts';
import { numberIn } from './spoken-of.ts';

/** "eighteen more than in 2022", "has grown by a fifth since 2022". */
const than =
  /\b(?:(more|higher|larger)|fewer|less|lower|smaller)\b[^.;]{0,40}\bthan (?:in|for) ((?:19|20)\d{2})\b|\b(?:(grew|grown|rose|risen|climbed|increased)|fell|fallen|dropped|declined|decreased)\b[^.;]{0,40}\b(?:since|from|over) ((?:19|20)\d{2})\b/i;
/** The noun that a number counts stands right beside it. */
const rightBeside = 0.9;

/**
 * How much more of one thing there was than in a year that the draft names, where two sources count it: 112
 * volunteers in this year's profile, 94 in a paper on 2022.
 */
export const changeAcross = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'figure' && finding.kind !== 'percentage') return undefined;
  const { said } = sentenceOf(text, finding);
  const [, more, thanYear, grew, sinceYear] = than.exec(said) ?? [];
  const year = thanYear ?? sinceYear;
  if (year === undefined) return undefined;
  const isMore = (more ?? grew) !== undefined;
  const isThen = ({ sentence }: Occurrence): boolean =>
    index.texts[sentence]?.written.includes(year) ?? false;
  const by = (now: number, then: number): number =>
    finding.kind === 'percentage' ? (Math.abs(now - then) / then) * 100 : Math.abs(now - then);
  for (const word of topicStems(said)) {
    if (isGeneral(word) || /^\d/.test(word)) continue;
    const places = (index.near.get('number')?.get(word) ?? []).filter(
      (place) =>
        place.sentence >= 0 &&
        (place.near.get(word) ?? 0) >= rightBeside &&
        numberIn(place) >= smallest,
    );
    const then = places.filter(isThen);
    const found = places.find(
      (now) =>
        !isThen(now) &&
        then.some(
          (place) =>
            numberIn(now) > numberIn(place) === isMore &&
            meets(by(numberIn(now), numberIn(place)), finding),
        ),
    );
    if (found) return found.source;
  }
  return undefined;
};
