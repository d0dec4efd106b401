import { bareRequest } from '../gaps/bare-request.ts';
import { isAboutThePrevious, isCaution, isTalk } from './for-the-writer.ts';

/** A note as it can be drafted, or, with `open`, one that a person must look at first. */
export type Judged<T> = T & { open?: string };

/** Leaves out what is only said to the writer; a note that comes with a caution stays open. */
export const withoutTalk = <T extends { note: string }>(notes: T[]): Judged<T>[] => {
  const kept: Judged<T>[] = [];
  for (const item of notes) {
    if (isTalk(item.note)) continue;
    const before = kept.at(-1);
    if (isAboutThePrevious(item.note) && before)
      kept[kept.length - 1] = { ...before, open: `${before.open ?? before.note} ${item.note}` };
    else
      kept.push(
        isCaution(item.note) || bareRequest(item.note) ? { ...item, open: item.note } : item,
      );
  }
  return kept;
};
