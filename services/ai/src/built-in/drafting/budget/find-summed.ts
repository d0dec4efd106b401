import { type Piece, piecesOf } from './budget-pieces.ts';
import { costsBelow } from './costs-below.ts';
import type { FoundBudget } from './found-budget.ts';
import { withSign } from './signed-figures.ts';
import { summedCosts } from './summed-costs.ts';

const heading =
  /(?:^|\n|(?<=[.!?]))[^\S\n]*(?:[-–—•*]\s*)?(?:(?:the |our |project )*(?:budget|costs?|expenses|money|what it costs|what we need)(?: \d+ (?:months?|mos?|years?|yrs?))?)\s*[.:–—-]?\s*$/i;

/** What is said of the money in the lines under the sum; the rest stays where it was. */
export const saidUnder = (
  text: string,
  currency: string,
): Pick<FoundBudget, 'said' | 'rest' | 'asked'> => {
  const end = text.search(
    /\n\s*\n|\n\s*(?:[-–—•*]\s*)?(?:after\w*|later|sustain\w*|future|next)\b[^\n]{0,30}[:–—-]/i,
  );
  const paragraph = end < 0 ? text : text.slice(0, end);
  const others = end < 0 ? [] : [text.slice(end)];
  const pieces = piecesOf(withSign(paragraph, currency), currency);
  const ofMoney = ({ unit }: Piece): boolean =>
    unit !== undefined && unit.costs.length === 0 && unit.said.length > 0;
  const asked = pieces.find(({ unit }) => unit?.asked)?.unit?.asked;
  return {
    said: pieces.filter(ofMoney).flatMap(({ unit }) => unit?.said ?? []),
    ...(asked ? { asked } : {}),
    rest: [
      pieces
        .filter((piece) => !ofMoney(piece))
        .map((piece) => piece.text)
        .join('\n'),
      ...others,
    ].join(''),
  };
};

/** "So $900 in all and we ask the city for $500": the request stands beside the sum. */
export const behindTotal =
  /(?:\band\b|,|;)\s*(?:of (?:which|this|that|it),? )?((?:(?:we |I )?(?:are )?(?:ask|request|apply|look|want|need)\w*|our request is)\b[^.]*)\.?$/i;

/** "This comes to $104,400, which is what we would request": all of it is asked for. */
const allAsked =
  /^[,;]?\s*which is (?:what|the (?:amount|sum)(?: that)?) we (?:would (?:like to )?|will |want to )?(?:request|ask|apply|need|seek)\w*\b[^.\n]{0,20}\.?/i;

/** "…, and we should be glad if you could give us all of it": the whole sum is asked for. */
export const wantsAll = (text: string): boolean =>
  /\b(?:you|your|the (?:fund|foundation|trust|council))\b[^.\n]{0,40}\b(?:give|grant|pay|cover|fund|meet|help us with|find|spare)\b[^.\n]{0,20}\b(?:all of (?:it|this|that)|it all|the (?:whole|full|entire)(?: (?:of it|sum|amount|costs?|lot))?|everything)\b/i.test(
    text,
  );

/** A budget whose total comes out: no sign of money and no word of costs is needed to know it for one. */
export const findSummed = (text: string, currency: string): FoundBudget | undefined => {
  const found = summedCosts(text, currency) ?? costsBelow(text, currency);
  if (!found) return undefined;
  const { costs, total, start } = found;
  const all = allAsked.exec(text.slice(found.end))?.[0] ?? '';
  const end = found.end + all.length;
  const whole = text.slice(start, end);
  const request = behindTotal.exec(whole.trimEnd())?.[1];
  const under = saidUnder(`${request ? `${request}. ` : ''}${text.slice(end)}`, currency);
  const mark = /(?<!\p{L})(?:[A-Z]{1,2}\$)(?=\s?\d)/u.exec(whole)?.[0];
  return {
    ...under,
    // "Total request: $38,500" is what is asked for.
    ...((/\b(?:request|ask)\w*\b/i.test(request ? '' : whole) || wantsAll(whole)) && !under.asked
      ? { asked: { amount: total, currency } }
      : {}),
    costs,
    inKind: [],
    total: { amount: total, currency },
    ...(mark === undefined ? {} : { mark }),
    rest: [text.slice(0, start).replace(heading, ''), under.rest].join('\n').trim(),
  };
};
