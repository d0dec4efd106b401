import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Split } from '../corpus/corpus.ts';

export type EvaluateOptions = {
  corpus: string;
  cache: string;
  labels: string;
  split: Split;
  /** ISO date, used to complete deadlines without a year. */
  today: string;
  /** The only document to evaluate, by file name or id. */
  show?: string;
  /** A folder with networks to use instead of the product's. */
  model?: URL;
  /** A file with handwritten true and false sentences for the task `claims`. */
  sentences?: string;
};

const optionsSchema = z.object({
  provider: z.enum(['built-in', 'openai']),
  task: z.enum(['calls', 'organizations', 'drafts', 'claims']),
  split: z.enum(['dev', 'train']),
  corpus: z.string({ error: 'Where is the corpus? --corpus FOLDER or CORPUS in the environment.' }),
  cache: z.string(),
  labels: z.string(),
  today: z.iso.date(),
  json: z.string().optional(),
  show: z.string().optional(),
  model: z
    .string()
    .transform((folder) => pathToFileURL(`${folder}/`))
    .optional(),
  sentences: z.string().optional(),
});

/** Parses the command-line options. The defaults make runs comparable. */
export const readOptions = (args: string[], corpus: string | undefined) =>
  optionsSchema.parse(
    parseArgs({
      args,
      options: {
        provider: { type: 'string', default: 'built-in' },
        task: { type: 'string', default: 'calls' },
        split: { type: 'string', default: 'dev' },
        corpus: { type: 'string', ...(corpus !== undefined && { default: corpus }) },
        cache: { type: 'string', default: 'node_modules/.cache/analyst' },
        labels: { type: 'string', default: fileURLToPath(new URL('../labels', import.meta.url)) },
        today: { type: 'string', default: '2026-11-28' },
        json: { type: 'string' },
        show: { type: 'string' },
        model: { type: 'string' },
        sentences: { type: 'string' },
      },
    }).values,
  );
