import { serveReadings } from '../../../src/extraction/worker/serve-readings.ts';

/** A reader with a missing package. */
const missing: string = 'a-package-that-is-not-there';
serveReadings(async () => {
  await import(missing);
  throw new Error('never reached');
});
