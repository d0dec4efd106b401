import { findMoney } from '../../../../text/money.ts';
import { mainVerb } from '../../grammar/main-verb.ts';
import { openEnd, sentence } from '../../grammar/write-sentence.ts';
import { topLevelParts } from './top-level-parts.ts';

const amount =
  '(?:about )?[$€£]?\\d[\\d,.]*(?: ?(?:k|K|million|thousand))?(?: ?(?:a|per|each) year| ?\\/ ?(?:yr|year))?';
const totals = new RegExp(
  `^(?:the )?(total(?: (?:program|project|cost|budget|costs))*|(?:program|project|whole) total|(?:total |project |program |full |whole |entire |overall )?costs?|(?:whole thing|everything)(?: together)?(?: costs?| comes to)?|(?:all )?in all|altogether)(?: is| are| of|:| =|,)? (${amount})$`,
  'i',
);
const asks = new RegExp(
  `^(?:and )?(?:we |we are |are |our )?(?:ask(?:ing)?(?: you)?|request(?:ing)?)(?: for| is| of|:)? (${amount})(?: (?:from|of) you)?( toward.*|,? (?:for|over) (?:the )?(?:\\d+|one|two|three|four|five|six|twelve|eighteen) (?:years?|months?))?$`,
  'i',
);
const state =
  'confirmed|pending|approved|awarded|signed|pledged|committed|secured|received|promised|in hand|in kind|in-kind|applied for';
const giver = "(?:the )?\\p{Lu}[\\p{L}\\p{N}.,&’' -]*?";
const gives = new RegExp(
  `^(?:and )?(${giver}|own funds|our own funds|members|donors|ticket sales|our (?:[\\p{L}-]+ ){0,2}(?:sale|raffle|fair|appeal|auction|dinner|concerts?|collection)|(?:the )?(?:church|parish|city|county|district)) (?:(is giving|gives|will give|pledged|committed|promised|has pledged|has committed) )?(${amount})(?:,? \\(?(${state})\\)?)?$`,
  'iu',
);
const institution =
  /\b(?:Foundation|Fund|Trust|Bank|Council|Commission|Department|Dept|Agency|Tribe|United Way|Rotary|University|District|Club|Church|Endowment|Program|Association)\b/;
const isMoney = (text: string): boolean => /[$€£]|\d,\d{3}|\dk$/i.test(text);
type Part =
  | { kind: 'total' | 'ask'; text: string; toward: string; cost?: boolean }
  | { kind: 'other'; who: string; text: string; state: string }
  | { kind: 'sentence'; text: string };

const read = (part: string): Part | undefined => {
  const [, what = '', whole] = totals.exec(part) ?? [];
  if (whole && isMoney(whole))
    return {
      kind: 'total',
      text: whole,
      toward: '',
      cost: /cost|whole thing|everything|\bal(?:l|together)\b/i.test(what),
    };
  const [, asked, toward = ''] = asks.exec(part) ?? [];
  if (asked && isMoney(asked)) return { kind: 'ask', text: asked, toward };
  const [, who, verb = '', sum, given = ''] = gives.exec(part) ?? [];
  const certain = given || (/(?:pledged|committed|promised)$/.exec(verb)?.[0] ?? '');
  if (
    who &&
    sum &&
    isMoney(sum) &&
    (/^(?:the )?\p{Lu}/u.test(who) || ours.test(who)) &&
    mainVerb(who) === undefined
  )
    return { kind: 'other', who, text: sentence(part.replace(sum, signed(sum))), state: certain };
  return mainVerb(part) === undefined ? undefined : { kind: 'sentence', text: sentence(part) };
};
const ours =
  /\b(?:funds|members|donors|sales?|raffles?|fairs?|appeals?|auctions?|dinners?|concerts?|collections?|church|parish|city|county|district)$/i;

/** "Ball Foundation $20,000 (pending)", "Maddox Fund is giving $125,000": money that somebody else brings. */
export const isGift = (text: string): boolean => {
  const [, who = '', verb = '', sum = '', given = ''] = gives.exec(openEnd(text)) ?? [];
  return (
    isMoney(sum) &&
    mainVerb(who) === undefined &&
    (verb !== '' || given !== '' || institution.test(who.split(' ').slice(-1).join('')))
  );
};

/** Beside a total or a request, "25,000" is money too. */
const signed = (text: string): string =>
  findMoney(text).length > 0 || !/\d{1,3},\d{3}|\dk$/i.test(text)
    ? text
    : text.replace(/^((?:about )?)/, '$1$');

/**
 * Who pays what: "Total $310,000; State Dept $160,000 (signed), own funds $30,000" as sentences that say
 * which is the total, which the request and which comes from others. Undefined where a part is neither.
 */
export const funding = (text: string): string[] | undefined => {
  // "The station opened in 2022; cost $1,650,000": what it cost, not what the project will.
  if (/\b(?:opened|built|bought|finished|completed|moved|renovated)\b[^;]*;\s*costs?\b/i.test(text))
    return undefined;
  const parts = joinAmounts(topLevelParts(openEnd(text), /[,;.](?=\s)/).map(openEnd));
  // Who wrote it out wrote it better.
  if (parts.length < 2 && /^(?:We|Our|I) /.test(text)) return undefined;
  // "Cost $9,400" alone may be what something else cost.
  if (parts.length < 2 && /^costs?\b/i.test(parts[0] ?? '')) return undefined;
  if (/, and [^,]+\.$/.test(text.trim()) && mainVerb(parts[0] ?? '') !== undefined)
    return undefined;
  const found = parts.map(read);
  if (found.some((part) => part === undefined)) return undefined;
  const known = found.filter((part) => part !== undefined);
  const others = known.filter((part) => part.kind === 'other');
  const told = known.filter((part) => part.kind === 'sentence');
  if (told.length === known.length) return undefined;
  // A name and an amount alone may be a cost as well as a gift.
  if (
    others.length + told.length === known.length &&
    !others.some(({ who, state: certain }) => certain || institution.test(who))
  )
    return undefined;
  return known.map((part) =>
    part.kind === 'total'
      ? `The total${part.cost ? ' cost' : ''} is ${signed(part.text)}.`
      : part.kind === 'ask'
        ? `We ask for ${signed(part.text)}${part.toward}.`
        : part.text,
  );
};

/** "26-ft van, $289,500": an amount alone belongs to what stands before it. */
const joinAmounts = (parts: string[]): string[] =>
  parts.reduce<string[]>((joined, part) => {
    const last = joined.at(-1);
    if (last && new RegExp(`^${amount}$`, 'i').test(part))
      joined[joined.length - 1] = `${last} ${part}`;
    else joined.push(part);
    return joined;
  }, []);
