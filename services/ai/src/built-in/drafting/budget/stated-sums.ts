import { splitSentences } from '@grantwright/analyst';
import { findMoney } from '../../../text/money.ts';
import { readRequest } from './request.ts';

const ofAll =
  /\b(?:total|in all|all in|altogether|all together|the whole (?:thing|lot|project|cost|budget)|(?:project|it all|everything) (?:will )?(?:costs?|comes? to)|(?:this|our|the) (?:request|ask|grant)|requested)\b/i;
/** What an organization has in a year, or gave before, is no sum of this budget. */
const ofOthers =
  /\b(?:annual|operating|yearly|last year|income|revenue|per (?:person|child|hour|week|month)|raised|in (?:19|20)\d\d we|the rest)\b/i;

/** "We are asking Hale Trust for $3,000" asks nothing of the reader. */
const ofAnother = /\b(?:ask(?:ed|ing)?|appl(?:ied|ying) to) (?:the )?\p{Lu}[^$€£]* for\b/u;

const mostBeside = 2;

/** Further than this from every sum that its writer stated, a list of costs was misread, and makes no table. */
export const mostAstray = 0.25;

/** The sums that somebody stated of the project or of the request, in whatever words. */
export const statedSums = (texts: readonly string[]): number[] =>
  texts
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => splitSentences(line).map((each) => each.text))
    .flatMap((text) => {
      if (ofOthers.test(text) || ofAnother.test(text)) return [];
      const request = readRequest(text);
      // "We need $8,000 for staff, $3,000 for food and $4,000 for travel" states no sum.
      if (request && findMoney(text).length <= mostBeside)
        return [request.amount * (request.years ?? 1)];
      if (request) return [];
      return ofAll.test(text) ? findMoney(text).map(({ amount }) => amount) : [];
    });

/** Whether costs come to something far from all that was stated; where nothing was, nobody knows. */
export const isAstray = (sum: number, stated: readonly number[]): boolean =>
  stated.length > 0 &&
  stated.every((each) => sum < each * (1 - mostAstray) || sum > each * (1 + mostAstray));
