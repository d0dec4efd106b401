import { squeeze } from '@grantwright/analyst';
import { findMoney, type Money } from '../../../text/money.ts';
import { expandShorthand } from '../../../text/expand-shorthand.ts';
import { sentence } from '../grammar/write-sentence.ts';
import type { Cost } from './cost-part.ts';
import { costLine, totalIn } from './cost-line.ts';
import { readRequest, totalRequested } from './request.ts';
import { isPayer, payerSentence, tellsCertainty } from './who-pays.ts';

/** What a sentence under a budget speaks of. */
export type Paying = { text: string; about: 'request' | 'use' | 'payer' };

/** One line or sentence of a text, as far as it speaks of a budget. */
export type Unit = {
  costs: Cost[];
  totals: Money[];
  asked?: Money;
  said: Paying[];
  /** "Budget:", "Year 1": it heads the lines after it. */
  heads?: string;
};

const nothing: Unit = { costs: [], totals: [], said: [] };

const amount = String.raw`((?:[A-Z]{0,3}[$€£₹]|[A-Z]{3} )? ?\d[\d,.]*k?)`;
/** "$30,000 out of $55,000", "We ask $25,000 of a total of $40,000". */
const ofTotal = new RegExp(
  String.raw`^(?:(?:we |we're |we are )?(?:would like to )?(?:ask(?:ing)?|request(?:ing)?|need|want|appl(?:y|ying))(?: you)?(?: for)? )?${amount} (?:out )?of (?:a |the |our )?(?:total(?: of| cost of| budget of)? |whole |budget of )?${amount}(?: in all| in total)?\.?$`,
  'iu',
);
const use =
  /^(?:your (?:money|grant|support)|(?:the|this) grant|the (?:grant )?money|what we ask|from you\b|we (?:ask|request|apply|would like)(?: you)?(?: for)?)\b/i;
const fromYou = /^from you:?\s+/i;
const head =
  /^(?:(?:the |our |project |proposed |draft )*(?:budget|costs?|expenses|expenditure|what it costs|we need|needed|money)(?: for .{3,40}| lines?| items?| breakdown| is)?|year (?:\d|one|two|three)|\d(?:st|nd|rd) year|20\d\d(?:[/-]\d\d)?)\s*[:–—-]?$/i;
const lead =
  /^(?:[-–—•*]\s*)?([^:;$€£]{2,60}|[^:;]{2,80}?\d[\d,.]*k?(?: [\p{L}-]+){0,4}):\s+(.+)$/u;

const year = /^(?:year (?:\d|one|two|three)|\d(?:st|nd|rd) year|20\d\d(?:[/-]\d\d)?)/i;

const requestIn = (text: string): Money | undefined => {
  const request = readRequest(text);
  return request && { amount: totalRequested(request), currency: request.currency };
};

/** "From you: the teachers and $7,168 of the rent" as a sentence of what the grant is asked for. */
const asUse = (text: string): string => sentence(text.replace(fromYou, 'We ask you for '));

const glued =
  /^((?:we )?(?:ask|request|apply) for [^,;]*\d[\d,.]*k?), (?=(?:the|our|\p{Lu}|and )[^,]*\d)/iu;

/** "We ask for $900, the club gives $100" is said in two sentences. */
const saidOf = (text: string): string[] => {
  const first = glued.exec(text);
  return first?.[1]
    ? [sentence(first[1]), sentence(text.slice(first[0].length).replace(/^and /, ''))]
    : [sentence(text)];
};

const purpose = /\d[\d,.]*k? to (?!(?:cover|pay|fund|buy|purchase|support)\b)\p{Ll}/u;

/** "asking 10k, the Lions give 2k", "Request: $9,400; Rotary $2,000 (confirmed)". */
const note = new RegExp(
  String.raw`^(?:we )?(?:are )?(?:request(?:ed)?|ask(?:ing)?|amount requested|needed from you)(?: for| is)?:? ${amount}(?:[,;] (.+))?\.?$`,
  'iu',
);

const notedRequest = (text: string): Unit | undefined => {
  const [, written = '', rest = ''] = note.exec(text) ?? [];
  const [asked] = findMoney(written);
  const payers = rest === '' ? [] : rest.split(/[,;] (?=\D)(?![^()]*\))/);
  if (!asked || payers.some((each) => !isPayer(each))) return undefined;
  return {
    ...nothing,
    asked,
    said: [
      { text: `We ask for ${expandShorthand(asked.text)}.`, about: 'request' },
      ...payers.map((each) => ({
        text: expandShorthand(payerSentence(each)),
        about: 'payer' as const,
      })),
    ],
  };
};

const ofABudget =
  /^(?!.*\b(?:last year|income|revenue|annual|operating)\b)(?:\S+\s?|.*\b(?:budget|costs?|expenses|total|money|spen[dt]|pays?|items?|needs?|buy|grant)\b.*)$/i;

const withLead = (text: string, currency: string | undefined): Unit | undefined => {
  const [, before = '', rest = ''] = lead.exec(text) ?? [];
  if (!before) return undefined;
  const inside = costLine(rest, currency);
  if (!inside || inside.costs.length < 2) return undefined;
  const stated = findMoney(before)[0];
  const asks = requestIn(before);
  // "We ask for $9,500 to open a fifth site: …" tells the project, too.
  if (asks && purpose.test(before)) return undefined;
  // "Last year's income: …" is no budget, and "Kitchen for the school: …" says what must not be lost.
  if (!asks && !stated && !year.test(before.trim()) && !ofABudget.test(before)) return undefined;
  if (stated && !asks && !/\b(?:total|costs?|budget|in all|altogether)\b/i.test(before))
    return undefined;
  const heading = year.test(before.trim()) ? { heads: before.trim() } : {};
  return {
    costs: inside.costs,
    totals: [...(inside.total ? [inside.total] : []), ...(stated && !asks ? [stated] : [])],
    ...(asks ? { asked: asks } : {}),
    said: [
      ...(asks ? [{ text: sentence(before), about: 'request' as const }] : []),
      ...inside.payers.map((each) => ({ text: payerSentence(each), about: 'payer' as const })),
    ],
    ...heading,
  };
};

/** What a line or a sentence says of a budget; undefined where it speaks of something else. */
export const readUnit = (given: string, currency?: string): Unit | undefined => {
  const text = squeeze(given.replace(/\s\|\s|\.{3,}|\t/g, ' ')).replace(/^[-–—•*]\s+/, '');
  if (head.test(text)) return { ...nothing, heads: text.replace(/\s*[:–—-]$/, '') };
  const [, part = '', whole = ''] = ofTotal.exec(text) ?? [];
  const [asked, total] = [findMoney(part)[0], findMoney(whole)[0]];
  if (asked && total && asked.amount <= total.amount)
    return {
      costs: [],
      totals: [total],
      asked,
      said: [{ text: `We request ${asked.text} of a total of ${total.text}.`, about: 'request' }],
    };
  const sum = totalIn(text, currency);
  if (sum) return { ...nothing, totals: [sum] };
  const led = withLead(text, currency);
  if (led) return led;
  if (fromYou.test(text)) return { ...nothing, said: [{ text: asUse(text), about: 'use' }] };
  const noted = notedRequest(text);
  if (noted) return noted;
  const request = requestIn(text);
  if (request)
    return {
      ...nothing,
      asked: request,
      said: saidOf(text).map((each, at) => ({ text: each, about: at === 0 ? 'request' : 'payer' })),
    };
  if (use.test(text) && findMoney(text).length > 0)
    return { ...nothing, said: [{ text: asUse(text), about: 'use' }] };
  if (tellsCertainty(text)) return { ...nothing, said: [{ text: sentence(text), about: 'payer' }] };
  const line = costLine(text, currency);
  if (line && (line.costs.length > 0 || line.payers.length > 1))
    return {
      costs: line.costs,
      totals: line.total ? [line.total] : [],
      said: line.payers.map((each) => ({ text: payerSentence(each), about: 'payer' as const })),
    };
  return isPayer(text)
    ? { ...nothing, said: [{ text: payerSentence(text), about: 'payer' }] }
    : undefined;
};
