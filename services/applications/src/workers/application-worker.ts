import { workerEntry } from '@grantwright/shared/service/worker';
import { cleanContent, type CleanContent } from '../content/clean-content.ts';
import type { PdfResult } from '../pdf/application-to-pdf.ts';
import type { Job } from './job.ts';

/** The entry of a worker thread. */
export default workerEntry<Job, Result>(() => Promise.resolve(work));

type Result = CleanContent | Uint8Array | PdfResult;

async function work(job: Job): Promise<Result> {
  if (job.type === 'clean') return cleanContent(job.html, job.readiness);
  // imported lazily, because they load large libraries
  if (job.type === 'make-pdf-file') {
    const { makePdfFile } = await import('../pdf/make-pdf-file.ts');
    return makePdfFile(job.source);
  }
  const { makeWordFile } = await import('../word/make-word-file.ts');
  return makeWordFile(job.source);
}
