import { serveExtractions } from '../../../src/extraction/processes/serve-extractions.ts';
import { runAttempts, type Targets } from './attempts.ts';

/** A compromised reader, which receives its targets as the document and returns the outcomes as text. */
serveExtractions(async (bytes) => {
  const outcome = await runAttempts(JSON.parse(Buffer.from(bytes).toString()) as Targets);
  return {
    source: 'html',
    blocks: [{ type: 'paragraph', text: JSON.stringify(outcome) }],
    notes: [],
  };
});
