import { serveExtractions } from '../../../src/extraction/processes/serve-extractions.ts';

/** A reader with a bug in our own code. */
serveExtractions(async (bytes) => {
  const text = Buffer.from(bytes).toString('latin1');
  const lines: Record<string, string[]> = { first: [text] };
  return Promise.reject(lines['second']?.length ?? (null as unknown as string[]).length);
});
