import { createCanvas } from '@napi-rs/canvas';
import '../../pdf/read-pdf.ts';
import '../../ocr/read-scan.ts';

/** Loads everything that isolation might break: files looked up by name, and native code. Exits with 0 on success. */
createCanvas(1, 1).getContext('2d').fillRect(0, 0, 1, 1);
