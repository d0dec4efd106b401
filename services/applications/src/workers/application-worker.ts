import { workerEntry } from '@grantwright/shared/service/worker';
import { cleanContent, type CleanContent } from '../content/clean-content.ts';
import type { WordOrder } from '../word/word-files.ts';

/** What a thread of this service does: clean a long text, or make a Word file. */
export type Job = { clean: string } | { print: WordOrder };

/** The entry of a worker thread. */
export default workerEntry<Job, CleanContent | Uint8Array>(() => Promise.resolve(work));

async function work(job: Job): Promise<CleanContent | Uint8Array> {
  if ('clean' in job) return cleanContent(job.clean);
  // a large library, loaded when first needed
  const { makeWordFile } = await import('../word/make-word-file.ts');
  return makeWordFile(job.print);
}
