import type { AnalystPool } from './analyst-pool.ts';
import type { AiProvider } from './provider.ts';

/** The built-in analyst, working in threads: the same port, so that nobody can tell. */
export function builtInInThreads(pool: AnalystPool): AiProvider {
  return {
    name: 'built-in',
    analyze: ({ reading, today, userId, signal, onProgress }) =>
      pool.run(
        'analyze',
        { reading, today },
        {
          userId,
          signal,
          onWord: (word) => {
            if ('progress' in word) onProgress(word.progress);
          },
        },
      ),
    extract: ({ documents, userId, signal, onProgress }) =>
      pool.run(
        'extract',
        { documents },
        {
          userId,
          signal,
          onWord: (word) => {
            if ('progress' in word) onProgress(word.progress);
          },
        },
      ),
    draft: ({ userId, signal, onProgress, onSection, onUsage: _, reserve: __, ...input }) =>
      pool.run('draft', input, {
        userId,
        signal,
        onWord: (word) => {
          if ('progress' in word) onProgress(word.progress);
          if ('section' in word) onSection(word.section);
        },
      }),
  };
}
