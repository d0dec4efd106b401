import { capitalize } from '@grantwright/analyst';
import { findDates } from '../../../text/dates.ts';
import { findMoney, formatMoney, type MoneyMention } from '../../../text/money.ts';
import { isOfAnotherCall } from '../aside.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import type { Statement } from '../guidelines.ts';
import { splitLabel } from '../shape.ts';
import { boundsOf, measureOf } from './amount-bounds.ts';
import { isTotal, totalLine } from './total-amount.ts';

const gift =
  '(?:awards?|(?:(?:micro|mini|seed|project|small|community)[ -]?)?grants?|prizes?|bursar(?:y|ies)|stipends?|fellowships?|gifts?|scholarships?|contributions?|subsid(?:y|ies)|support|funding|financial support)';
const whose =
  '(?:award|grant|project|applicant|application|organi[sz]ation|recipient|grantee|winner|team|school|site|artist|fellow|group|club|proposal|person|individual|community|partner|business)';
/** "Award", "Size of a grant", "Prize for each winner", "How much can we apply for?": what one applicant may get. */
const ofOne = new RegExp(
  [
    `^(?:the |our |an? |individual |maximum |max\\.? |minimum |min\\.? |typical |average |usual |eligible )*(?:${gift}|amounts?|value)(?: (?:awarded|offered|amounts?|sizes?|values?|ranges?|worth|levels?|limits?|ceiling|floor|request))*(?: (?:per|for each|for every|to each|of each) ${whose})?\\??$`,
    `^(?:the )?(?:size|amount|value|range|worth|level)s? of (?:an? |the |each |our |your |individual )*${gift}\\??$`,
    `^amounts? (?:you|that you|applicants|a \\w+|one|each \\w+)? ?(?:can|may|could|to) (?:be )?(?:request|apply|ask|appl)\\w*(?: for)?\\??$`,
    `^how (?:much|large|big)\\b(?!.*\\b(?:in total|in all|altogether|match|contribute|pot|you have)\\b).{0,60}\\b(?:apply|ask|request|get|receive|grants?|awards?|is it|worth|available to (?:me|us|you)|each)\\b.{0,20}$`,
    `^(?:we (?:give|offer|fund|pay|award)|what we (?:give|offer|pay)|you (?:can|may) (?:get|ask for|apply for|request|receive))$`,
  ].join('|'),
  'i',
);
/** "Total pot", "Prize purse", "Budget of the call", "Money available": what all share. */
const ofAll =
  /^(?:(?:the )?(?:total|overall|whole|entire|combined)\b(?!.*\b(?:project|request|cost|match|per|each|applicants?|your)\b).*\b(?:pot|purse|funds?|funding|budget|amount|pool|available|prizes?|money|round|call|programme?|grants|awards)|(?:amount|money|funds?|funding|budget|pot)(?: (?:is|that is))? (?:available|of the (?:call|round|fund|programme?))(?: (?:for|in|this) .{3,30})?|(?:prize |grant |award )?(?:pot|purse|pool)(?: (?:size|total))?|size of the fund|fund size)\??$/i;
const opensWithSum =
  /^(?:(?:between|from|up to|as much as|at (?:most|least)|(?:not|no) more than|max(?:imum|\.)?(?: of)?|minimum(?: of)?|usually|typically|generally|normally|about|approximately|around|ranges? from|an? )\s?)*(?:(?:USD|EUR|GBP|CAD|AUD|NZD|US|CA|AU|NZ) ?)?[$€£₹¥]?\s?\d/i;
/** A sum told so often beside one label is of grants that were made. */
const oftenest = 2;
const longest = 160;

const isHedged = (value: string): boolean =>
  /\b(?:usually|typical(?:ly)?|average|generally|normally|most)\b/i.test(value) &&
  !/\bat most\b/i.test(value);

const lineOf = (label: string, value: string, money: readonly MoneyMention[]): string => {
  const asTold = `${capitalize(label.replace(/\?$/, ''))}: ${value.replace(/[.;]$/, '')}`;
  if (money.length > 2 || isHedged(`${label} ${value}`)) return asTold;
  const { least, most } = boundsOf(`${label}: ${value}`, findMoney(`${label}: ${value}`));
  const measure = measureOf(value);
  // What stands behind the sums, "per site", bounds them.
  const behind = /\b(?:per|for each|each) [a-z]+(?: (?:per|a) year)?\b/i.exec(
    value.slice(money.at(-1)?.end ?? 0),
  )?.[0];
  const per = behind && !/\byear\b/i.test(behind) ? ` ${behind}` : '';
  if (least && most)
    return `Request between ${formatMoney(least)} and ${formatMoney(most)}${measure}${per}`;
  if (most) return `Request at most ${formatMoney(most)}${measure}${per}`;
  if (least) return `Request at least ${formatMoney(least)}${measure}${per}`;
  return asTold;
};

const awardOf = (statement: Statement, label: string, value: string): Finding[] => {
  const money = findMoney(value);
  if (money.length === 0 || !opensWithSum.test(value)) return [];
  return [
    finding(statement, {
      kind: 'amount',
      text: lineOf(label, value, money),
      mandatory: true,
      weight: 94,
      topic: `award ${money.map(({ amount }) => amount).join(' ')}`,
    }),
  ];
};

/** What a grant is worth, and what there is in all, where it stands beside a label: "Award | $2,500 to $10,000". */
export const labelledAward: Rule = {
  name: 'labelled-award',
  find: ({ statements }) => {
    const labelled = statements.flatMap((statement) => {
      // "Maximum award: $900. Total fund: $40,000." is one paragraph with two labels.
      const split = statement.label === undefined ? splitLabel(statement.text) : undefined;
      const label = (statement.label ?? split?.label ?? '').trim();
      const value = (statement.value ?? split?.value ?? '').trim();
      const isTold =
        label !== '' &&
        value.length <= longest &&
        !isOfAnotherCall(statement) &&
        statement.aside !== 'after' &&
        statement.aside !== 'definition' &&
        findDates(value).length === 0;
      return isTold ? [{ statement, label, value }] : [];
    });
    const times = (label: string): number =>
      labelled.filter((one) => one.label.toLowerCase() === label.toLowerCase()).length;
    return labelled.flatMap(({ statement, label, value }): Finding[] => {
      if (times(label) > oftenest) return [];
      const [sum] = findMoney(value);
      if (ofAll.test(label) && sum && opensWithSum.test(value) && findMoney(value).length === 1)
        return [totalLine({ ...statement, text: value }, sum)];
      if (!ofOne.test(label) || isTotal(value) || /\b(?:total|in all|altogether)\b/i.test(value))
        return [];
      return awardOf(statement, label, value);
    });
  },
};
