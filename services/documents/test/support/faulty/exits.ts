import { serveExtractions } from '../../../src/extraction/processes/serve-extractions.ts';

/** A reader whose process exits during extraction. */
serveExtractions(() => {
  setImmediate(() => {
    throw new Error('uncaught');
  });
  return new Promise(() => undefined);
});
