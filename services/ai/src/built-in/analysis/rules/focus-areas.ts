import { isOfAnotherCall } from '../aside.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole, joinItems } from '../wording.ts';
import { atLead } from './at-lead.ts';

const things =
  '(?:areas?|priorit(?:y|ies)|fields|categories|themes|objectives|interests|focus areas|goals|causes|challenges|purposes|topics)';
/** "We fund projects in the following areas:" */
const supports = new RegExp(
  `\\b(?:funds?|funding|supports?|grants?|gives?|giving|focus(?:es)?|interested in|invests?|concentrates?)\\b[^:]{0,120}\\b(?:following|these|\\w+) (?:[\\w-]+ ){0,3}${things}\\b[^:]{0,60}:$`,
  'i',
);
/** "Requests should refer to one of the following Strategic Objectives:" */
const mustFit = new RegExp(
  `\\b(?:should|must|need to|has to|have to) (?:be for (?:[\\w-]+ ){1,4}that )?(?:address|refer to|fall (?:within|under|into)|fit|align with|relate to|advance|support)\\b[^:]{0,60}\\b(?:one|any|at least one)\\b[^:]{0,60}\\b${things}\\b`,
  'i',
);
const notFocus =
  /\b(?:not|never|cannot|ineligible|criteria|questions|documents|information|describe|expenses|costs|counties|sections)\b/i;

/** What a project must be about, where the funder lists it after a sentence. */
export const focusAreas: Rule = {
  name: 'focus-areas',
  find: (guidelines) => [
    ...guidelines.lists.flatMap((list): Finding[] => {
      const lead = list.lead?.text ?? '';
      if (!list.lead || isOfAnotherCall(list) || list.aside === 'after' || lead.length > 220)
        return [];
      const fits = mustFit.test(lead);
      if (notFocus.test(lead) || !(fits || supports.test(lead))) return [];
      const depth = Math.min(...list.items.map((item) => item.depth));
      const top = list.items.filter((item) => item.depth === depth);
      const first = top[0];
      const items = joinItems(top.map(({ text }) => text));
      if (!first || !items || top.length < 2) return [];
      return [
        finding(atLead(list, first), {
          kind: 'eligibility',
          text: `${fits ? 'Fit the project to one of these' : 'The funder supports work in'}: ${items}`,
          mandatory: fits,
          weight: 70,
          topic: `focus ${first.block}`,
          list: true,
          coversBlocks: top.map(({ block }) => block),
        }),
      ];
    }),
    ...guidelines.statements.flatMap((statement): Finding[] => {
      const { text } = statement;
      if (isOfAnotherCall(statement) || !mustFit.test(text) || text.length > 260) return [];
      const line = asChecklistLine(
        text.replace(/ of the following\b/i, ' of the').replace(/:$/, '.'),
      );
      return line && isWhole(line)
        ? [finding(statement, { kind: 'eligibility', text: line, weight: 63 })]
        : [];
    }),
  ],
};
