import { squeeze } from '../../../text/normalize.ts';
import { lineForm } from '../grammar/line-form.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { expandNotes } from './expand-notes.ts';
import { type NoteLabel, readLabel } from './note-labels.ts';
import { isBullet, splitStatements } from './split-lines.ts';

/** One statement of a text as somebody typed it, with what the lines around it say of its meaning. */
export type Note = {
  text: string;
  /** Notes of one paragraph, or under one heading, belong together. */
  group: number;
  label?: NoteLabel;
  /** True for one of several things that a label or a comma-list names. */
  item?: boolean;
};

const headingWords = 10;
const capitals =
  /^(?:#+\s*)?[\p{Lu}\d][\p{Lu}\d &/,'-]{2,40}(?:\s+(?:by|for|until)\s+.{3,20})?:?$/u;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** A line that says what those below it are about, and nothing itself. */
const isHeading = (line: string, next: string | undefined): boolean => {
  if (
    wordsOf(line) > headingWords ||
    /[$€£]|:\s+\S/.test(line) ||
    /[.!?]$/.test(line) ||
    isBullet(line)
  )
    return false;
  if (/:$/.test(line) || /^#+\s/.test(line)) return true;
  if (capitals.test(line) && /\p{Lu}{3}/u.test(line) && readLabel(line)) return true;
  if (next === undefined) return false;
  return isBullet(next) || (wordsOf(line) < 4 && readLabel(line) !== undefined && !mainVerb(line));
};

/** "GOALS by Dec 2028": the time in a heading is said with its list. */
const withTime = (label: NoteLabel, heading: string): NoteLabel => {
  const time =
    /\b((?:by|until|before) (?:the end of )?(?:[A-Z][a-z]+\.? )?(?:\d{1,2}, )?20\d{2})\b/.exec(
      heading,
    )?.[1];
  return time
    ? {
        ...label,
        lead: `${time.charAt(0).toUpperCase()}${time.slice(1)}, ${label.lead.charAt(0).toLowerCase()}${label.lead.slice(1)}`,
      }
    : label;
};

const quotedName = /["“]([^"”]{3,60})["”]/;
const named = (heading: string): string | undefined => {
  const name = quotedName.exec(heading)?.[1];
  return name ? `The project is called “${name}.”` : undefined;
};

/** "PROJECT: Promotoras for Diabetes" names the project. */
const projectName = /^(?:project|program|project (?:name|title)|title)$/i;

/** A project's name is written like one: "a truck for 5 stops" is the thing itself. */
const isName = (label: string, text: string): boolean =>
  wordsOf(text) < 9 &&
  (/name|title/i.test(label) ||
    /^["“]|^(?:The |A )?\p{Lu}\S*(?: (?:(?:of|for|to|and|the|in|on|&) )*\p{Lu}\S*)*[.!]?$/u.test(
      text,
    ));

/** Commas and semicolons outside brackets divide what a label lists. */
const items = (text: string): string[] => {
  const parts: string[] = [''];
  let depth = 0;
  for (const [at, mark] of [...text].entries()) {
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    const thousands =
      mark === ',' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
    // "Feb 3, 2028" is one date.
    const inDate =
      mark === ',' &&
      /[A-Za-z]\.? \d{1,2}$/.test(text.slice(0, at)) &&
      /^, 20\d\d/.test(text.slice(at));
    if (depth <= 0 && !inDate && (mark === ';' || (mark === ',' && !thousands))) parts.push('');
    else parts[parts.length - 1] += mark;
  }
  return parts
    .map((part) =>
      squeeze(part)
        .replace(/^and\s+/, '')
        .replace(/\.$/, ''),
    )
    .filter(Boolean);
};

/** What describes the thing before it is no thing of its own. */
const goesOn =
  /^(?:\d|level|since|ages?|aged|mostly|mainly|with|for|in|by|at|from|to|of|including|especially|plus|about|over|under|open|all|both|each|every|free|who|which|that)\b/i;

/** Three short things without a verb are a list, whoever typed them. */
const shortItems = (text: string): string[] | undefined => {
  const parts = items(text);
  const list =
    parts.length > 2 &&
    parts.every((part) => wordsOf(part) < 8 && !goesOn.test(part)) &&
    !/, and /.test(text) &&
    !/ and /.test(parts.at(-1) ?? '') &&
    !/^\p{Lu}\S+ \p{Lu}[^,]*, \p{Ll}/u.test(text);
  return list && !mainVerb(text) && lineForm(text) === 'noun' ? parts : undefined;
};

const listed: ReadonlySet<string> = new Set(['partners', 'goals', 'evaluation']);

/** What stands after a label on its own line. */
const labelled = (name: string, given: string, label: NoteLabel, group: number): Note[] => {
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
  if (listed.has(topic) && divided.length > 1 && !divided.some((part) => mainVerb(part)))
    return divided.map((part) => ({ text: squeeze(part), group, label, item: true }));
  const statements = splitStatements(content);
  return statements.flatMap((text): Note[] => {
    if (statements.length > 1 && text !== statements[0]) return [{ text, group, label }];
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

/** The notes of a text: statement by statement, each under the label or heading that it stands under. */
export const readNotes = (given: string): Note[] => {
  const lines = given.split(/\r?\n/);
  const notes: Note[] = [];
  let group = 0;
  let heading: NoteLabel | undefined;
  let filled = false;
  let prose: string[] = [];
  const flush = (): void => {
    if (prose.length === 0) return;
    const said = splitStatements(prose.map(expandNotes).join('\n'));
    notes.push(
      ...said.flatMap((text): Note[] => {
        const inside =
          /^(\p{L}[\p{L} ]{2,24}):\s+(\S.*)$/u.exec(text) ??
          /^(\p{L}[\p{Ll} ]{2,20}) [-–—] (\S.*)$/u.exec(text);
        const own = inside?.[1] ? readLabel(inside[1]) : undefined;
        if (inside?.[1] && inside[2] && own) return labelled(inside[1], inside[2], own, group);
        const context = { group, ...(heading ? { label: heading } : {}) };
        return (shortItems(text) ?? []).length > 0
          ? (shortItems(text) ?? []).map((part) => ({ text: part, ...context, item: true }))
          : [{ text, ...context }];
      }),
    );
    filled = true;
    prose = [];
  };
  for (const [at, raw] of lines.entries()) {
    const line = squeeze(raw);
    if (line === '') {
      flush();
      group += 1;
      if (filled) heading = undefined;
      continue;
    }
    const next = lines.slice(at + 1).find((other) => other.trim() !== '');
    if (isHeading(raw.trim(), next)) {
      flush();
      group += 1;
      const title = line.replace(/^#+\s*/, '').replace(/:$/, '');
      const label = readLabel(title);
      heading = label ? withTime(label, title) : undefined;
      filled = false;
      const name = named(title);
      if (name) notes.push({ text: name, group, label: { topic: 'project', lead: '' } });
      continue;
    }
    const match =
      /^(?:[-–—•*]\s+)?(\p{L}[^:.!?$]{1,40}):\s+(\S.*)$/u.exec(line) ??
      /^(?:[-–—•*]\s+)?(\p{L}[\p{L} ]{2,24}) [-–—] (\S.*)$/u.exec(line);
    const label = match?.[1] ? readLabel(match[1]) : undefined;
    if (match?.[1] && match[2] && projectName.test(match[1]) && isName(match[1], match[2])) {
      flush();
      notes.push({
        text: `The project is called ${match[2].replace(/\.$/, '')}.`,
        group,
        label: { topic: 'project', lead: '' },
      });
      continue;
    }
    const isAmount = /^[$€£]\s?\d[\d,.]*\s?[kK]?$/.test(match?.[2] ?? '');
    if (
      match?.[1] &&
      match[2] &&
      label &&
      !isAmount &&
      wordsOf(match[1]) < 6 &&
      !mainVerb(match[1])
    ) {
      flush();
      group += 1;
      notes.push(...labelled(match[1], expandNotes(match[2]), label, group));
      continue;
    }
    prose.push(raw);
  }
  flush();
  return notes;
};
