import type { Block } from '@grantwright/shared/contract';

const bullet =
  /^(?:[•●○▪■◦‣∙·▸►➢✓✔☐□¨❑❏o]|-{1,3}|\*|\(?[a-z]\)|\(?[0-9]{1,2}\)|\(?[ivx]{1,4}\))\s+(?=\S)/;

const typedNumber = /^\d{1,2}[.)]\s+(?=\S)/;

/** A number typed by hand before a text, "2. Need (400 words): What …"; before a mere title it makes a heading. */
const isTypedItem = (text: string): boolean => /^\d{1,2}[.)]\s+[^:]{2,90}:\s+\S/.test(text);

/** The text after a bullet or "(a)" that a paragraph begins with; undefined where there is none. */
export const bulletOf = (text: string): string | undefined => {
  const match = bullet.exec(text) ?? (isTypedItem(text) ? typedNumber.exec(text) : null);
  return match ? text.slice(match[0].length) : undefined;
};

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const numberedPart = /^(?:part|section|step|stage) (?:[\dA-Z]{1,3}|[IVX]{1,5}) ?[:.-] (?=\p{Lu})/iu;

/** A short line that titles what follows: "Funding Instrument", "Eligible applicants:", "PART A: SUMMARY". */
export const isTitleLike = (line: string): boolean => isTitle(line.replace(numberedPart, ''));

/** "(250 words maximum)" in a line of its own says how long what stands above may be. */
const isBareLimit = (text: string): boolean =>
  /^[([]?(?:(?:max(?:imum)?(?: length)?|up to|no more than|(?:word|page|character) limit|limit)\.?:? )?\d[\d,]* (?:words?|pages?|characters?)(?: (?:max(?:imum)?|limit|at most|or (?:less|fewer)|each|in total|in length)\.?)?[)\]]?$/i.test(
    text,
  );

/** "Write no more than three pages, with these sections:" orders something, however short it is. */
const isOrder =
  /^(?:please )?(?:write|use|keep|submit|send|limit|answer|complete|prepare)\b.*\b(?:no|not) (?:more|longer) than\b/i;

/** "Please submit your applications via this form" orders something, though no full stop ends it. */
const asksPolitely = /^please (?:\S+ ){4}/i;

const isTitle = (text: string): boolean =>
  !isBareLimit(text) &&
  !isOrder.test(text) &&
  !asksPolitely.test(text) &&
  text.length <= 90 &&
  words(text) <= 11 &&
  /^[\p{Lu}\d"(]/u.test(text) &&
  !/[.;,!]$|_{3,}/.test(text) &&
  !/:\s+\S/.test(text) &&
  !/[@$€£]|https?:|\b(?:19|20)\d\d\b/.test(text) &&
  !/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}\b/.test(text) &&
  !/\b(?:must|shall|will|should|may not|is|are)\b/.test(text) &&
  // "The program cannot cover overhead" is a sentence, "What we cannot fund" a title.
  !/^(?!(?:what|who|which|how|when|where|things|items|costs)\b).*\b(?:cannot|can not|does not|do not|has to|have to|needs? to)\b/i.test(
    text,
  );

const dateFirst =
  /^((?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z.]* \d{1,2}(?:st|nd|rd|th)?(?:,? (?:19|20)\d\d)?|\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?:,? (?:19|20)\d\d)?))\s*(?::| --? )\s*(\p{L}.{3,110})$/u;

/** "April 14, 2027 - Full proposals due, 5 p.m.": a line of a calendar, with the event as its label. */
export const splitDateFirst = (text: string): { label: string; value: string } | undefined => {
  const match = dateFirst.exec(text);
  const [event = '', ...rest] = (match?.[2] ?? '').split(/,\s+(?=\d|noon|midnight)/);
  const date = match?.[1];
  return date && event ? { label: event, value: [date, ...rest].join(', ') } : undefined;
};

/** "Label: value" apart, where the label reads like one. */
export const splitLabel = (text: string): { label: string; value: string } | undefined => {
  const match =
    /^([\p{Lu}\d"(][^:]{1,70}?)\s*:\s+(\S.*)$/su.exec(text) ??
    /^([\p{Lu}][\p{L} /&()-]{2,45}?)\s+-\s+(\S.*)$/su.exec(text);
  const label = match?.[1]?.trim();
  const value = match?.[2]?.trim();
  if (!label || !value || words(label) > 9) return undefined;
  if (/[.?!]\s/.test(label.replace(/\b(?:No|U\.S|E\.O)\./g, ''))) return undefined;
  if (
    /\b(?:must|shall|will|should|include|includes|including|is|are|following|note)\b/i.test(label)
  )
    return undefined;
  return { label, value };
};

/** A heading that carries a number of an outline: "2. Content", "IV. Review", "B) Budget". */
export const isNumbered = (text: string): boolean =>
  /^(?:(?:section|part|step|chapter|article)\s+)?(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,4}|[A-Z])[.):]\s/i.test(
    text,
  );

/** The way in which a title is numbered: "1", "1.1", "A", "a", "I"; empty where it is not. */
export const numberingOf = (text: string): string => {
  const mark =
    /^(?:section |part |step )?(\d{1,2}(?:\.\d{1,2})*|[IVX]{1,5}|[A-Z]|[a-z])[.):]\s/i.exec(
      text,
    )?.[1];
  if (!mark) return '';
  if (/^\d/.test(mark)) return mark.replace(/\d+/g, '1');
  if (/^[IVX]+$/.test(mark)) return 'I';
  return mark === mark.toUpperCase() ? 'A' : 'a';
};

const isSentence = (text: string): boolean =>
  /[.!]$/.test(text) ? words(text) > 6 : /\?(?:\s*\([^()]*\))?$/.test(text);

/**
 * Whether a paragraph is the answer to the label on the line above it: "Posted Date" / "December 6".
 * After a real heading an answer must not itself look like a title, and neither may it title a text.
 */
export const isAnswer = (text: string, afterHeading: boolean, next: Block | undefined): boolean => {
  if (
    text.length > 240 ||
    isBareLimit(text) ||
    /:$/.test(text) ||
    splitLabel(text) ||
    splitDateFirst(text) ||
    isSentence(text)
  )
    return false;
  if (!isTitleLike(text)) return true;
  if (afterHeading) return false;
  return next?.type === 'paragraph' && (isTitleLike(next.text) || words(next.text) <= 6);
};
