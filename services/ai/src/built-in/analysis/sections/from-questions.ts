import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { announcesContent, introducesSections } from './content-region.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { questionAtHead } from './question-at-head.ts';

const topics: [RegExp, string][] = [
  [
    /\b(?:mission|history of your organi|about your organi|describe your organi)/i,
    'Organization and Mission',
  ],
  [/\b(?:need|problem|issue|challenge|opportunity)\b/i, 'Need'],
  [/\b(?:evaluat|measure|success|outcomes?|results|impact)\b/i, 'Outcomes and Evaluation'],
  [
    /\b(?:who (?:will|are)|population|served?|beneficiar|participants|audience|community)\b/i,
    'People Served',
  ],
  [/\b(?:sustain|continue|long[- ]term|future funding)\b/i, 'Sustainability'],
  [/\b(?:budget|cost|funds|spend|amount|money)\b/i, 'Budget'],
  [/\b(?:partner|collaborat)/i, 'Partners'],
  [/\b(?:staff|lead|team|qualif|experience|capacity)\b/i, 'Staff and Capacity'],
  [/\b(?:timeline|when|schedule|milestones?)\b/i, 'Timeline'],
  [/\b(?:project|program|activit|plan|do\b|propose)/i, 'Project Description'],
];

/** A question short enough to be a title is called what the funder calls it. */
const mostWordsOfName = 22;

const fewest = 3;
/** "Please cover, in this order:": each point is a part, also what is no question. */
const inThisOrder = /\bin (?:this|the following) order\b/i;
/** What stands in such a list is called by its own few words. */
const mostWordsOfPoint = 16;
const pointOf = (text: string): string | undefined =>
  /\?/.test(text) || text.split(' ').length > mostWordsOfPoint
    ? undefined
    : text.replace(/[.;,]$/, '');

/** A form's questions without headings of their own: one section for each topic that they ask about. */
export const sectionsFromQuestions = (guidelines: Guidelines): SectionCandidate[] => {
  const asked = guidelines.lists
    .filter(
      (list) =>
        !list.aside &&
        (introducesSections(list.lead?.text ?? '') ||
          announcesContent(list.path.at(-1) ?? '') ||
          /\bquestions?\b/i.test(list.path.at(-1) ?? '')) &&
        !/\bfrequently|faq|q&a|answers\b/i.test(list.path.join(' ')),
    )
    .flatMap((list) => {
      const prompts = list.items.filter((item) => isPrompt(item));
      const inOrder = prompts.length >= fewest && inThisOrder.test(list.lead?.text ?? '');
      return (inOrder ? list.items : prompts).map((item) => ({ item, inOrder }));
    });
  if (asked.length < fewest) return [];
  const sections = new Map<string, SectionCandidate>();
  for (const { item, inOrder } of asked) {
    const own = questionAtHead(item.text, mostWordsOfName);
    const name =
      own ??
      (inOrder ? pointOf(item.text) : undefined) ??
      topics.find(([pattern]) => pattern.test(item.text))?.[1] ??
      'Project Description';
    const limit = lengthLimitOf(item.text);
    const known = sections.get(name);
    if (known) {
      known.prompts.push(...splitPrompt(item.text));
      continue;
    }
    sections.set(
      name,
      partAt(item, {
        name,
        prompts: splitPrompt(item.text),
        limit,
        from: 'question',
      }),
    );
  }
  return [...sections.values()];
};
