import type { Guidelines } from './guidelines.ts';
import { attachments } from './rules/attachments.ts';
import { eligibility } from './rules/eligibility.ts';
import { awardAmount } from './rules/award-amount.ts';
import { dueDates } from './due-dates.ts';

export type Verdict = { isCall: true } | { isCall: false; seems: string };

const count = (text: string, pattern: RegExp): number =>
  text.match(new RegExp(pattern, 'gi'))?.length ?? 0;

const closed =
  /\b(?:(?:applications?|submissions?|program|programme|call|grant (?:cycle|round|program)|this (?:opportunity|call|fund|round|notice|program|grant)|fund) (?:is|are|has|have)(?: been)? (?:now |currently |permanently )?(?:closed|ended|concluded|discontinued|suspended|archived|expired|sunset|rescinded|withdrawn|cancel+ed|retired)|no longer (?:accept(?:ing|s)?|offer(?:ing|ed)?|available|active|open|award(?:ing|s)?|making)|not (?:currently )?accepting (?:new |any |unsolicited )*(?:applications|proposals|requests|submissions)|applications? (?:period|window|round|portal) (?:has|is|have)(?: been)? (?:now )?(?:closed|passed|ended)|(?:application period|application window|applications?|call|round|portal|grant cycle|program) (?:(?:has|have) )?closed (?:on|in)\b|(?:is|are) (?:now )?closed to (?:new )?(?:applications|applicants))\b/i;
const reopens =
  /\b(?:next (?:cycle|round|deadline|application|grant|call|opportunity)|will (?:re-?)?open|opens (?:on|in|again)|upcoming (?:cycle|deadline)|check back|future (?:rounds|cycles))\b/i;

const kinds: [string, RegExp, number][] = [
  [
    'by-laws of an organization',
    /\b(?:by-?laws|board of directors|quorum|article [ivx\d]+|officers|members? (?:shall|may) (?:vote|elect)|amend(?:ed|ment)s?|president|secretary|treasurer|adjourn|annual meeting)\b/i,
    10,
  ],
  [
    'founding papers of an organization',
    /\b(?:articles of incorporation|incorporator|this corporation|registered agent|agent for service|dissolution|secretary of state|perpetual existence|hereby)\b/i,
    6,
  ],
  [
    'an internal policy or manual',
    /\b(?:policy|policies|procedures?|employees?|staff|internal controls?|supervisor|violation|code of conduct|harassment|disciplinary|executive director|finance (?:manager|committee)|approv(?:al|ed) by)\b/i,
    12,
  ],
  [
    'a list of past awards',
    /\b(?:awarded|grantees?|recipients?|awardees|winners?|was awarded|received|honorees|congratulations)\b/i,
    6,
  ],
  [
    'a report or news item',
    /\b(?:this year|last year|in 20\d\d|reported|said|according to|announced|press release|fiscal year ended|our impact|thank you|highlights)\b/i,
    6,
  ],
  [
    'an agreement or contract',
    /\b(?:hereby|hereinafter|whereas|the parties|this agreement|indemnif\w+|governing law|termination|grantee shall|witnesseth)\b/i,
    6,
  ],
];

/** What a paper calls itself in its first lines. */
const titles: [string, RegExp][] = [
  ['by-laws of an organization', /\bby-?laws\b/i],
  [
    'founding papers of an organization',
    /\barticles of (?:incorporation|organization|association)\b/i,
  ],
  [
    'an internal policy or manual',
    /\b(?:(?:policy|policies|(?<!application |submission |grant |proposal |funding )procedures?|handbook)(?: (?:and|&) \w+)?(?: manual)?|(?:procedures?|employee|staff) (?:manual|handbook)|code of (?:conduct|ethics))$/im,
  ],
  ['a report or news item', /\b(?:annual|impact|year-end) (?:report|review)\b/i],
  [
    'a list of past awards',
    /^(?:\d{4} )?(?:grants? (?:awarded|recipients)|(?:past|recent|previous) (?:grants|awards|grantees|recipients)|grantees|awardees|award recipients)[^.]{0,15}$/im,
  ],
  [
    'a guide for those who already have a grant',
    /\b(?:grant reporting|reporting (?:guidelines|requirements)|grantee (?:guide|handbook|manual)|grant (?:agreement|management (?:guide|handbook|policy)))\b/i,
  ],
];

/** Whether the document asks its reader to apply for money; if not, what it seems to be. */
export const judgeCall = (guidelines: Guidelines): Verdict => {
  const { text } = guidelines;
  const words = Math.max(1, text.split(/\s+/).length);
  const first = text.slice(0, 4_000);
  const asks = count(
    text,
    /\b(?:applicants?|how to apply|(?:must|may|can|should|please|to) (?:apply|submit)|application (?:deadline|form|process|instructions|requirements|package|period)|proposals? (?:must|should|will|are|due)|applications? (?:must|should|will|are)|eligible (?:applicants?|organi[sz]ations)|submit (?:an?|your|the) (?:application|proposal|request|letter)|grant (?:application|request|proposal)s?|request for (?:proposals|applications)|letters? of (?:intent|inquiry)|funding opportunity|eligibility|who (?:can|may) apply|we (?:fund|support|accept|consider|award)|nofo|applications? for (?:grants?|funding|support|projects)|prospective grantees|(?:eligible|invited) to (?:apply|submit)|grant (?:guidelines|cycle|seekers)|unsolicited|fund(?:ing)? requests?|deadline for (?:applications|proposals)|review panel(?:ists)?|invited to submit|proposal sections|project narrative|(?:attach|upload) (?:an?|the|your|project)|\d{2,4} words|pages? (?:maximum|limit)|(?:evaluated|scored) and ranked)\b/,
  );
  const density = (asks / words) * 1_000;
  const amounts = awardAmount.find(guidelines).filter((one) => one.weight > 90).length;
  const dues = dueDates(guidelines).length;
  const conditions = eligibility.find(guidelines).filter((one) => one.weight >= 80).length;
  const papers = attachments.find(guidelines).length;
  const evidence =
    Math.min(conditions, 2) * 2 +
    Math.min(papers, 2) +
    Math.min(asks, 14) +
    Math.min(amounts, 2) * 2 +
    Math.min(dues, 2) * 3;
  const shut = closed.exec(first) ?? closed.exec(text.slice(-2_500));
  if (
    shut &&
    !aboutPart(text, shut[0]) &&
    !futureDue(guidelines) &&
    (!reopens.test(text) || asks < 8)
  )
    return { isCall: false, seems: 'a program that is closed' };
  const money = count(
    text,
    /\b(?:grants?|funding|funds?|awards?|awarded|proposals?|fellowships?|rfp|bursar(?:y|ies))\b/,
  );
  const head = headOf(guidelines);
  const titled = titles.find(([, pattern]) => pattern.test(head))?.[0];
  if (titled && dues === 0 && asks < 12) return { isCall: false, seems: titled };
  if (money < 2 && asks < 4) return { isCall: false, seems: titled ?? 'no call for applications' };
  const rivals = kinds
    .map(([seems, pattern, bar]) => ({
      seems,
      score: (count(text, pattern) / words) * 1_000,
      hits: count(text, pattern),
      bar,
    }))
    .filter(({ hits, bar }) => hits >= bar / 2)
    .sort((a, b) => b.score / b.bar - a.score / a.bar);
  const rival = rivals[0];
  const weak = evidence < 6 || density < 2.2;
  if (evidence < 3 || (weak && rival && rival.score > density * 1.5))
    return { isCall: false, seems: rival?.seems ?? 'no call for applications' };
  if (rival && rival.score > density * 2.2 && dues === 0 && amounts === 0 && density < 7)
    return { isCall: false, seems: rival.seems };
  return { isCall: true };
};

const headOf = ({ reading }: Guidelines): string =>
  [
    reading.title ?? '',
    ...reading.blocks
      .slice(0, 4)
      .flatMap((block) => (block.type === 'table' || block.text.length > 120 ? [] : [block.text])),
  ].join('\n');

/** "We are not accepting applications for capital projects" closes a part, not the call. */
const aboutPart = (text: string, words: string): boolean => {
  const after = text.slice(text.indexOf(words) + words.length).slice(0, 60);
  return (
    /^\s*(?:for|from|to|by fax|by mail|that|which|via|in) /i.test(after) ||
    /unsolicited/i.test(words)
  );
};

const futureDue = (guidelines: Guidelines): boolean =>
  dueDates(guidelines).some(({ date }) => date.iso !== undefined && date.iso >= guidelines.today);
