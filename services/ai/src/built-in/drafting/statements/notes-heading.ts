import { mainVerb } from '../grammar/main-verb.ts';
import { readLabel } from './note-labels.ts';
import { isBullet } from './split-lines.ts';

const headingWords = 10;
const capitals =
  /^(?:#+\s*)?[\p{Lu}\d][\p{Lu}\d &/,'-]{2,40}(?:\s+(?:by|for|until)\s+.{3,20})?:?$/u;

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** A line that says what those below it are about, and nothing itself. */
export const isHeading = (line: string, next: string | undefined): boolean => {
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

const quotedName = /["“]([^"”]{3,60})["”]/;
export const nameInHeading = (heading: string): string | undefined => {
  const name = quotedName.exec(heading)?.[1];
  return name ? `The project is called “${name}.”` : undefined;
};

/** "PROJECT: Promotoras for Diabetes" names the project. */
export const projectName = /^(?:project|program|project (?:name|title)|title)$/i;

/** A project's name is written like one: "a truck for 5 stops" is the thing itself. */
export const isName = (label: string, text: string): boolean =>
  wordsOf(text) < 9 &&
  (/name|title/i.test(label) ||
    /^["“]|^(?:The |A )?\p{Lu}\S*(?: (?:(?:of|for|to|and|the|in|on|&) )*\p{Lu}\S*)*[.!]?$/u.test(
      text,
    ));
