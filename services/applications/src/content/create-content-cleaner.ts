import { limits, openFindingsSchema } from '@grantwright/shared/contract';
import { countNodes } from '@grantwright/shared/richtext';
import {
  AppError,
  checkNodeCount,
  type FairWorkers,
  type KillReason,
} from '@grantwright/shared/service';
import { z } from 'zod';
import { runApplicationTask } from '../workers/run-application-task.ts';
import { cleanContent, type CleanContent, type Readiness } from './clean-content.ts';

/** Sanitizes the text of applications, using a worker thread for long text. */
export interface ContentCleaner {
  /**
   * @param userId the owner, whose long texts are sanitized one at a time
   * @param readiness the input for counting findings
   * @throws AppError `too-large` if the text exceeds a limit before or after sanitizing
   */
  clean(html: string, userId: string, readiness?: Readiness): Promise<CleanContent>;
}

/** Up to about twenty pages, sanitizing takes less time than passing the text to a thread. */
const shortText = { characters: 100_000, nodes: 2_000 };
const timeoutMs = 20_000;
const tooLarge =
  'This text is too long to process. Your text has been kept. Shorten it and try again.';
const cleanContentSchema = z.object({
  content: z.string(),
  openGaps: z.int(),
  openFindings: openFindingsSchema.optional(),
});

export function createContentCleaner(
  workers: Pick<FairWorkers, 'run'>,
  onKill?: (reason: KillReason) => void,
): ContentCleaner {
  return {
    async clean(html, userId, readiness) {
      checkNodeCount(html);
      if (
        html.length <= shortText.characters &&
        countNodes(html, shortText.nodes) <= shortText.nodes
      )
        return cleanContent(html, readiness);
      const cleaned = await runApplicationTask(
        workers,
        { type: 'clean', html, ...(readiness && { readiness }) },
        { userId, timeoutMs, onKill, tooLarge },
      );
      const clean = cleanContentSchema.parse(cleaned);
      checkSize(clean.content);
      return clean;
    },
  };
}

/**
 * Checks the size again, because sanitizing can make text longer, but the stored text must be accepted by the next save
 * and fit into a Word file.
 */
function checkSize(content: string): void {
  checkNodeCount(content);
  if (Buffer.byteLength(content) <= limits.contentBytes) return;
  throw new AppError(
    'too-large',
    'The application is longer than 2 MB and can’t be saved. Shorten it and save again.',
  );
}
