import nlp from 'compromise';
import { plain } from '@grantwright/analyst';
import { baseOfPast, isBaseVerb, isFinite } from './verbs.ts';

type Term = { text: string; normal: string; tags: string[]; post: string };

const termsOf = (text: string): Term[] =>
  (nlp(text).json() as { terms: Term[] }[]).flatMap(({ terms }) => terms);

/** Closed by whoever typed it: a capital or a figure at the start, and a mark at the end. */
export const isClosed = (text: string): boolean =>
  /^["“'(]?[\p{Lu}\d$€£]/u.test(text.trim()) && /[.!?]["'”’)\]]*$/.test(text.trim());

/** Verbs that are nouns in most dictionaries, and orders at the start of many a note. */
const alsoOrders =
  /^(?:track|survey|test|fence|measure|water|map|stock|interview|poll|log|check|review|sample|dig|set|cut|put|get|go|do|see|find|look|move|turn|post|print|sign|mail|phone|call|reach|tour|stage|film|paint|finish|purchase|rent|lease|pilot|market)$/;
const mayOrder = (word: string): boolean => alsoOrders.test(word) || isBaseVerb(word);
/** After such a word nothing is ordered: "support for parents", "plan of work". */
const linksNouns =
  /^(?:for|of|in|at|and|or|by|to|from|on|&|groups?|program|programs|team|center|day|camp|class|classes)$/;

const opensClause =
  /^(?:so|that|which|who|whom|whose|where|when|because|if|while|until|as|to|how|what)$/;
const preposition =
  /^(?:of|for|in|at|by|from|on|with|to|about|between|among|under|over|after|before|during|per|through|across|near|into|and|or|the|a|an|our|their|its|his|her|each|every|this|that|these|those|&)$/;
/** Verbs of a sentence that open no note. */
const others =
  /^(?:go|do|see|take|get|know|put|find|lose|sit|carry|remain|happen|look|move|die|stop|wait|call|turn|need|seat)$/;
const isPlain = (word: string): boolean => isBaseVerb(word) || others.test(word);
const pronoun = /^(?:we|they|it|he|she|i|you|them|us)$/;
const adverb = /^(?:now|still|also|often|already|then|always|never|usually|sometimes)$/;
const object = /^(?:it|them|us|him)$/;

/** Whether a word may be the verb of a sentence, the doubt counting as a yes. */
const mayCarry = (terms: Term[], at: number): boolean => {
  const { normal, tags } = terms[at] as Term;
  const before = terms[at - 1];
  const after = terms[at + 1];
  if (isFinite(normal, false)) return true;
  if (preposition.test(normal) || /ing$/.test(normal)) return false;
  const said = before?.normal ?? '';
  if (preposition.test(said)) return false;
  if (object.test(after?.normal ?? '') && /^\p{L}/u.test(normal)) return true;
  const verb = isPlain(normal) || baseOfPast(normal) !== undefined || tags.includes('Verb');
  if (pronoun.test(said) || adverb.test(said)) return verb;
  // "42,000 meals delivered", "data pulled by us": done to them, not by them
  if (/ed$|^(?:taught|led|run|given|built|held|sold|born|made|found|won|grown)$/.test(normal))
    return false;
  return isPlain(normal) && before?.tags.includes('Plural') === true && !/,/.test(before.post);
};

/**
 * True only of a line that is surely a phrase without a verb, which may so hang on a lead: "after-school
 * tutoring for 120 children". Whatever may be a sentence or an order is none: a wrong frame around it
 * reads worse than the note itself.
 */
export const isCertainPhrase = (line: string): boolean => {
  const text = plain(line)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\bMay\b/g, 'June')
    .replace(/\s+/g, ' ')
    .trim();
  // "22 of them …": somebody named before does something
  if (/\bof (?:them|these|those) \S/i.test(text)) return false;
  const terms = termsOf(text);
  const first = terms[0]?.normal ?? '';
  const second = terms[1]?.normal ?? '';
  if (
    terms.length > 1 &&
    mayOrder(first) &&
    !linksNouns.test(second) &&
    !/,/.test(terms[0]?.post ?? '')
  )
    return false;
  let clause = false;
  for (let at = 1; at < terms.length; at++) {
    if (/[,;]/.test(terms[at - 1]?.post ?? '')) clause = false;
    if (opensClause.test(terms[at]?.normal ?? '')) clause = true;
    if (!clause && mayCarry(terms, at)) return false;
    // "a survey of riders, count bikes"
    const orders = /,/.test(terms[at - 1]?.post ?? '') && mayOrder(terms[at]?.normal ?? '');
    if (orders && terms[at + 1]?.tags.includes('Plural')) return false;
  }
  return true;
};
