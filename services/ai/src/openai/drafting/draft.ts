import { AppError } from '@grantwright/shared/service';
import pLimit from 'p-limit';
import type { DraftedSection, DraftInput } from '../../providers/provider.ts';
import type { OpenAiTools } from '../tools.ts';
import { isFault } from '../transport/fault.ts';
import { draftSection, createMissingSection } from './draft-section.ts';
import { listSectionWork } from './list-section-work.ts';

type Input = DraftInput & { onSection: (section: DraftedSection) => void };

/**
 * Drafts the sections concurrently. A section that fails is marked as missing and the others are kept. The draft fails
 * if all sections fail, or if a failure affects all of them.
 */
export async function draft(tools: OpenAiTools, input: Input): Promise<DraftedSection[]> {
  const stop = new AbortController();
  const signal = AbortSignal.any([input.signal, stop.signal]);
  const limit = pLimit(tools.settings.concurrency);
  const sections = listSectionWork(input).filter(
    ({ name }) => input.only === undefined || name === input.only,
  );
  const total = sections.length;
  let done = 0;
  input.onProgress({ stage: 'drafting', done, total });
  const work = sections.map((section) =>
    limit(async () => {
      signal.throwIfAborted();
      const drafted = await draftSection(tools, input, section, signal).catch((error: unknown) => {
        // aborts before the next section starts
        if (!affectsOneSection(error)) stop.abort(error);
        throw error;
      });
      done += 1;
      input.onSection(drafted);
      return drafted;
    }),
  );
  const results = await Promise.allSettled(work);
  input.signal.throwIfAborted();
  const failure = results.find((result) => result.status === 'rejected');
  if (stop.signal.aborted) throw stop.signal.reason;
  if (failure && done === 0) throw failure.reason;
  return results.map((result, index) => {
    if (result.status === 'fulfilled') return result.value;
    const missing = createMissingSection(sections[index]?.name ?? '');
    input.onSection(missing);
    return missing;
  });
}

/**
 * An exhausted account, a rejected key or a cancellation ends the whole draft. A user's usage limit does not, because
 * finished sections are kept and a shorter section may still fit.
 */
const affectsOneSection = (error: unknown): boolean =>
  (error instanceof AppError && error.code === 'usage-limit') ||
  isFault(
    error,
    'busy',
    'failed',
    'stalled',
    'cut-off',
    'unfinished',
    'malformed',
    'overflow',
    'runaway',
    'filtered',
    'unreachable',
  );
