import type { Mention } from '@grantwright/analyst';
import { isStopWord } from '../../text/words.ts';
import { firmsByCue } from './firms-by-cue.ts';
import { lookUpName } from './look-up.ts';
import type { SourceIndex } from '../source-index.ts';
import type { NameTrace } from './trace-names.ts';
import {
  isGivenName,
  isPlaceElsewhere,
  isStrange,
  isStrangeName,
  isUnknown,
  type KnownWords,
} from './unknown-words.ts';

/** What only companies are called; and "group 12", one of several by a name, whose number may have been read. */
const company =
  /(?<![\p{L}\d])(?:solutions|consulting|holdings|analytics|advisory|ventures|associates|enterprises|technologies|ltd|llc|plc|gmbh|inc|(?<=capital )partners|(?:group|partners|strategic|foundation|trust|agency)(?= (?:\d{1,4}|\u0001{1,4})(?![\p{L}\d\u0001])))(?![\p{L}\d])/gu;
/** What hardly anything else is called, so that a word of every day may stand before it: "verity outreach gmbh". */
const firm = /^(?:ltd|llc|plc|gmbh|inc|partners|holdings|ventures|advisory|enterprises)$/;
const legalForm = /^(?:ltd|llc|plc|gmbh|inc)$/;
const anyWord = /(?<![\p{L}\d’'-])(\p{Ll}{3,}) $/u;
const title = /(?<![\p{L}\d])(?:dr|mr|mrs|ms|prof|rev|senator|professor|doctor)\.? /gu;
const lastWord = /(?<![\p{L}\d])(\p{Ll}[\p{Ll}’'-]{2,}) (?:(?:and|&) )?$/u;
const firstWord = /^(\p{Ll}[\p{Ll}’'-]{2,})(?: |(?![\p{L}\d]))/u;

/** The unknown words that end a text, or begin it, as far as they go. */
const reach = (text: string, at: RegExp, ordinary: ReadonlySet<string>): number => {
  let rest = text;
  for (;;) {
    const [whole, word] = at.exec(rest) ?? [];
    if (!whole || !word || !isUnknown(word, ordinary)) return text.length - rest.length;
    rest = at === firstWord ? rest.slice(whole.length) : rest.slice(0, rest.length - whole.length);
  }
};

/** The same before a kind of company, with a word of every day between where firms have some. */
const reachBack = (text: string, kind: string, ordinary: ReadonlySet<string>): number => {
  const own = reach(text, lastWord, ordinary);
  const [between, word = ''] = (own === 0 && firm.test(kind) && anyWord.exec(text)) || [];
  if (between === undefined || isStopWord(word)) return own;
  const rest = text.slice(0, -between.length);
  const [first, name = ''] = lastWord.exec(rest) ?? [];
  const further =
    first !== undefined && isStrange(name, ordinary)
      ? first.length
      : reach(rest, lastWord, ordinary);
  return further > 0 || legalForm.test(kind) ? between.length + further : own;
};

/** Of letters only, or two such as the names of a couple: "one-page" and "don't" are made of known words. */
const plainWord = /(?<![\p{L}\p{N}’'-])\p{Ll}{3,20}(?:-\p{Ll}{3,20})?(?![\p{L}\p{N}’'-])/gu;

/** Whether a word that is written small is hardly anything but part of a name. */
const isOfName = (word: string, ordinary: ReadonlySet<string>): boolean =>
  [isUnknown, isStrangeName, isGivenName].some((is) => is(word, ordinary));

/** "holm-quist": a hyphen joins what is known of itself to what is known, too. */
const areOfName = (word: string, ordinary: ReadonlySet<string>): boolean =>
  word.split('-').every((part) => isOfName(part, ordinary));

/** Behind these one word tells who it is: "our partner is zorba". Other words have an article there. */
const isCalled =
  /(?:^| )(?:(?:partner|funder|sponsor|donor|contractor|supplier|vendor|bank) (?:is|was|will be)|(?:named|called)) $/;

/** "isolde varga", "evander holm-quist": words side by side that neither the language nor a source has. */
const unknownPairs = (text: string, known: KnownWords): Mention[] => {
  const { ordinary } = known;
  const runs: (Mention & { sure: boolean })[][] = [];
  for (const { 0: word, index: start } of text.matchAll(plainWord)) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    const between = before && text.slice(before.end, start);
    const isNext = between === ' ' || between === ' & ';
    // "vellum & stroud": firms are called for people, who may be called as places are.
    const sure = areOfName(word, ordinary) || (between === ' & ' && isPlaceElsewhere(word, known));
    // "sidonie marchbanks": a plural of nothing belongs to a name beside what is of one; who does something is none.
    if (!sure && (!isStrange(word, ordinary) || /[eo]rs$/.test(word))) continue;
    const mention = { text: word, start, end: start + word.length, sure };
    if (last && isNext) last.push(mention);
    else runs.push([mention]);
  }
  return runs
    .filter(
      (run) =>
        run.some(({ sure }) => sure) &&
        (run.length > 1 || isCalled.test(text.slice(0, run[0]?.start))),
    )
    .map((run) => {
      const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
      return { text: text.slice(start, end), start, end };
    });
};

/**
 * Names without their capitals, where what stands beside them says that they are some: "irongate
 * solutions", "dr. otto krantz"; or where two words side by side are nobody's.
 */
const findSmallNames = (text: string, known: SourceIndex): Mention[] => {
  const { ordinary } = known;
  const companies = [...text.matchAll(company)].map(({ 0: kind, index: at }) => ({
    start: at - reachBack(text.slice(0, at), kind, ordinary),
    end: at + kind.length,
    own: at,
  }));
  const people = [...text.matchAll(title)].map(({ 0: said, index: at }) => {
    const from = at + said.length;
    return { start: at, end: from + reach(text.slice(from), firstWord, ordinary), own: from };
  });
  const told = [
    ...companies.filter(({ start, own }) => start < own),
    ...people.filter(({ end, own }) => end > own),
  ].map(({ start, end }) => {
    const name = text.slice(start, end).trimEnd();
    return { text: name, start, end: start + name.length };
  });
  const pairs = unknownPairs(text, known).filter(
    (pair) => !told.some(({ start, end }) => start < pair.end && pair.start < end),
  );
  const found = [...told, ...pairs];
  return [
    ...found,
    ...firmsByCue(text, known).filter(
      (each) => !found.some(({ start, end }) => start < each.end && each.start < end),
    ),
  ];
};

/** Such names, with the source that holds them. */
export const traceSmallNames = (text: string, index: SourceIndex): NameTrace[] =>
  findSmallNames(text, index).map((mention) => {
    const source = lookUpName(mention.text, index);
    return { ...mention, ...(source && { source }) };
  });
