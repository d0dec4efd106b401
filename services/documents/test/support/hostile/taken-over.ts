import { serveReadings } from '../../../src/reading/worker/serve-readings.ts';
import { attempts, type Targets } from './attempts.ts';

/** A reader that a document has taken over: the document says what to reach for, the text how it ended. */
serveReadings(async (bytes) => {
  const outcome = await attempts(JSON.parse(Buffer.from(bytes).toString()) as Targets);
  return {
    source: 'html',
    blocks: [{ type: 'paragraph', text: JSON.stringify(outcome) }],
    notes: [],
  };
});
