import { mainVerb } from '../grammar/main-verb.ts';
import { topLevelParts } from './frames/top-level-parts.ts';
import { isAboutThePrevious, isCaution, isTalk } from './for-the-writer.ts';
import type { Written } from './from-line.ts';
import { bareRequest } from '../gaps/bare-request.ts';
import { isClean, isReadable } from './readable.ts';
import { salvage } from './salvage.ts';

export type Draftable = {
  /** As somebody typed it. */
  note: string;
  written: Written;
  /** True where a heading or the field says what it is one of. */
  listed: boolean;
};

/** Whether the note says something of its own besides what it warns of. */
const stands = (text: string): boolean => text.split(' ').length > 4;

/** More words than this are no item of a list. */
const longestItem = 22;

const ages = /^ages? (\d{1,2}) ?(?:-|–|to) ?(\d{1,2})\.?$/i;
const people =
  /^We (?:now )?(?:served?|have) \d[^;:]*\b(?:people|children|kids|youth|students|guests)\b[^;:]*\.$/i;

/** "1.1 miles of frontage, clam flats below it, 23 diggers walk across": no one item of a list. */
const isSeveral = (text: string): boolean => {
  const parts = topLevelParts(text, /,/).length;
  return !/[$€£]/.test(text) && (parts > 3 || (parts > 2 && mainVerb(text) !== undefined));
};

const isDoubtful = ({ written, listed }: Draftable): boolean =>
  written.series
    ? !listed ||
      written.text.split(' ').length > longestItem ||
      isSeveral(written.text) ||
      !isClean(written.text)
    : written.certain
      ? !isClean(written.text)
      : !isReadable(written.text);

/**
 * Parts what can be sent from what cannot: talk with the writer is left out, a note that comes with a
 * caution or is no readable sentence stays open, in its own words.
 */
export const unreadable = <T extends Draftable>(
  notes: T[],
  hurried: boolean,
  names: ReadonlySet<string>,
): (T & { open?: string })[] => {
  const kept: (T & { open?: string })[] = [];
  for (const [at, item] of notes.entries()) {
    if (isTalk(item.note)) continue;
    const before = kept.at(-1);
    if (isAboutThePrevious(item.note) && before) {
      kept[kept.length - 1] = {
        ...before,
        open: `${before.open ?? before.note} ${item.note}`,
      };
      continue;
    }
    const age = ages.exec(item.note);
    if (age && before && before.open === undefined && people.test(before.written.text)) {
      const told = `${before.written.text.replace(/\.$/, '')}, ages ${age[1] ?? ''} to ${age[2] ?? ''}.`;
      kept[kept.length - 1] = { ...before, written: { ...before.written, text: told } };
      continue;
    }
    const goesOn =
      /^also\b/i.test(item.note) &&
      /^We (?:want|need|plan|hope)\b/.test(before?.written.text ?? '');
    const open = isCaution(item.note) || (hurried && !goesOn && isDoubtful(item));
    // A word or two that say nothing alone belong to what was said before.
    if (open && before?.open && !stands(item.note) && !bareRequest(item.note)) {
      kept[kept.length - 1] = { ...before, open: `${before.open} ${item.note}` };
      continue;
    }
    const warned = isAboutThePrevious(notes[at + 1]?.note ?? '');
    if (!open || warned || item.note.split(' ').length < 8) {
      kept.push(open ? { ...item, open: item.note } : item);
      continue;
    }
    for (const { text, note, readable } of salvage(item.note, names))
      kept.push(
        readable
          ? { ...item, note, written: { text, certain: true } }
          : { ...item, note, open: text },
      );
  }
  return kept;
};
