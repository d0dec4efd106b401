import nlp from 'compromise';
import { squeeze } from '../../../text/normalize.ts';
import { lineForm } from '../grammar/line-form.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { joinList, openEnd } from '../grammar/write-sentence.ts';
import { aboutPeople } from './frames/people.ts';
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
  const label: NoteLabel = { topic: 'track', lead: `Our results in ${year} include` };
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

const shift = /^\d+ (?:full|part)[- ]time$|^\d+ (?:seasonal|contract|paid|volunteer)$/i;

/** What stands after a label on its own line. */
export const labelledNotes = (
  name: string,
  given: string,
  label: NoteLabel,
  group: number,
): Note[] => {
  // "Who: 73% women, mostly with children" tells of those who are served.
  if (/^who$/i.test(name) && /^\d/.test(given))
    return splitStatements(given).map((text) => ({ text, group }));
  const topic = label.topic ?? '';
  // "volunteers: 62, one paid manager" counts what the label names.
  const content =
    /^\d/.test(given) && /^(?:volunteers|staff|employees|members|tutors|teachers)$/i.test(name)
      ? given.replace(/^(\d+(?:,\d{3})*)/, `$1 ${name.toLowerCase()}`)
      : given;
  if (topic === 'timeline')
    return items(content.replace(/\.\s+/g, '; ')).map((text) => ({ text, group, label }));
  const whole = content.includes(';') && !/\.\s/.test(content);
  const divided = whole ? content.replace(/\.$/, '').split(/;\s*/) : [];
  if (
    listed.has(topic) &&
    divided.length > 1 &&
    (topic === 'goals' || !divided.some((part) => mainVerb(part)))
  )
    return divided.map((part) => ({ text: squeeze(part), group, label, item: true }));
  const shifts = topLevelParts(given.replace(/[.]$/, ''), /[,;&]/);
  if (/^staff$/i.test(name) && shifts.length > 1 && shifts.every((part) => shift.test(part)))
    return [{ text: `We have ${joinList(shifts)} staff.`, group }];
  if (label.list && mainVerb(content) === undefined)
    return items(content).map((text) => ({ text, group, label, item: true }));
  const statements = splitStatements(content);
  return statements.flatMap((text): Note[] => {
    // Only what follows "Ask:" at once is what is asked for.
    if (statements.length > 1 && text !== statements[0]) {
      const [, other, more] = /^(\p{L}[\p{L} ]{2,24}):\s+(\S.*)$/u.exec(text) ?? [];
      const its = other ? readLabel(other) : undefined;
      if (other && more && its) return labelledNotes(other, more, its, group);
    }
    // "Board chair: Ana Ruiz" says who that is, and no more of a team.
    if (topic === 'staff' && text === statements[0] && aboutPeople(`${name}: ${text}`))
      return [{ text: `${name}: ${text}`, group }];
    if (statements.length > 1 && text !== statements[0])
      return [topic === 'ask' ? { text, group } : { text, group, label }];
    const parts = items(text);
    // "20 families housed" is a thing to reach, not a sentence
    const verbs = parts.filter((part) => (mainVerb(part)?.form ?? 'past') !== 'past').length;
    if (listed.has(topic) && parts.length > 1 && verbs === 0 && !/ and /.test(parts.at(-1) ?? ''))
      return parts.map((part) => ({ text: part, group, label, item: true }));
    if (topic === 'goals' && verbs === parts.length && parts.length > 1)
      return parts.map((part) => ({
        text: part,
        group,
        label: { ...label, lead: 'Our goal is that' },
        item: true,
      }));
    return [{ text, group, label }];
  });
};
