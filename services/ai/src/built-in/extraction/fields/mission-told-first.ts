import { splitSentences } from '../../../text/sentences.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { afterItself } from './own-names.ts';

/** What an about page says first of what "we" do, where nothing calls itself a mission. */
const aboutHeading =
  /^(?:who we are|about(?: us| the .{3,50})?|our purpose|overview|background|at a glance)\s*[:.]?$/i;
const does =
  /^(?:\([^)]*\) |\p{L}+ly |also |now )?(?:is an? [\p{L}\d -]{3,60} (?:that|which|who|dedicated|committed|devoted|working)\b|provides?|serves?|offers?|helps?|keeps?|brings?|gives?|teach(?:es)?|supports?|builds?|cares?|connects?|feeds?|houses?|protects?|promotes?|rescues?|preserves?|conserves?|works?|makes?|runs?|trains?|restores?|advocates?|empowers?|lends?|collects?|exists?(?! because of)|gathers?|fights?|forms?|unites?|creates?|delivers?|shares?|tells?|grows?|raises?|ensures?|operates?|equips?|engages?|celebrates?)\b/iu;

/** "Established in 2004, Harbor Youth Sailing teaches …". */
const began =
  /^(?:Established|Founded|Formed|Started|Incorporated|Created|Since|Begun)\b[^,]{2,40}, /;

/** The first sentence that tells what the organization does, at the top of its page or its letter's paragraph. */
export const fromFirstSentences = (paper: Paper, names: string[]): Candidate[] => {
  if (paper.kind !== 'other' && paper.kind !== 'report') return [];
  return paper.lines.flatMap((line, at): Candidate[] => {
    if (line.others || line.heading || line.row !== undefined) return [];
    const [first] = splitSentences(line.text);
    if (!first || first.text.split(' ').length < 10) return [];
    const verb = afterItself(first.text.replace(began, ''), names);
    const about = aboutHeading.test(paper.lines[at - 1]?.text ?? '');
    if (verb === undefined || !does.test(verb) || (!about && /^we\b/i.test(first.text))) return [];
    return [candidate(first.text, line, about ? 1.05 : 1, first.text)];
  });
};
