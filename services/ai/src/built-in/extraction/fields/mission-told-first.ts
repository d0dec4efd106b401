import { splitSentences } from '@grantwright/analyst';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { afterItself } from './own-names.ts';

/** What an about page says first of what "we" do, where nothing calls itself a mission. */
const aboutHeading =
  /^(?:who we are|about(?: us| the .{3,50})?|our purpose|overview|background|at a glance)\s*[:.]?$/i;
const does =
  /^(?:\([^)]*\) |\p{L}+ly |also |now )?(?:is an? [\p{L}\d() -]{3,60} (?:that|which|who|dedicated|committed|devoted|working|providing|serving|supporting|offering|helping|promoting|teaching|protecting|preserving)\b|provides?|serves?|offers?|helps?|keeps?|brings?|gives?|teach(?:es)?|supports?|builds?|cares?|connects?|feeds?|houses?|protects?|promotes?|rescues?|preserves?|conserves?|works?|makes?|runs?|trains?|restores?|advocates?|empowers?|lends?|collects?|publish(?:es)? (?!this|these|an? )|exists?(?! because of)|gathers?|fights?|forms?|unites?|creates?|delivers?|shares?|tells?|grows?|raises?|ensures?|operates?|equips?|engages?|celebrates?|has (?:provided|served|helped|offered|taught|fed|housed|supported|protected|brought|been (?:providing|serving|helping|feeding|teaching|bringing|supporting|protecting|giving)))\b/iu;

/** "Established in 2004, Harbor Youth Sailing teaches …". */
const began =
  /^(?:Established|Founded|Formed|Started|Incorporated|Created|Since|Begun|For (?:(?:over|more|than|nearly|almost|some|the (?:last|past)) )*[\w-]+ (?:years|decades))\b[^,]{0,40}, /;

const wordsOfAMission = 10;
/** What a body turns, tends or lights up is told by any verb, in the first sentence of its paper; not what it says, has or plans. */
const anyVerb =
  /^(?!(?:is|was|has|does|goes|says|hopes|plans|needs|wants|meets|thanks|wishes|invites|welcomes|announces|presents|publishes|reports?|continues|consists|comprises|includes|complies|shall|relies|depends|believes|requires|receives|owes|owns|began|accepts|reserves|values|respects|recogni[sz]es|recommends|uses)\b)\p{Ll}{3,}s (?:the |an? |people|children|\p{Ll})/u;
/** Surer than that a body is "committed to" something, and less sure than what it "exists to" do. */
const behindIntroduction = 1.15;
/** An introduction may tell the mission itself: "… is a nonprofit dedicated to feeding …". */
const aims =
  /\b(?:dedicated|devoted) to\b|\b(?:that|which|who) (?:provides?|serves?|offers?|helps?|works?|supports?|promotes?|exists?)\b|\bmission\b|\b(?:exists?|works?|organized|formed|established) to\b/i;

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

const isSentence = ({ heading, text }: Line): boolean =>
  !heading && text.split(' ').length >= wordsOfAMission;

const isOwnName = (text: string, names: string[]): boolean => {
  const bare = (name: string): string =>
    name.replace(/^(?:The|About) |,? (?:Inc|Incorporated)\.?$|[.:]$/gi, '').toLowerCase();
  return names.some((name) => bare(name) === bare(text));
};

/** "Founded in 2014, Elm Row Data is Salem's civic nonprofit": what it is and since when, not what it does. */
const introduces =
  /^(?:(?:Established|Founded|Formed|Started|Incorporated|Created) (?:in|by)\b|.{3,120}? (?:is|are) (?:an? |the |\p{Lu}[\p{L}'’]+['’]s? )[^.]{0,60}\b(?:non-?profit|organi[sz]ation|charity|association|501)\b)/u;
const sentencesBehind = 2;

/** Behind a sentence that introduces the body, the next that tells what it does: "We create and share …". */
const doesNext = (
  lines: Line[],
  at: number,
  names: string[],
): { text: string; line: Line } | undefined => {
  const line = lines[at];
  const next = lines[at + 1];
  if (!line) return undefined;
  const below = next && !next.heading && !next.others && next.row === undefined ? [next] : [];
  const behind = [line, ...below].flatMap((own) =>
    splitSentences(own.text).map(({ text }) => ({ text, line: own })),
  );
  return behind.slice(1, 1 + sentencesBehind).find(({ text }) => {
    const verb = afterItself(text, names);
    return verb !== undefined && does.test(verb) && text.split(' ').length >= wordsOfAMission;
  });
};

/** Behind a greeting or a thank-you, the sentence that opens with the whole name and tells what it does. */
const told = (sentences: { text: string }[], line: Line, names: string[]): Candidate[] =>
  sentences.flatMap(({ text }): Candidate[] => {
    const isNamed = names.some((name) =>
      text.replace(/^The /, '').startsWith(name.replace(/^The /, '')),
    );
    const verb = isNamed ? afterItself(text, names) : undefined;
    return verb !== undefined && does.test(verb) && text.split(' ').length >= wordsOfAMission
      ? [candidate(text, line, 0.9, text)]
      : [];
  });

/** The first sentence that tells what the organization does, at the top of its page or its letter's paragraph. */
export const fromFirstSentences = (paper: Paper, names: string[]): Candidate[] => {
  if (paper.kind !== 'other' && paper.kind !== 'report') return [];
  return paper.lines.flatMap((line, at): Candidate[] => {
    if (line.others || line.heading || line.row !== undefined) return [];
    const [first, ...more] = splitSentences(line.text);
    if (!first) return [];
    const later = told(more, line, names);
    if (first.text.split(' ').length < wordsOfAMission) return later;
    const above = paper.lines[at - 1];
    const title = above?.heading ? (ofHeading.exec(above.text)?.[1] ?? '') : '';
    const known = title ? [...names, title] : names;
    const verb =
      afterItself(first.text.replace(began, ''), known) ?? afterLongName(first.text, names);
    const about =
      aboutHeading.test(above?.text ?? '') ||
      title !== '' ||
      (above?.heading === true && isOwnName(above.text, names));
    const next =
      about && introduces.test(first.text) && !aims.test(first.text)
        ? doesNext(paper.lines, at, known)
        : undefined;
    if (next) return [candidate(next.text, next.line, behindIntroduction, next.text)];
    const opensPaper = !paper.lines.slice(0, at).some(isSentence) && !/^we\b/i.test(first.text);
    if (verb !== undefined && opensPaper && anyVerb.test(verb))
      return [candidate(first.text, line, 1, first.text)];
    if (verb === undefined || !does.test(verb) || (!about && /^we\b/i.test(first.text)))
      return later;
    return [candidate(first.text, line, about ? 1.05 : 1, first.text)];
  });
};
