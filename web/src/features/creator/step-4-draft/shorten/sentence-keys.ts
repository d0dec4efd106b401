import type { SectionSentence } from '@grantwright/shared/submission';

/** Identifies sentences across proposals: by the path of their paragraph, their text, and its earlier occurrences there. */
export function sentenceKeys(
  sentences: readonly SectionSentence[],
): ReadonlyMap<SectionSentence, string> {
  const counts = new Map<string, number>();
  return new Map(
    sentences.map((sentence) => {
      const key = `${sentence.path.join()} ${sentence.text}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      return [sentence, `${key} ${count}`];
    }),
  );
}
