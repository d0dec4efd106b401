import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import language from '@tesseract.js-data/eng';
import loadCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { recognizedSchema, type RecognizedLine } from './recognized.ts';

/** The network trained for this engine, packed: a third of the general one in size and time. */
const dataFile = join(language.langPath, '..', '4.0.0_best_int', `${language.code}.traineddata.gz`);
const neuralOnly = 1;
const wholePage = '3';
/** Radians, about a third of a degree. What lies straighter is read as it lies. */
const straight = 0.005;
const silent = () => undefined;

/** How a sheet may have lain in the scanner, as exif counts it: upright, then with its head to a side, or down. */
export const orientations = [1, 6, 8, 3] as const;
export type Orientation = (typeof orientations)[number];

/** Answers the lines of a picture that lies so, straightened where they slope. */
export type Recognizer = (picture: Uint8Array, orientation: Orientation) => RecognizedLine[];

/**
 * The engine, with its data from the installed package: nothing is fetched and nothing written. It
 * runs in this very process and not in a thread, so that whoever ends the process ends it too.
 */
export async function createRecognizer(resolution: number): Promise<Recognizer> {
  const core = await loadCore({ print: silent, printErr: silent });
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
    if (Math.abs(slope) >= straight) engine.SetImageFile(orientation, slope);
    engine.Recognize(null);
    const { blocks } = recognizedSchema.parse(JSON.parse(engine.GetJSONText()));
    engine.Clear();
    return (blocks ?? []).flatMap(({ paragraphs }) =>
      (paragraphs ?? []).flatMap(({ lines }) => lines),
    );
  };
}
