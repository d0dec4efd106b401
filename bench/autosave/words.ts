export type TypedWord = {
  /** When the first key of the word was pressed, in milliseconds. */
  startedAtMs: number;
  /** When the last key of the word was confirmed. */
  endedAtMs: number;
};

export type LostTyping = {
  words: number;
  /** The time between the first lost word and the kill. */
  ms: number;
  /** Whether the restored text is the beginning of the typed text. */
  isPrefix: boolean;
};

/** Returns a numbered word, starting from 1, so that lost, repeated or swapped words are noticed. */
export const formatWord = (number: number): string => `word${number}`;

/** Finds the words that were typed completely before the kill but are missing from the restored text. */
export function lostTyping(
  typed: readonly TypedWord[],
  restoredText: string,
  killedAtMs: number,
): LostTyping {
  const restored = restoredText.replaceAll('\u00a0', ' ').trimEnd();
  // the last word may have been visible before its last key was confirmed
  const expected = Array.from({ length: typed.length + 1 }, (_, index) => formatWord(index + 1));
  const words = restored === '' ? [] : restored.split(' ');
  const firstOther = words.findIndex((word, index) => word !== expected[index]);
  const kept = firstOther === -1 ? words.length : firstOther;
  const lost = typed.slice(kept).filter(({ endedAtMs }) => endedAtMs <= killedAtMs);
  return {
    words: lost.length,
    ms: lost[0] ? killedAtMs - lost[0].startedAtMs : 0,
    isPrefix: expected.join(' ').startsWith(restored),
  };
}
