import { serveReadings } from '../../../src/reading/worker/serve-readings.ts';

/** A reader that lacks a package, as an image does that was built without it. */
const missing: string = 'a-package-that-is-not-there';
serveReadings(async () => {
  await import(missing);
  throw new Error('never reached');
});
