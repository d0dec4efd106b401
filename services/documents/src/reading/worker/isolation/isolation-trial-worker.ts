import { createCanvas } from '@napi-rs/canvas';
import '../../pdf/read-pdf.ts';
import '../../ocr/read-scan.ts';

/** Loads what is hardest to load: files that are looked up by name, and native code. Ends with 0 if all is there. */
createCanvas(1, 1).getContext('2d').fillRect(0, 0, 1, 1);
