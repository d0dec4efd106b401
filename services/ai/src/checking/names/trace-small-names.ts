import nlp from 'compromise';
import type { Mention } from '../../text/mention.ts';
import { isGeneric, isOpener } from './find-names.ts';
import { lookUpName } from './look-up.ts';
import { massNouns } from './mass-nouns.ts';
import type { SourceIndex } from '../source-index.ts';
import type { NameTrace } from './trace-names.ts';

const lexicon = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one
  .lexicon;

/** What only companies are called; and "group 12", one of several by a name, whose number may have been read. */
const company =
  /(?<![\p{L}\d])(?:solutions|consulting|holdings|analytics|advisory|ventures|associates|enterprises|technologies|ltd|llc|plc|gmbh|inc|(?:group|partners|foundation|trust|agency)(?= (?:\d{1,4}|\u0001{1,4})(?![\p{L}\d\u0001])))(?![\p{L}\d])/gu;
const title = /(?<![\p{L}\d])(?:dr|mr|mrs|ms|prof|rev|senator|professor|doctor)\.? /gu;
const lastWord = /(?<![\p{L}\d])(\p{Ll}[\p{Ll}’'-]{2,}) (?:(?:and|&) )?$/u;
const firstWord = /^(\p{Ll}[\p{Ll}’'-]{2,})(?: |(?![\p{L}\d]))/u;
const ordinaryEnding =
  /(?:ing|ed|ly|ions?|ments?|ness|ity|ance|ence|ship|ers?|ors?|ies|al|ic|ive|ous|ful|ble|ty|s)$/;

/** Everyday words that the lexicon of the language does not have. */
const everyday = new Set(
  'agenda advocacy app bamboo bibliography blog bus button chat childhood click cooler course deadline degree different drudgery elsewhere email emergency envelope expenditure fee font forest forklift holiday home honorarium hybrid infrastructure insight interdisciplinary lapse logo longterm map margin neighbourhood noon office online origin panel pdf period playgroup podcast policy postcode postdoc prerequisite procedure product proof receipt reed resilient scope sheet site spreadsheet springboard stipend technology telephone term territory tool trail tree turnaround unit valid video voluntary wage web webinar website wetland workplace worksheet'.split(
    ' ',
  ),
);

/** A word that neither the language nor a source is known to have. */
const isUnknown = (word: string, ordinary: ReadonlySet<string>): boolean =>
  !ordinary.has(word) &&
  !everyday.has(word) &&
  !isGeneric(word) &&
  !isOpener(word) &&
  !massNouns.has(word) &&
  !ordinaryEnding.test(word) &&
  /^$|LastName|FirstName|MaleName|FemaleName/.test(`${lexicon[word] ?? ''}`);

/** The unknown words that end a text, or begin it, as far as they go. */
const reach = (text: string, at: RegExp, ordinary: ReadonlySet<string>): number => {
  let rest = text;
  for (;;) {
    const [whole, word] = at.exec(rest) ?? [];
    if (!whole || !word || !isUnknown(word, ordinary)) return text.length - rest.length;
    rest = at === firstWord ? rest.slice(whole.length) : rest.slice(0, rest.length - whole.length);
  }
};

/** Short, and of letters only: "one-page" and "don't" are made of known words. */
const plainWord = /(?<![\p{L}\p{N}’'-])\p{Ll}{3,20}(?![\p{L}\p{N}’'-])/gu;

/** "isolde varga": two words and more, side by side, that neither the language nor a source has. */
const unknownPairs = (text: string, ordinary: ReadonlySet<string>): Mention[] => {
  const runs: Mention[][] = [];
  for (const { 0: word, index: start } of text.matchAll(plainWord)) {
    if (!isUnknown(word, ordinary)) continue;
    const last = runs.at(-1);
    const mention = { text: word, start, end: start + word.length };
    if (last && /^[ -]$/.test(text.slice(last.at(-1)?.end, start))) last.push(mention);
    else runs.push([mention]);
  }
  return runs
    .filter((run) => run.length > 1)
    .map((run) => {
      const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
      return { text: text.slice(start, end), start, end };
    });
};

/**
 * Names without their capitals, where what stands beside them says that they are some: "irongate
 * solutions", "dr. otto krantz"; or where two words side by side are nobody's.
 */
const findSmallNames = (text: string, ordinary: ReadonlySet<string>): Mention[] => {
  const companies = [...text.matchAll(company)].map(({ 0: kind, index: at }) => ({
    start: at - reach(text.slice(0, at), lastWord, ordinary),
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
  const pairs = unknownPairs(text, ordinary).filter(
    (pair) => !told.some(({ start, end }) => start < pair.end && pair.start < end),
  );
  return [...told, ...pairs];
};

/** Such names, with the source that holds them. */
export const traceSmallNames = (text: string, index: SourceIndex): NameTrace[] =>
  findSmallNames(text, index.ordinary).map((mention) => {
    const source = lookUpName(mention.text, index);
    return { ...mention, ...(source && { source }) };
  });
