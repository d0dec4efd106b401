import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readDocument } from '../../../src/extraction/index.ts';
import { serveExtractions } from '../../../src/extraction/worker/serve-extractions.ts';

/** The real reader without a required pdf.js file. */
GlobalWorkerOptions.workerSrc = 'file:///not/there/pdf.worker.mjs';
serveExtractions(readDocument);
