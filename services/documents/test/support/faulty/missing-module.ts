import { serveExtractions } from '../../../src/extraction/processes/serve-extractions.ts';

/** A reader with a missing package. */
const missing: string = 'a-package-that-is-not-there';
serveExtractions(async () => {
  await import(missing);
  throw new Error('never reached');
});
