import { workerEntry } from '@grantwright/shared/service/worker';
import { cleanContent, type CleanContent, type Readiness } from '../content/clean-content.ts';
import type { WordSource } from '../word/word-files.ts';

export type Job =
  | { type: 'clean'; html: string; readiness?: Readiness }
  | { type: 'make-word-file'; source: WordSource };

/** The entry of a worker thread. */
export default workerEntry<Job, CleanContent | Uint8Array>(() => Promise.resolve(work));

async function work(job: Job): Promise<CleanContent | Uint8Array> {
  if (job.type === 'clean') return cleanContent(job.html, job.readiness);
  // imported lazily, because it loads a large library
  const { makeWordFile } = await import('../word/make-word-file.ts');
  return makeWordFile(job.source);
}
