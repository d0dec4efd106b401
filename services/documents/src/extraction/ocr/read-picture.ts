import { normalizeBrightness } from './normalize-brightness.ts';
import type { Picture } from './create-page-pictures.ts';
import type { RecognizedLine, RecognizedPage } from './recognized-page.ts';
import { orientations, type Orientation, type Recognizer } from './recognizer.ts';

/** Mean confidence (0 to 100). A clear upright page reaches about 90, a page on its side about 40. */
const clearConfidence = 65;
/** Below this confidence, about every other word is wrong, so the text is discarded. */
const minConfidence = 55;
/** With fewer words, the confidence is meaningless. */
const minWords = 5;

type RecognizedPicture = Pick<RecognizedPage, 'width' | 'height' | 'lines'> & {
  isReadable: boolean;
};

/**
 * Creates a function that recognizes page images and rotates an image if its words do not make sense. Tries the
 * orientation of the previous page first, since most pages of a document share the same orientation.
 */
export function createPictureReader(
  recognize: Recognizer,
): (picture: Picture) => Promise<RecognizedPicture> {
  let last: Orientation = 1;
  return async (picture) => {
    const { width, height } = picture;
    const bytes = await normalizeBrightness(picture.bytes);
    let best = { orientation: last, lines: recognize(bytes, last) };
    const isUnclear =
      listWords(best.lines).length >= minWords && computeConfidence(best.lines) < clearConfidence;
    for (const orientation of isUnclear
      ? orientations.filter((orientation) => orientation !== last)
      : []) {
      const lines = recognize(bytes, orientation);
      if (computeConfidence(lines) > computeConfidence(best.lines)) best = { orientation, lines };
      if (computeConfidence(best.lines) >= clearConfidence) break;
    }
    const isReadable =
      listWords(best.lines).length < minWords || computeConfidence(best.lines) >= minConfidence;
    if (isReadable) last = best.orientation;
    const isOnItsSide = best.orientation === 6 || best.orientation === 8;
    return {
      width: isOnItsSide ? height : width,
      height: isOnItsSide ? width : height,
      lines: isReadable ? best.lines : [],
      isReadable,
    };
  };
}

type Word = RecognizedLine['words'][number];

const listWords = (lines: RecognizedLine[]) =>
  lines.flatMap(({ words }) => words).filter(({ text }) => /\p{L}{2}|\p{N}/u.test(text));

function computeConfidence(lines: RecognizedLine[]): number {
  const words = listWords(lines);
  if (words.length < minWords || areVertical(words)) return 0;
  return words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
}

/** Whether the engine read vertical lines, whose positions it reports incorrectly. */
function areVertical(words: Word[]): boolean {
  const long = words.filter(({ text }) => text.length >= 4);
  const upright = long.filter(({ bbox }) => bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0);
  return upright.length * 2 > long.length;
}
