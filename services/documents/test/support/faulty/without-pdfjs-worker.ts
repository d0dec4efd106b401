import { GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { extractDocument } from '../../../src/extraction/index.ts';
import { serveExtractions } from '../../../src/extraction/processes/serve-extractions.ts';

/** Runs the real extraction with the pdf.js worker file missing. */
GlobalWorkerOptions.workerSrc = 'file:///not/there/pdf.worker.mjs';
serveExtractions(extractDocument);
