import type { Progress } from '@grantwright/shared/contract';
import type { AnalystPool } from './analyst-pool.ts';
import type { AiProvider } from './provider.ts';
import type { WorkerMessage } from './worker-messages.ts';

const forwardProgress =
  (onProgress: (progress: Progress) => void) =>
  (message: WorkerMessage): void => {
    if ('progress' in message) onProgress(message.progress);
  };

/** Creates a built-in analyst that runs in worker threads. */
export function createThreadedAnalyst(pool: AnalystPool): AiProvider {
  return {
    name: 'built-in',
    analyze: ({ extractedText, today, userId, signal, onProgress }) =>
      pool.run(
        'analyze',
        { extractedText, today },
        { userId, signal, onMessage: forwardProgress(onProgress) },
      ),
    extract: ({ documents, userId, signal, onProgress }) =>
      pool.run(
        'extract',
        { documents },
        { userId, signal, onMessage: forwardProgress(onProgress) },
      ),
    draft: ({
      userId,
      signal,
      onProgress,
      onSection,
      onUsage: _,
      reserve: __,
      memory: ___,
      ...input
    }) =>
      pool.run('draft', input, {
        userId,
        signal,
        onMessage: (message) => {
          if ('progress' in message) onProgress(message.progress);
          if ('section' in message) onSection(message.section);
        },
      }),
    answer: ({
      userId,
      signal,
      onProgress: _,
      onUsage: __,
      reserve: ___,
      memory: ____,
      ...input
    }) => pool.run('answer', input, { userId, signal }),
  };
}
