import { serveReadings } from '../../../src/reading/worker/serve-readings.ts';

/** A reader whose process ends under its work. */
serveReadings(() => {
  setImmediate(() => {
    throw new Error('nobody catches this');
  });
  return new Promise(() => undefined);
});
