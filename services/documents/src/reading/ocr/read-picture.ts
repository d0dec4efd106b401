import { evenLight } from './even-light.ts';
import type { Picture } from './page-pictures.ts';
import type { RecognizedLine, RecognizedPage } from './recognized.ts';
import { orientations, type Orientation, type Recognizer } from './recognizer.ts';

/** Of a hundred, over all words. A page that is upright and clear has 90; one that lies on its side, 40. */
const clear = 65;
/** Below this, every other word is misread: what it says is not offered as the funder's words. */
const readable = 55;
/** A stain is a word or two, of which nothing can be said. */
const fewWords = 5;

type Read = Pick<RecognizedPage, 'width' | 'height' | 'lines'> & { isReadable: boolean };

/**
 * Reads pictures, each as it lies: where the words make no sense, the sheet is turned. Sheets of one pile
 * mostly lie alike, so the next one is first looked at as the last one lay.
 */
export function pictureReader(recognize: Recognizer): (picture: Picture) => Promise<Read> {
  let last: Orientation = 1;
  return async (picture) => {
    const { width, height } = picture;
    const bytes = await evenLight(picture.bytes);
    let best = { orientation: last, lines: recognize(bytes, last) };
    const isPuzzling = wordsOf(best.lines).length >= fewWords && confidence(best.lines) < clear;
    for (const orientation of isPuzzling ? orientations.filter((each) => each !== last) : []) {
      const lines = recognize(bytes, orientation);
      if (confidence(lines) > confidence(best.lines)) best = { orientation, lines };
      if (confidence(best.lines) >= clear) break;
    }
    const isReadable = wordsOf(best.lines).length < fewWords || confidence(best.lines) >= readable;
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

const wordsOf = (lines: RecognizedLine[]) =>
  lines.flatMap(({ words }) => words).filter(({ text }) => /\p{L}{2}|\p{N}/u.test(text));

function confidence(lines: RecognizedLine[]): number {
  const words = wordsOf(lines);
  if (words.length < fewWords || standUp(words)) return 0;
  return words.reduce((sum, word) => sum + word.confidence, 0) / words.length;
}

/** The engine reads lines that run upwards, too; what it then says of their places is of no use. */
function standUp(words: Word[]): boolean {
  const long = words.filter(({ text }) => text.length >= 4);
  const upright = long.filter(({ bbox }) => bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0);
  return upright.length * 2 > long.length;
}
