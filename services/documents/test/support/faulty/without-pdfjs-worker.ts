import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readDocument } from '../../../src/reading/index.ts';
import { serveReadings } from '../../../src/reading/worker/serve-readings.ts';

/** The reader as it is, but for a file of pdf.js that is missing. */
GlobalWorkerOptions.workerSrc = 'file:///not/there/pdf.worker.mjs';
serveReadings(readDocument);
