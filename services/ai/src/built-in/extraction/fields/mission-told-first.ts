import { splitSentences } from '../../../text/sentences.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { afterItself } from './own-names.ts';

/** What an about page says first of what "we" do, where nothing calls itself a mission. */
const aboutHeading =
  /^(?:who we are|about(?: us| the .{3,50})?|our purpose|overview|background|at a glance)\s*[:.]?$/i;
const does =
  /^(?:\([^)]*\) |\p{L}+ly |also |now )?(?:is an? [\p{L}\d() -]{3,60} (?:that|which|who|dedicated|committed|devoted|working)\b|provides?|serves?|offers?|helps?|keeps?|brings?|gives?|teach(?:es)?|supports?|builds?|cares?|connects?|feeds?|houses?|protects?|promotes?|rescues?|preserves?|conserves?|works?|makes?|runs?|trains?|restores?|advocates?|empowers?|lends?|collects?|exists?(?! because of)|gathers?|fights?|forms?|unites?|creates?|delivers?|shares?|tells?|grows?|raises?|ensures?|operates?|equips?|engages?|celebrates?|has (?:provided|served|helped|offered|taught|fed|housed|supported|protected|brought|been (?:providing|serving|helping|feeding|teaching|bringing|supporting|protecting|giving)))\b/iu;

/** "Established in 2004, Harbor Youth Sailing teaches …". */
const began =
  /^(?:Established|Founded|Formed|Started|Incorporated|Created|Since|Begun|For (?:(?:over|more|than|nearly|almost|some|the (?:last|past)) )*[\w-]+ (?:years|decades))\b[^,]{0,40}, /;

/** "Why give to HRLC?" over "HRLC provides legal services …". */
const ofHeading =
  /^(?:about|why (?:give to|support|donate to|join|choose|volunteer (?:with|for))|what is|who is|what does|welcome to|meet) (?:the )?(\p{Lu}[\p{L}\d&.'’ -]{2,60}?)(?: do)?\s*\??$/iu;

/** "The Adder County Society for the Care of Horses (SCH), is a non-profit …" speaks of the "Adder County SCH". */
const definition = /^((?:The )?\p{Lu}[^.,;:]{5,120}?),? (is an? [^.;:]{0,40}?\bnon-?profit\b.*)$/u;
const afterLongName = (text: string, names: string[]): string | undefined => {
  const [, subject = '', rest] = definition.exec(text) ?? [];
  const words = new Set(subject.match(/[\p{L}\d]+/gu));
  const isNamed = names.some((name) => {
    const own = name.match(/[\p{L}\d]+/gu) ?? [];
    return own.length > 1 && own.every((word) => words.has(word));
  });
  return isNamed ? rest : undefined;
};

/** The first sentence that tells what the organization does, at the top of its page or its letter's paragraph. */
export const fromFirstSentences = (paper: Paper, names: string[]): Candidate[] => {
  if (paper.kind !== 'other' && paper.kind !== 'report') return [];
  return paper.lines.flatMap((line, at): Candidate[] => {
    if (line.others || line.heading || line.row !== undefined) return [];
    const [first] = splitSentences(line.text);
    if (!first || first.text.split(' ').length < 10) return [];
    const above = paper.lines[at - 1];
    const title = above?.heading ? (ofHeading.exec(above.text)?.[1] ?? '') : '';
    const known = title ? [...names, title] : names;
    const verb =
      afterItself(first.text.replace(began, ''), known) ?? afterLongName(first.text, names);
    const about = aboutHeading.test(above?.text ?? '') || title !== '';
    if (verb === undefined || !does.test(verb) || (!about && /^we\b/i.test(first.text))) return [];
    return [candidate(first.text, line, about ? 1.05 : 1, first.text)];
  });
};
