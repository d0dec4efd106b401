import { isAboutThePrevious, isCaution, isTalk } from './for-the-writer.ts';
import type { Written } from './from-line.ts';
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

const isDoubtful = ({ written, listed }: Draftable): boolean =>
  written.series
    ? !listed || !isClean(written.text)
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
): (T & { open?: string })[] => {
  const kept: (T & { open?: string })[] = [];
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
    const open = isCaution(item.note) || (hurried && isDoubtful(item));
    // A word or two that say nothing alone belong to what was said before.
    if (open && before?.open && !stands(item.note)) {
      kept[kept.length - 1] = { ...before, open: `${before.open} ${item.note}` };
      continue;
    }
    kept.push(open ? { ...item, open: item.note } : item);
  }
  return kept;
};
