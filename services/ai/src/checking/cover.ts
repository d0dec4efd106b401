import type { Mention } from '@grantwright/analyst';

/** Takes out what has been read: `mark` keeps the words on both sides apart. */
export const cover = (text: string, mark: string): string => text.replace(/\S/g, mark);
/** No character of a name or a number. */
const covered = '\u0001';

/** A text in which what a mention says is read already. */
export const covering = (text: string, { start, end }: Mention): string =>
  text.slice(0, start) + cover(text.slice(start, end), covered) + text.slice(end);
