import { getPriority } from 'node:os';
import type { Reading } from '@grantwright/shared/contract';
import { readingPriority } from '../../src/extraction/worker/lower-priority.ts';
import { serveExtractions } from '../../src/extraction/worker/serve-extractions.ts';

/**
 * An extraction process whose text is its id and its priority. For the text "long" it works until its priority
 * is lowered.
 */
serveExtractions((bytes) => {
  if (Buffer.from(bytes).toString() === 'long') while (getPriority() === readingPriority);
  const text = JSON.stringify({ pid: process.pid, priority: getPriority() });
  const reading: Reading = { source: 'html', blocks: [{ type: 'paragraph', text }], notes: [] };
  return Promise.resolve(reading);
});
