import nlp from 'compromise';
import { capitalize, squeeze } from '@grantwright/analyst';
import { lineForm } from '../grammar/line-form.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { openEnd } from '../grammar/write-sentence.ts';
import { topLevelParts } from './frames/top-level-parts.ts';
import { type NoteLabel, readLabel } from './note-labels.ts';
import type { Note } from './read-notes.ts';
import { splitStatements } from './split-lines.ts';

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** Commas and semicolons outside brackets divide what a label lists. */
const items = (text: string): string[] =>
  topLevelParts(text, /[,;]/)
    .map((part) => part.replace(/\.$/, ''))
    .filter(Boolean);

const period =
  /^(?:in )?(FY ?\d{2,4}|(?:19|20)\d\d(?:[-–]\d{2,4})?|last year|this year)(?: \([^()]+\))?:\s+(.+)$/i;

/** "FY25: 2,714 people from 58 countries; 318 new citizens; …": what the results of one year are. */
export const ofYear = (text: string, group: number): Note[] | undefined => {
  const [, year, list = ''] = period.exec(text) ?? [];
  const parts = topLevelParts(list, /;/).map((part) => part.replace(/\.$/, ''));
  if (!year || parts.length < 3) return undefined;
  const label: NoteLabel = { topic: 'track', name: year };
  return parts.map((part) => ({ text: part, group, label, item: true }));
};

/** What describes the thing before it is no thing of its own. */
const goesOn =
  /^(?:\d|level|since|ages?|aged|mostly|mainly|with|for|in|by|at|from|to|of|including|especially|plus|about|over|under|open|all|both|each|every|free|who|which|that)\b/i;

/** "Medical, behavioral, dental (2 chairs)": qualities of one thing, which are no things. */
const isQuality = (part: string): boolean =>
  !part.includes(' ') && nlp(part.toLowerCase()).match('^#Adjective$').found;

/** Three short things without a verb are a list, whoever typed them. */
export const shortItems = (text: string): string[] | undefined => {
  // "Backpacks, 140 kids, 3 schools; a pantry": the commas are inside the things.
  const parts = text.includes(';') ? topLevelParts(openEnd(text), /;/) : items(text);
  // "Thread, cloth, patterns $900" has one price, "Engineer = Ida Quill, Orle" says who it is.
  const priced = parts.filter((part) => /[$€£]\s?\d/.test(part));
  if (/ = | [-–—] /.test(text) || (priced.length === 1 && priced[0] === parts.at(-1)))
    return undefined;
  if (parts.some((part) => /^(?:19|20)\d\d$/.test(part) || isQuality(part))) return undefined;
  if (
    /;/.test(text) &&
    parts.length > 2 &&
    parts.every((part) => wordsOf(part) < 6 && !/\d/.test(part))
  )
    return parts;
  const list =
    parts.length > 2 &&
    !/^[^,]*: |^Partners? \p{Lu}/u.test(text) &&
    parts.every((part) => wordsOf(part) < 8 && !goesOn.test(part)) &&
    !/, and /.test(text) &&
    !/ and /.test(parts.at(-1) ?? '') &&
    !/^\p{Lu}\S+ \p{Lu}[^,]*, \p{Ll}/u.test(text);
  return list && !mainVerb(text) && lineForm(text) === 'noun' ? parts : undefined;
};

const listed: ReadonlySet<string> = new Set(['partners', 'goals', 'evaluation']);

/** What these labels say of a sentence, the part of the application that it stands in says, too. */
const saidByPart: ReadonlySet<string> = new Set(['need', 'track', 'partners', 'staff']);
const opensClause =
  /^(?:we|they|he|she|it|you|there|the|our|their|its|a|an|in|by|on|at|since|last|this|these|every|each|most|many|some|all)\b|^\p{Lu}/iu;

/** "Why it matters: in March we tested 420 learners": a sentence of its own, unlike "Risk: ferries". */
const needsNoName = (text: string, topic: string): boolean =>
  saidByPart.has(topic) &&
  opensClause.test(text) &&
  wordsOf(text) > 5 &&
  mainVerb(text) !== undefined &&
  lineForm(text) === 'sentence';

/** "Goal: 70% of them": said with its label, for a share alone says nothing of what it is for. */
const underName = (name: string, text: string, topic = ''): string =>
  needsNoName(text, topic) ? capitalize(text) : `${capitalize(name)}: ${text}`;

/** What stands after a label on its own line. */
export const labelledNotes = (
  name: string,
  content: string,
  label: NoteLabel,
  group: number,
): Note[] => {
  // "Who: 73% women, mostly with children" tells of those who are served.
  if (/^who$/i.test(name) && /^\d/.test(content))
    return splitStatements(content).map((text, at) => ({
      text: at === 0 ? underName(name, text) : text,
      group,
    }));
  const topic = label.topic ?? '';
  const unnamed: NoteLabel = { ...label, name: '' };
  const inList = (parts: string[]): Note[] =>
    parts.map((part) => ({ text: squeeze(part), group, label, item: true }));
  const whole = content.includes(';') && !/\.\s/.test(content);
  const divided = whole ? content.replace(/\.$/, '').split(/;\s*/) : [];
  if (divided.length > 1 && (topic === 'timeline' || topic === 'goals')) return inList(divided);
  if (listed.has(topic) && divided.length > 1 && !divided.some((part) => mainVerb(part)))
    return inList(divided);
  if (label.list && mainVerb(content) === undefined) return inList(items(content));
  const statements = splitStatements(content);
  return statements.flatMap((text, at): Note[] => {
    if (at > 0) {
      // Only what follows "Ask:" at once is what is asked for.
      const [, other, more] = /^(\p{L}[\p{L} ]{2,24}):\s+(\S.*)$/u.exec(text) ?? [];
      const its = other ? readLabel(other) : undefined;
      if (other && more && its) return labelledNotes(other, more, its, group);
      return [topic === 'ask' ? { text, group } : { text, group, label: unnamed }];
    }
    const parts = items(text);
    // "20 families housed" is a thing to reach, not a sentence
    const verbs = parts.filter((part) => (mainVerb(part)?.form ?? 'past') !== 'past').length;
    if (listed.has(topic) && parts.length > 2 && verbs === 0 && !/ and /.test(parts.at(-1) ?? ''))
      return inList(parts);
    return [{ text: topic === 'ask' ? text : underName(name, text, topic), group, label: unnamed }];
  });
};
