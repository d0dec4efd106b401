import { htmlToDocument } from '@grantwright/shared/richtext';
import { createWorkerEntry } from '@grantwright/shared/service/worker';
import { cleanContent, type CleanContent } from '../content/clean-content.ts';
import type { ApplicationTask } from './run-application-task.ts';

/** The entry of a worker thread. */
export default createWorkerEntry<ApplicationTask, Result>(() => Promise.resolve(runTask));

type Result = CleanContent | Uint8Array;

async function runTask(task: ApplicationTask): Promise<Result> {
  if (task.type === 'clean') return cleanContent(task.html, task.readiness);
  const { content, ...rest } = task.source;
  const application = { ...rest, document: htmlToDocument(content) };
  // imported lazily, because they load large libraries
  if (task.type === 'make-pdf-file') {
    const { applicationToPdf } = await import('../pdf/application-to-pdf.ts');
    return applicationToPdf(application);
  }
  const { applicationToDocx } = await import('../word/application-to-docx.ts');
  return applicationToDocx(application);
}
