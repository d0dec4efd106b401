/** A span of text with a meaning: its literal words and its position (UTF-16 offsets, end exclusive). */
export type Mention = { text: string; start: number; end: number };

/** Whether two spans share a character. */
export const overlaps = (a: Mention, b: Mention): boolean => a.start < b.end && b.start < a.end;
