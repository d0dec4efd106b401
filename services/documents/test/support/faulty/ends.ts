import { serveReadings } from '../../../src/extraction/worker/serve-readings.ts';

/** A reader whose process exits during its work. */
serveReadings(() => {
  setImmediate(() => {
    throw new Error('uncaught');
  });
  return new Promise(() => undefined);
});
