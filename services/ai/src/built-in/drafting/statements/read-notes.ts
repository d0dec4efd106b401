import { squeeze } from '@grantwright/analyst';
import { withoutShouts } from '../../notes/shouted-label.ts';
import { withCurrency } from '../budget/with-currency.ts';
import { expandNotes } from './expand-notes.ts';
import { type NoteLabel, readLabel, tellsItself } from './note-labels.ts';
import { isHeading, isName, nameInHeading, projectName } from './notes-heading.ts';
import { labelledNotes, ofYear, shortItems } from './notes-items.ts';
import { isBullet, splitStatements } from './split-lines.ts';

/** One statement of a text as somebody typed it, with what the lines around it say of its meaning. */
export type Note = {
  text: string;
  /** Notes of one paragraph, or under one heading, belong together. */
  group: number;
  label?: NoteLabel;
  /** True for one of several things that a label or a comma-list names. */
  item?: boolean;
  /** True for what is the whole of a line with a bullet. */
  bulleted?: boolean;
};

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** The notes of a text: statement by statement, each under the label or heading that it stands under. */
const honor =
  /; (?=(?:re-?)?(?:accredited|named|recognized|awarded|certified|honored|selected) )/gi;

/** "Measures?? acres closed, deed recorded": whoever asks himself answers all the same. */
const askedLabel =
  /(?<=^|[.!?]\s+)(eval|measures|goals|partners|staff)\?+ (?=[\p{Ll}\d](?![^.\n]*%))/gimu;

/** "What we hope for. A hundred loans": who writes in whole sentences puts a point where others put a colon. */
const askedInWords = /^((?:what|when|where|who|why|how)(?: [\p{L}'’]+){0,4})\.\s+(\S.*)$/iu;

/** What a line says where it is one statement. */
const wholeOf = (line: string): string[] => {
  const said = splitStatements(expandNotes(line));
  return said.length === 1 ? said : [];
};

export const readNotes = (given: string): Note[] => {
  const lines = withoutShouts(given)
    .replace(honor, '. ')
    .replace(askedLabel, '$1: ')
    .split(/\r?\n/);
  const notes: Note[] = [];
  let group = 0;
  let heading: NoteLabel | undefined;
  let filled = false;
  let prose: string[] = [];
  const flush = (): void => {
    if (prose.length === 0) return;
    const said = splitStatements(prose.map(expandNotes).join('\n'));
    const bullets = new Set(prose.filter(isBullet).flatMap(wholeOf));
    notes.push(
      ...said.flatMap((text): Note[] => {
        const inside =
          /^(\p{L}[\p{L} ]{2,24}):\s+(\S.*)$/u.exec(text) ??
          /^(\p{L}[\p{Ll} ]{2,20}) [-–—] (\S.*)$/u.exec(text);
        const own = inside?.[1] ? readLabel(inside[1]) : undefined;
        if (inside?.[1] && inside[2] && own) return labelledNotes(inside[1], inside[2], own, group);
        const year = ofYear(text, group);
        if (year) return year;
        const context = { group, ...(heading ? { label: heading } : {}) };
        // "Mau town, Mau district" is one place, and "two visits, a contractor" one remark: a title makes a list of them
        const parts = heading || text.includes(';') ? (shortItems(text) ?? []) : [];
        return parts.length > 0
          ? parts.map((part) => ({ text: part, ...context, item: true }))
          : [{ text, ...context, ...(bullets.has(text) ? { bulleted: true } : {}) }];
      }),
    );
    filled = true;
    prose = [];
  };
  for (const [at, raw] of lines.entries()) {
    const line = withCurrency(squeeze(raw));
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
      heading = readLabel(title);
      filled = false;
      const name = nameInHeading(title);
      if (name) notes.push({ text: name, group, label: { topic: 'project', name: '' } });
      continue;
    }
    const match =
      /^(?:[-–—•*]\s+)?(\p{L}[^:.!?$]{1,40}):\s+(\S.*)$/u.exec(line) ??
      /^(?:[-–—•*]\s+)?(\p{L}[\p{L} ]{2,24}) [-–—] (\S.*)$/u.exec(line) ??
      askedInWords.exec(line);
    const label = match?.[1] ? readLabel(match[1]) : undefined;
    if (match?.[1] && match[2] && projectName.test(match[1]) && isName(match[1], match[2])) {
      flush();
      notes.push({
        text: `The project is called ${match[2].replace(/\.$/, '')}.`,
        group,
        label: { topic: 'project', name: '' },
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
      !tellsItself(match[1])
    ) {
      flush();
      group += 1;
      notes.push(...labelledNotes(match[1], expandNotes(match[2]), label, group));
      continue;
    }
    prose.push(raw);
  }
  flush();
  return notes;
};
