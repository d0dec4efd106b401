/** A stretch of text that means something: the words as they stand, and where (UTF-16 offsets, end exclusive). */
export type Mention = { text: string; start: number; end: number };

/** True when two stretches share at least one character. */
export const overlaps = (a: Mention, b: Mention): boolean => a.start < b.end && b.start < a.end;
