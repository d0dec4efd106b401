import { squeeze } from '@grantwright/analyst';
import { findMoney } from '../../../text/money.ts';
import { sentence } from '../grammar/write-sentence.ts';

const gives =
  /\b(?:gives?|gave|given|giving|pays?|paying|puts? in|chips? in|adds?|contribut\w+|covers?|committed|pledged|promised|agreed|granted|awarded|confirmed|voted|approved|applied (?:to|for)|asked|pending|match\w*|we have|we hope|raised?|donat\w+|comes? (?:out )?(?:of|from)|(?:out )?of our own|ourselves)\b/iu;
const source =
  /\b(?:from (?:the |our |its )?\p{L}|[Oo]wn (?:funds|money|resources|contribution)|[Rr]eserves?|[Ff]undraising|(?:[Ff]oundation|Fund|Trust|Endowment|[Dd]epartment|[Cc]ouncil|Commission|[Cc]hurch|Rotary|Lions|United Way|[Bb]ank|Ministry|[Bb]oard|Club|Society|shires?|[Dd]onors?|[Mm]embers)\b)/u;
/** What is to come when the grant is spent pays for nothing now. */
const afterwards =
  /\b(?:again|next year|(?:second|third|following) year|the year after|after (?:the|this|that)|from (?:\p{L}+ )?20\d\d|from 20\d\d|in future|later on|per \p{L}+ who|last year)\b/iu;

const refused = /\b(?:turned (?:us )?down|declined|refused|rejected|not yet asked|unsuccessful)\b/i;

/** "The Rotary Club gives $2,000", "Council $12,000 (voted in May)", "$1,000 comes from our own reserves". */
export const isPayer = (text: string): boolean => {
  if (findMoney(text).length === 0 || afterwards.test(text) || refused.test(text)) return false;
  return gives.test(text) || source.test(text);
};

/** "So apart from two landowners all of it is certain": how sure the money is. */
export const tellsCertainty = (text: string): boolean =>
  text.split(' ').length < 30 &&
  !afterwards.test(text) &&
  /\b(?:all (?:of )?(?:it|this|that)|the (?:rest|others?)|this|that|it|both|none of it|everything)\b[^.]*\b(?:is|are|was|were|has been|have been)\b[^.]*\b(?:certain|sure|secured?|confirmed|signed|agreed|in the bank|pending|open|promised|paid)\b/i.test(
    text,
  );

/** Notes of who pays, each closed as it was said: who only names a giver and a sum has not said when it comes. */
export const payerSentence = (given: string): string =>
  sentence(squeeze(given).replace(/^(?:and|plus)\s+/i, ''));

const counts: Record<string, number> = Object.fromEntries(
  'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, at + 2]),
);
const several =
  /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) [^$€£.;]{3,60}$/i;

/** The amounts that a sentence of payers may bring: "The eight landowners pay $1,000 each" brings $8,000. */
export const amountsPaid = (text: string): number[] =>
  findMoney(text).flatMap(({ amount: own, start, end }) => {
    const count = several.exec(text.slice(0, start))?.[1]?.toLowerCase();
    const each = /^\s*(?:each|apiece|per|an?\b)/i.test(text.slice(end));
    return count && each ? [own * (counts[count] ?? Number(count))] : [own];
  });

const mostAmounts = 14;

/** True where some of the amounts make up the whole sum: not all that a sentence names is a share. */
export const makeUp = (amounts: number[], sum: number): boolean => {
  const cents = (each: number): number => Math.round(each * 100);
  const reached = new Set([0]);
  for (const each of amounts.slice(0, mostAmounts))
    for (const before of [...reached]) reached.add(before + cents(each));
  return reached.has(cents(sum));
};
