import { htmlToDocument } from '@grantwright/shared/richtext';
import { workerEntry } from '@grantwright/shared/service/worker';
import { cleanContent, type CleanContent } from '../content/clean-content.ts';
import type { PdfResult } from '../pdf/application-to-pdf.ts';
import type { Job } from './job.ts';

/** The entry of a worker thread. */
export default workerEntry<Job, Result>(() => Promise.resolve(work));

type Result = CleanContent | Uint8Array | PdfResult;

async function work(job: Job): Promise<Result> {
  if (job.type === 'clean') return cleanContent(job.html, job.readiness);
  const { content, ...rest } = job.source;
  const application = { ...rest, document: htmlToDocument(content) };
  // imported lazily, because they load large libraries
  if (job.type === 'make-pdf-file') {
    const { applicationToPdf } = await import('../pdf/application-to-pdf.ts');
    return applicationToPdf(application);
  }
  const { applicationToDocx } = await import('../word/application-to-docx.ts');
  return applicationToDocx(application);
}
