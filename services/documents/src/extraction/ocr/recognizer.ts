import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import language from '@tesseract.js-data/eng';
import loadCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { recognizedSchema, type RecognizedLine } from './recognized-page.ts';

/** The integer model takes a third of the size and time of the default model. */
const dataFile = join(language.langPath, '..', '4.0.0_best_int', `${language.code}.traineddata.gz`);
const neuralOnly = 1;
const wholePage = '3';
/** In radians. A smaller slope is not corrected. */
const minSlope = 0.005;
const ignoreMessage = () => undefined;

/** EXIF orientations: upright, on either side, upside down. */
export const orientations = [1, 6, 8, 3] as const;
export type Orientation = (typeof orientations)[number];

/** Returns the lines of an image in the given orientation, after correcting its slope. */
export type Recognizer = (picture: Uint8Array, orientation: Orientation) => RecognizedLine[];

/**
 * Creates the OCR engine with language data from the installed package, so that nothing is downloaded. The engine runs
 * in this process rather than in a thread, so that killing the process stops it.
 */
export async function createRecognizer(resolution: number): Promise<Recognizer> {
  const core = await loadCore({ print: ignoreMessage, printErr: ignoreMessage });
  const data = await promisify(gunzip)(await readFile(dataFile));
  core.FS.writeFile(`./${language.code}.traineddata`, data);
  const engine = new core.TessBaseAPI();
  if (engine.Init(null, language.code, neuralOnly) !== 0)
    throw new Error('the recognition engine did not accept its language data');
  engine.SetVariable('tessedit_pageseg_mode', wholePage);
  engine.SetVariable('user_defined_dpi', String(resolution));

  return (picture, orientation) => {
    core.FS.writeFile('/input', picture);
    if (engine.SetImageFile(orientation, 0) === 1) return [];
    engine.FindLines();
    const slope = engine.GetGradient();
    if (Math.abs(slope) >= minSlope) engine.SetImageFile(orientation, slope);
    engine.Recognize(null);
    const { blocks } = recognizedSchema.parse(JSON.parse(engine.GetJSONText()));
    engine.Clear();
    return (blocks ?? []).flatMap(({ paragraphs }) =>
      (paragraphs ?? []).flatMap(({ lines }) => lines),
    );
  };
}
