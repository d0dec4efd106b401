import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readDocument } from '../../../src/extraction/index.ts';
import { serveReadings } from '../../../src/extraction/worker/serve-readings.ts';

/** The real reader with a missing file of pdf.js. */
GlobalWorkerOptions.workerSrc = 'file:///not/there/pdf.worker.mjs';
serveReadings(readDocument);
