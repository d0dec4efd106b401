import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';

const word = String.raw`\p{Lu}[\p{L}’'&/-]+`;
const kind = '(?:Programme|Program|Initiative|Project|Partnership|Academy|Clinic|Series)';
const title = `((?:${word} (?:(?:and|of|for|to|&) )?){1,5}${kind})`;

/** "is launching a Midwife Training Program", "donate to the Mentoring Program", "our Second Harvest Project". */
const named = [
  new RegExp(
    `\\b(?:launching|running|piloting|expanding|runs|operates|offers|piloted|launched|started) (?:a|an|its|our|the) (?:new )?${title}(?![\\p{L}])`,
    'u',
  ),
  new RegExp(`\\b(?:donate|give|gifts?|contribute) to (?:our|the) ${title}(?![\\p{L}])`, 'iu'),
  new RegExp(`\\b(?:[Oo]ur|[Ii]ts) (?:new )?${title}(?![\\p{L}])`, 'u'),
];
/** "Our Supported Living program", "our Adult Day Services": named, though the last word is written small. */
const smallKind = new RegExp(
  `\\b[Oo]ur ((?:${word} ){1,4}(?:program|programme|class|classes)|(?:${word} ){2,4}[Ss]ervices)\\b`,
  'u',
);
/** "(b) Best Friends Program. With this program we …": a name that runs into its paragraph. */
const runIn = new RegExp(`^(?:\\(?[a-z\\d]{1,2}[.)] )?${title}(?:[.:]| [-–—]) (?=\\p{Lu})`, 'u');
/** What gives the money, or how it is given, is no programme of its own. */
const ofMoney =
  /\b(?:matching|gifts?|giving|donations?|donor|vehicle|car|membership|rewards?|grants?|loans?|nutrition assistance|paycheck|federal|state|national|customer|annual|capital|legacy|sponsorship|referral|affiliate|customer|privacy|web ?site|human genome)\b/i;
const past =
  /\b(?:ended|closed|discontinued|no longer|used to|formerly|in the past|until (?:19|20)\d{2})\b/i;

const nameIn = (text: string): string | undefined => {
  if (past.test(text)) return undefined;
  for (const pattern of [...named, smallKind]) {
    const found = pattern.exec(text)?.[1]?.trim();
    // Case is ignored where an address may be in capitals; a name keeps its own.
    if (found && /^\p{Lu}/u.test(found) && !ofMoney.test(found)) return found;
  }
  return undefined;
};

const most = 8;

/** Programmes that sentences call by name, where no heading stands over them. */
export const namedPrograms = ({ lines }: Paper): Candidate[] => {
  const found: { name: string; quote: string; line: Line }[] = [];
  for (const line of lines) {
    if (line.others || line.heading || line.row !== undefined || line.foot) continue;
    const opening = runIn.exec(line.text)?.[1];
    if (opening && !ofMoney.test(opening))
      found.push({
        name: opening,
        quote: line.text.slice(0, line.text.indexOf(opening) + opening.length),
        line,
      });
    for (const { text } of splitSentences(line.text)) {
      const name = nameIn(text);
      if (name) found.push({ name, quote: text, line });
    }
  }
  const [first] = found;
  const names = [...new Set(found.map(({ name }) => name))].slice(0, most);
  return first ? [candidate(names.join('\n'), first.line, 1.15, first.quote)] : [];
};
