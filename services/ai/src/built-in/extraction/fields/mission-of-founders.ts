import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { proseSentences } from '../prose-sentences.ts';
import { opensWithItself } from './own-names.ts';

const founding =
  /\b(?:established|founded|formed|created|set up|started|registered|incorporated|organi[sz]ed|launched)\b/i;
const view =
  /\b(?:with (?:a view (?:to|of)|(?:the|an?|one|its) (?:\p{L}+ ){0,2}?(?:aim|goal|purpose|objective|intention|object|vision|mission|dream|hope) (?:of|to))|in order to|so as to) \p{Ll}+/iu;
const weFounded =
  /\bwe (?:have )?(?:established|founded|formed|created|started|set up|launched)\b/i;
const aboutMoney = /\b(?:fund|committee|scholarship|award|campaign|endowment)\b/i;

/** "Its primary objective is to represent students' interests …". */
const objective =
  /^(?:its|our|their|the (?:organi[sz]ation|association|society|charity|group|club|trust|foundation|network|company)['’]s) (?:(?:primary|main|core|chief|sole|central|principal|overall|ultimate|key|overarching) )?(?:objective|objectives|aim|aims|purpose|goal)(?: and (?:objective|purpose|goal|aim)s?)? (?:is|are) to \p{Ll}+/iu;
/** "Our goal is spay and neuter for every barn cat of the parish": a thing instead of a deed, and no number of it. */
const goalOf =
  /^(?:our|its) (?:(?:primary|main|core|chief|sole|central|principal|overall|ultimate) )?(?:goal|aim|purpose|objective) is (?!to\b|for\b|that\b|not\b|also\b|on\b|as\b|set\b|met\b|(?:simple|clear|ambitious|reached|within|still|now|always|just|ours?|yours?|twofold|threefold)\b)[^\d$£€]{30,}$/iu;
/** "… was founded in 1983 as the Elm Row Collectors to promote …": what for stands right behind when and as what. */
const foundedTo =
  /\b(?:established|founded|formed|created|set up|started|incorporated|organi[sz]ed|launched) (?:in|on|by) [^.;]{0,120}?(?<!\b(?:how|plan|planned|planning) )\b(to (?:promote|provide|support|help|serve|preserve|protect|advance|encourage|foster|offer|bring|raise|improve|educate|assist|feed|care|create|build|teach|further|stimulate|advocate|address|represent|unite|connect|empower|give)\b [^.;]{20,})/iu;
const ofThisYear =
  /\b(?:this|next|coming) (?:year|season|month)\b|\b(?:by|in|for) 20\d{2}\b|[$£€]|\bgoal is to raise\b/i;

const set =
  /^ (?:was|is|has been) (?:\p{L}+ly )?(?:established|founded|formed|created|set up|started|registered|incorporated|organi[sz]ed|launched|born)\b/iu;
/** "Founded in 2012 by a retired nurse, Elm Row Aid was set up …": the sentence from where the body is named. */
const fromItsName = (text: string, names: string[]): string => {
  const name = names.find((own) => set.test(text.split(`, ${own}`)[1] ?? ''));
  return name ? text.slice(text.indexOf(`, ${name}`) + 2) : text;
};

/** "We have established a social organization with a view to contribute to …": what its founders had in mind. */
export const fromFounders = (paper: Paper, names: string[]): Candidate[] =>
  proseSentences(paper).flatMap(({ text: whole, line }): Candidate[] => {
    const text = fromItsName(whole, names);
    if (objective.test(text) && !ofThisYear.test(text)) return [candidate(text, line, 1.25, text)];
    if (goalOf.test(text) && !ofThisYear.test(text)) return [candidate(text, line, 1.2, text)];
    const isItself =
      opensWithItself(text, names) || /^(?:It|We|The \p{L}+) (?:was|were) /u.test(text);
    if (isItself && foundedTo.test(text) && !aboutMoney.test(text))
      return [candidate(text, line, 1.08, text)];
    const first = founding.exec(text);
    const aim = view.exec(text);
    const own = weFounded.test(text) || opensWithItself(text, names);
    if (!first || !aim || aim.index < first.index || !own) return [];
    const between = text.slice(first.index, aim.index);
    const isItsOwn = !aboutMoney.test(between) || names.some((name) => between.includes(name));
    return isItsOwn ? [candidate(text, line, 1.3, text)] : [];
  });
