import { mainVerb } from '../grammar/main-verb.ts';
import { topLevelParts } from './frames/top-level-parts.ts';
import { isAboutThePrevious, isCaution, isTalk } from './for-the-writer.ts';
import { isNoThing } from './is-no-thing.ts';
import { openEnd } from '../grammar/write-sentence.ts';
import type { Written } from './from-line.ts';
import { bareRequest } from '../gaps/bare-request.ts';
import { isClean, isReadable } from './readable.ts';

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

/** "FIX IT FRIDAYS": a name in capitals under which no verb stands. */
const shouted = /\p{Lu}{3,}(?: \p{Lu}{2,})+/u;

const isDoubtful = ({ written, listed, note }: Draftable): boolean =>
  isNoThing(written.text) || (shouted.test(note) && !written.whole)
    ? true
    : written.series
      ? !listed ||
        written.text.split(' ').length > longestItem ||
        isSeveral(written.text) ||
        !isClean(written.text)
      : written.certain
        ? !isClean(written.text)
        : !isReadable(written.text);

/** A note as it can be drafted: a sentence, a note that keeps its words, or one that a person must look at first. */
export type Judged<T> = T & { plain?: string; open?: string };

/**
 * Parts what can be sent from what cannot: talk with the writer is left out, a note that comes with a caution stays
 * open, and one that is no readable sentence keeps its own words.
 */
export const unreadable = <T extends Draftable>(notes: T[]): Judged<T>[] => {
  const kept: Judged<T>[] = [];
  for (const item of notes) {
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
    if (isCaution(item.note) || bareRequest(item.note)) {
      kept.push({ ...item, open: item.note });
      continue;
    }
    const goesOn =
      /^also\b/i.test(item.note) &&
      /^We (?:want|need|plan|hope)\b/.test(before?.written.text ?? '');
    if (goesOn || !isDoubtful(item)) kept.push(item);
    // A word or two that say nothing alone belong to what was said before.
    else if (before?.plain && !stands(item.note))
      kept[kept.length - 1] = { ...before, plain: `${openEnd(before.plain)}, ${item.note}` };
    else kept.push({ ...item, plain: item.note });
  }
  return kept;
};
