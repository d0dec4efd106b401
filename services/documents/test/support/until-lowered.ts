import { getPriority } from 'node:os';
import type { ExtractedText } from '@grantwright/shared/contract';
import { extractionPriority } from '../../src/extraction/processes/lower-priority.ts';
import { serveExtractions } from '../../src/extraction/processes/serve-extractions.ts';

/**
 * An extraction process that returns its PID and priority as text. For the text "long", it keeps working until its
 * priority is lowered.
 */
serveExtractions((bytes) => {
  if (Buffer.from(bytes).toString() === 'long') while (getPriority() === extractionPriority);
  const text = JSON.stringify({ pid: process.pid, priority: getPriority() });
  const reading: ExtractedText = {
    source: 'html',
    blocks: [{ type: 'paragraph', text }],
    notes: [],
  };
  return Promise.resolve(reading);
});
