import { limits } from '@grantwright/shared/contract';
import { countNodes } from '@grantwright/shared/richtext';
import {
  AppError,
  checkNodeCount,
  type FairWorkers,
  type KillReason,
} from '@grantwright/shared/service';
import { z } from 'zod';
import { runJob } from '../workers/run-job.ts';
import { cleanContent, type CleanContent } from './clean-content.ts';

/** Cleans texts without holding up anything else. */
export interface ContentCleaner {
  /**
   * @param userId whose text it is; the long texts of one user are cleaned one after the other
   * @throws AppError `too-large` where the text takes too much, cleaned or as it was sent
   */
  clean(html: string, userId: string): Promise<CleanContent>;
}

/** Less than this is cleaned in less time than it takes to hand it over: some twenty pages. */
const short = { characters: 100_000, nodes: 2_000 };
const timeoutMs = 20_000;
const tooLarge = 'This text takes too long to read. Nothing is lost; please shorten it.';
const answer = z.object({ content: z.string(), openGaps: z.int() });

export function contentCleaner(
  workers: Pick<FairWorkers, 'run'>,
  onKill?: (reason: KillReason) => void,
): ContentCleaner {
  return {
    async clean(html, userId) {
      checkNodeCount(html);
      if (html.length <= short.characters && countNodes(html, short.nodes) <= short.nodes)
        return cleanContent(html);
      const cleaned = await runJob(
        workers,
        { clean: html },
        { userId, timeoutMs, onKill, tooLarge },
      );
      const clean = answer.parse(cleaned);
      requireRoom(clean.content);
      return clean;
    },
  };
}

/** Cleaned, a text can be longer and of more pieces than it was sent; it has to be saved and exported again. */
function requireRoom(content: string): void {
  checkNodeCount(content);
  if (Buffer.byteLength(content) <= limits.contentBytes) return;
  throw new AppError(
    'too-large',
    'The application is longer than 2 MB and cannot be saved. Please shorten it.',
  );
}
