import { capitalize, splitSentences } from '@grantwright/analyst';
import { isOfAnotherCall } from '../aside.ts';
import { criteriaOf } from '../criteria.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import type { ListPart } from '../guidelines.ts';
import { kindOf } from '../kind-of.ts';
import { isMandatory, joinItems } from '../wording.ts';
import { atLead } from './at-lead.ts';

/** A sentence before a list that says what the list is, "Grants are made to those who:". */
const ofTheCall =
  /\b(?:appl(?:y|ications?|icants?|ying)|proposals?|grants?|awards?|fund(?:s|ed|ing)?|projects?|requests?|budgets?|eligib\w+|criteri\w+|consider\w*|support\w*|priorit\w+|preference|purposes?|objectives?|goals?|review\w*|process|categor\w+|types?|reports?|research|topics|areas|themes|expenses|costs|must|should|required?|organi[sz]ations)\b/i;
const notOfTheCall =
  /\b(?:links?|resources|related|contents|menu|news|events|follow|share|staff|board of directors|members of|sponsors|grantees|recipients|winners|past|previous|examples?|definitions?|navigat\w+|download|history|about us|sections?)\b/i;
const mostItems = 12;
const longestTitle = 3;
const mostlyJudged = 0.8;
const longestItem = 420;

const top = (list: ListPart) => {
  const least = Math.min(...list.items.map(({ depth }) => depth));
  return list.items.filter(({ depth }) => depth === least);
};

const firstSentence = (text: string): string => splitSentences(text)[0]?.text ?? text;

/** The sentence over a list, or a heading that wants to be completed: "WE PREFER REQUESTS THAT:". */
const leadOf = ({ lead, path }: ListPart): string | undefined => {
  if (lead) return /:$/.test(lead.text) ? lead.text : undefined;
  const title = path.at(-1) ?? '';
  const asks = /^(?:what|who|which)\b.*\?$/i.test(title);
  if (!asks && !/(?::|\b(?:that|who|which|include|to))$/i.test(title)) return undefined;
  return /\p{Ll}/u.test(title) ? title : title.toLowerCase();
};

/** What a call lists under a sentence of its own, where no rule of its own reads the list. */
export const toldInLists: Rule = {
  name: 'told-in-lists',
  find: (guidelines) => {
    const judged = new Set(criteriaOf(guidelines).map(({ block }) => block));
    return guidelines.lists.flatMap((list): Finding[] => {
      const lead = leadOf(list);
      if (isOfAnotherCall(list) || list.aside === 'definition') return [];
      if (!lead || lead.length > 260) return [];
      if (!ofTheCall.test(lead) || notOfTheCall.test(lead)) return [];
      const items = top(list);
      const [first] = items;
      if (!first || items.length < 2 || items.length > mostItems) return [];
      // What reviewers look at stands in a line of its own, with its points.
      if (items.filter(({ block }) => judged.has(block)).length >= items.length * mostlyJudged)
        return [];
      // Titles over what each side does say nothing without it.
      const isOutline = list.items.length > items.length * 2;
      if (isOutline && items.every(({ text }) => text.split(' ').length <= longestTitle)) return [];
      if (items.some(({ text }) => text.length > longestItem || /^https?:/.test(text))) return [];
      const joined = joinItems(items.map(({ text }) => firstSentence(text)));
      const head = lead
        .replace(/,?\s*\b(?:as follows|the following|listed below|below)\b\s*:$/i, ':')
        .replace(/\s*[:?]$/, '');
      if (!joined || head.split(' ').length < 2) return [];
      return [
        finding(atLead(list, first), {
          kind: kindOf(lead),
          text: `${capitalize(head)}: ${joined}`,
          mandatory: isMandatory(lead),
          weight: 26,
          topic: `list ${first.block}`,
          list: true,
          unread: items.map(({ block }) => block),
        }),
      ];
    });
  },
};
