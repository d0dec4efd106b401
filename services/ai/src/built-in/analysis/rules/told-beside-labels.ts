import type { RequirementKind } from '@grantwright/shared/contract';
import { capitalize } from '@grantwright/analyst';
import { findDates } from '../../../text/dates.ts';
import { findMoney } from '../../../text/money.ts';
import { dueDates } from '../due-dates.ts';
import { dueLabel } from '../due-words.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { isPrompt } from '../sections/prompts.ts';
import { isWordsOfPaper } from '../identity/programme/words-of-paper.ts';
import { isOfAnotherCall } from '../aside.ts';
import { finding, type Finding, type Rule } from '../finding.ts';

/** What a label is about, and so what stands beside it. */
const topics: [RequirementKind, RegExp][] = [
  [
    'deadline',
    /\b(?:deadlines?|due|clos(?:es|ing)|opens?(?! (?:access|licen\w+|science|source|data|education\w*|hardware))|opening|dates?|frequency|cycles?|timeline|when|notif\w+|decisions?)\b/i,
  ],
  [
    'eligibility',
    /\b(?:who|eligib\w+|applicants?|where|geograph\w+|locations?|regions?|areas?|countr(?:y|ies)|audience|beneficiar\w+|purpose|focus|themes?|objectives?|goals?|aims?|priorit\w+|supports?|membership)\b/i,
  ],
  [
    'amount',
    /\b(?:amounts?|awards?|grant size|budget|funding|funds|costs?|match\w*|stipend|payment|overhead|fees?|prizes?|value|minimum|maximum)\b/i,
  ],
  ['limit', /\b(?:length|limits?|duration|period|term)\b/i],
  ['format', /\b(?:formats?|languages?|font)\b/i],
  ['evaluation', /\b(?:review|selection|criteri\w+|scor\w+|judg\w+|jury)\b/i],
  ['submission', /\b(?:submi\w+|apply|application|registration|contact)\b/i],
];
const notOfTheCall =
  /\b(?:source|author|posted|updated|published|tags?|category|share|phone|fax|(?:grants?|awards?) (?:made|given|awarded)|photo|image|figure|note|example|name|title|signature|address|e-?mail|website|file|version|question|answer|step|location of|print)\b/i;

/** "0 / 2000" counts what is typed, "$0.00" is a box, "2017/2018 Cycle" the rest of a title. */
const tellsNothing =
  /^(?:\d+ ?\/ ?\d+|[$€£]\s?0(?:\.00?)?|(?:19|20)\d\d(?:\s?[/-]\s?\d{2,4})? (?:cycle|round|season|program(?:me)?))$/i;
const aTime =
  /\d|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|annual|yearly|quarter|month|week|day|year|season|spring|summer|fall|autumn|winter|rolling|ongoing|any ?time|continuous|open|closed|round|twice|once)/i;
/** "Notice of Funding Opportunity: Fiscal Year 2027" is the head of the paper. */
const nameOfPaper = /^(?:notice|announcement) of (?:funding|funds?|grants?)\b/i;
/** "Region: New Zealand" is told in names, "Deadline: Annually" is known by its words. */
const namesOf = new Set<RequirementKind>(['eligibility', 'format', 'deadline']);
/** "Program Budget Form" beside "Proposal Form": two links, and no fact beside its label. */
const isTitle = (value: string): boolean => !/\d|(?<!\p{L})\p{Ll}{3,}/u.test(value);

const kindOf = (label: string, value: string): RequirementKind | undefined => {
  const told = topics.filter(([, words]) => words.test(label)).map(([kind]) => kind);
  // "Award letters: April 6" tells a day, "Award per applicant: $5,000" a sum.
  const [date] = findDates(value);
  if (date && told.length > 0 && value.length <= date.text.length + 4) return 'deadline';
  return told.includes('amount') && findMoney(value).length > 0 ? 'amount' : told[0];
};

/** A fact beside its label, "Grant cycle: every two years", that no rule of its own looks for. */
export const toldBesideLabels: Rule = {
  name: 'told-beside-labels',
  find: (guidelines) => {
    const days = new Set(dueDates(guidelines).map(({ date }) => date.iso));
    return guidelines.statements.flatMap((statement): Finding[] => {
      const label = (statement.label ?? '').trim();
      const value = (statement.value ?? '').trim();
      if (isOfAnotherCall(statement) || statement.aside === 'definition') return [];
      if (label.split(' ').length > 5 || notOfTheCall.test(label)) return [];
      // "Budget (2 pages): Provide an itemized budget" names a part and asks for it: that is told elsewhere.
      if (lengthLimitOf(label) || isPrompt({ text: value })) return [];
      // "Total requested: $" is a box to fill in.
      if (!/[\p{L}\d]/u.test(value)) return [];
      if (
        value.length < 6 ||
        value.length > 220 ||
        /[?:_]$|_{3,}|^(?:n\/a|none|tbd)\b|\bthe following(?: \w+){0,2}\.?$/i.test(value)
      )
        return [];
      if (tellsNothing.test(value) || /[→»›]/.test(label)) return [];
      if (isWordsOfPaper(label) || nameOfPaper.test(label)) return [];
      const kind = kindOf(label, value);
      if (kind === 'deadline' && !aTime.test(value)) return [];
      const day = kind === 'deadline' ? findDates(value)[0]?.iso : undefined;
      if (day && dueLabel.test(label) && days.has(day)) return [];
      if (kind && !namesOf.has(kind) && isTitle(value)) return [];
      return kind
        ? [
            finding(statement, {
              kind,
              text: `${capitalize(label)}: ${value.replace(/[.;]$/, '')}`,
              mandatory: true,
              weight: 27,
              topic: `label ${label.toLowerCase()} ${statement.block}`,
            }),
          ]
        : [];
    });
  },
};
