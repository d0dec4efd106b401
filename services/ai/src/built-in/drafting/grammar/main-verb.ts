import nlp from 'compromise';
import { isAmbiguousVerb, isBaseVerb, isFinite } from './verbs.ts';

type Term = { text: string; normal: string; tags: string[] };
type Parsed = { terms: Term[] };

/** How the verb that carries a sentence is formed, and which word it is. */
export type MainVerb = { at: number; words: string[]; form: 'third' | 'base' | 'past' | 'other' };

/** What follows such a word is a clause of its own and carries nothing. */
const subordinator =
  /^(?:so|that|which|who|whom|whose|where|when|because|if|as|since|while|until|after|before|to|not|whether|how|what|why)$/;
const determiner =
  /^(?:a|an|the|our|their|its|his|her|one|two|three|four|five|six|\d[\d,.]*|of|and|or|newly|most)$/;
const dayOrMonth =
  /^(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun|may|march|mar|jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/;

const termsOf = (text: string): Term[] =>
  (nlp(text).json() as Parsed[]).flatMap(({ terms }) => terms);

const isVerb = (term: Term | undefined): term is Term =>
  term !== undefined && term.tags.includes('Verb') && !dayOrMonth.test(term.normal);

const formOf = ({ tags, normal }: Term): MainVerb['form'] =>
  tags.includes('Copula') || tags.includes('Modal') || tags.includes('Auxiliary')
    ? 'other'
    : tags.includes('PastTense')
      ? 'past'
      : tags.includes('Infinitive')
        ? 'base'
        : /[^s]s$/.test(normal)
          ? 'third'
          : 'base';

/** "data pulled by our team", "one paid manager", "200 families visited": participles carry nothing. */
const isParticiple = (terms: Term[], at: number): boolean => {
  const next = terms[at + 1];
  if (next === undefined || /^(?:by)$/.test(next.normal)) return true;
  if (terms[at]?.normal === 'paid' && next.tags.includes('Value')) return true;
  return (
    determiner.test(terms[at - 1]?.normal ?? '') &&
    (next.tags.includes('Noun') || next.tags.includes('Adjective') || /-/.test(next.text))
  );
};

/**
 * The verb that makes a line of notes a sentence, told by part of speech; undefined where the line is a
 * phrase. The first word is left out: whether a line begins with a verb or a noun is asked elsewhere.
 */
export const mainVerb = (line: string): MainVerb | undefined => {
  const text = line
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const terms = termsOf(
    /^\p{Lu}\p{Ll}/u.test(text) && !/^\p{Lu}\S*\s+\p{Lu}/u.test(text)
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : text,
  );
  let clause = false;
  for (const [at, term] of terms.entries()) {
    if (at > 0 && clause && /,$/.test(textBefore(text, terms, at))) clause = false;
    if (subordinator.test(term.normal)) {
      clause = true;
      continue;
    }
    if (at === 0 || clause || !isVerb(term) || term.tags.includes('Gerund')) continue;
    if (/^\p{Lu}/u.test(term.text)) continue;
    const form = formOf(term);
    if (form === 'past' && isParticiple(terms, at)) continue;
    if (form === 'base' && !hasSubject(terms, at, /,/.test(textBefore(text, terms, at)))) continue;
    if (form === 'third' && !takesObject(terms, at)) continue;
    return { at, words: terms.map(({ normal }) => normal), form };
  }
  return undefined;
};

/** Only several do without the s of the third person. */
const isSeveral = ({ tags, normal }: Term): boolean =>
  tags.includes('Plural') ||
  tags.includes('Pronoun') ||
  tags.includes('Percent') ||
  /^(?:and|people|staff|data|children|\d+%)$/.test(normal);

/** A verb without an ending wants several who do it: next to it, or earlier in the same breath. */
const hasSubject = (terms: Term[], at: number, afterComma: boolean): boolean =>
  isSubject(terms[at - 1])
    ? !afterComma || terms[at - 1]?.tags.includes('Pronoun') === true || at < 4
    : !afterComma && isPlainVerb(terms[at]?.normal ?? '') && terms.slice(0, at).some(isSeveral);

const isPlainVerb = (word: string): boolean => isBaseVerb(word) && !isAmbiguousVerb(word);

const isSubject = (term: Term | undefined): boolean =>
  term !== undefined &&
  (isSeveral(term) || term.tags.includes('Adverb') || term.tags.includes('ProperNoun'));

/** "Teacher workshops each August" has two nouns, "clinic visits 22 camps" a verb between them. */
const takesObject = (terms: Term[], at: number): boolean => {
  if (isFinite(terms[at]?.normal ?? '', false)) return true;
  const next = terms[at + 1];
  const first = terms[0]?.normal ?? '';
  if (
    /^(?:each|every|the|our|a|an|this|one|it|he|she)$/.test(first) &&
    terms[at]?.tags.includes('PresentTense') &&
    terms[at - 1]?.tags.includes('Singular')
  )
    return true;
  if (terms[at - 1]?.tags.includes('ProperNoun') && !next) return true;
  if (!next) return false;
  if (
    /^(?:each|every|and|or|for|with|of|in|at|on|by|from|during|to|per|since|as)$/.test(next.normal)
  )
    return false;
  return ['Determiner', 'Noun', 'Value', 'Adjective', 'Pronoun', 'Adverb'].some((tag) =>
    next.tags.includes(tag),
  );
};

/** The text up to a term, roughly: enough to see a comma before it. */
const textBefore = (text: string, terms: Term[], at: number): string => {
  let from = 0;
  for (const { text: word } of terms.slice(0, at)) {
    const found = text.toLowerCase().indexOf(word.toLowerCase(), from);
    if (found >= 0) from = found + word.length;
  }
  return text.slice(0, from + 1).trimEnd();
};
