import type { SourceSentence } from '../claim-sources.ts';
import { type Frame, frameOf, sharedFrame } from './frame.ts';

/** A stretch of a text that its place tells something of. */
export type Run = { text: string; start: number; end: number };
export type Placed = Run & { frame: Frame; sentence: SourceSentence };

/** A word says less by its place than a figure does: more around it must be the same. */
const enough = 4;
const oneSide = 2;

const keysOf = ({ before, after }: Frame): string[] => [
  ...(before.length > 1 ? [`${before.slice(0, oneSide).join(' ')} _`] : []),
  ...(after.length > 1 ? [`_ ${after.slice(0, oneSide).join(' ')}`] : []),
];

/** What stands in the sources' sentences between the same words as a run of a draft. */
export const placesIn = (
  sentences: SourceSentence[],
  runsIn: (text: string) => readonly Run[],
): ((text: string, run: Run) => Placed[]) => {
  let byWords: Map<string, Placed[]> | undefined;
  const index = (): Map<string, Placed[]> => {
    if (byWords) return byWords;
    byWords = new Map();
    for (const sentence of sentences) {
      if (sentence.source.type === 'guidelines') continue;
      for (const run of runsIn(sentence.text)) {
        const placed = { ...run, frame: frameOf(sentence.text, run), sentence };
        for (const key of keysOf(placed.frame)) {
          const list = byWords.get(key);
          if (list) list.push(placed);
          else byWords.set(key, [placed]);
        }
      }
    }
    return byWords;
  };
  return (text, run) => {
    const frame = frameOf(text, run);
    return keysOf(frame)
      .flatMap((key) => index().get(key) ?? [])
      .filter((placed) => sharedFrame(frame, placed.frame, 1) >= enough);
  };
};
