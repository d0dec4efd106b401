import type { SourceSentence } from '../claim-sources.ts';
import { mayBeTheSame, namesSomething, runsIn } from '../names/name-runs.ts';
import { sentenceOf } from '../reckon/arithmetic.ts';
import { placesIn, type Run } from './places.ts';

/**
 * The names of a draft that stand, between the very words of a source's sentence, where the source has
 * another: "from Roscrea to Dromineer" of a river "from Toomevara to Dromineer". That the sources speak
 * of Roscrea somewhere does not put it there. `text` is the line without what was read as a value already, of `whole`'s length.
 */
export const nameInItsPlace = (
  sentences: SourceSentence[],
): ((text: string, whole: string) => (Run & { sentence: SourceSentence })[]) => {
  const own = sentences.flatMap(({ source, text }) =>
    source.type === 'organization' && source.field === 'name' ? [text] : [],
  );
  const isOwn = (text: string): boolean => own.some((name) => mayBeTheSame(text, name));
  const placesOf = placesIn(sentences, runsIn);
  let known: (readonly Run[])[] | undefined;
  /** A source tells of both in one sentence: the draft puts it in the pattern of another. */
  const isToldWith = (run: Run, besides: Run[]): boolean => {
    known ??= sentences.map(({ text }) => runsIn(text));
    return known.some(
      (runs) =>
        runs.some((one) => mayBeTheSame(one.text, run.text)) &&
        runs.some((one) => besides.some((other) => mayBeTheSame(one.text, other.text))),
    );
  };
  return (text, whole) => {
    const found = runsIn(text);
    return found.flatMap((run) => {
      if (!namesSomething(run.text) || isOwn(run.text)) return [];
      const inPlace = placesOf(whole, run);
      const other = inPlace.find((placed) => namesSomething(placed.text) && !isOwn(placed.text));
      if (!other || inPlace.some((placed) => mayBeTheSame(run.text, placed.text))) return [];
      // "in Meigs County and Athens County" of "Athens County and Meigs County".
      const isElsewhereInIt = inPlace.some(({ sentence }) =>
        runsIn(sentence.text).some((one) => mayBeTheSame(one.text, run.text)),
      );
      const { from, to } = sentenceOf(whole, run);
      const besides = found.filter(
        (one) => one !== run && one.start >= from && one.end <= to && namesSomething(one.text),
      );
      return isElsewhereInIt || isToldWith(run, besides)
        ? []
        : [{ ...run, sentence: other.sentence }];
    });
  };
};
