import type { RequirementKind } from '@grantwright/shared/contract';
import { capitalize } from '../../../text/normalize.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { isPrompt } from '../sections/prompts.ts';
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
  /\b(?:source|author|posted|updated|published|tags?|category|share|phone|fax|photo|image|figure|note|example|name|title|signature|address|e-?mail|website|file|version|question|answer|step|location of|print)\b/i;

/** A fact beside its label, "Grant cycle: every two years", that no rule of its own looks for. */
export const toldBesideLabels: Rule = {
  name: 'told-beside-labels',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement): Finding[] => {
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
        /[?:_]$|_{3,}|^(?:n\/a|none|tbd)\b/i.test(value)
      )
        return [];
      const kind = topics.find(([, words]) => words.test(label))?.[0];
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
    }),
};
