import type { LocalConfig } from '../config.ts';
import type { Part } from './part.ts';

type Described = Pick<Part, 'line' | 'replacedBy'>;

/** What stands in each place that a variable of the environment can fill, for the person who starts it. */
export function describeParts(
  config: LocalConfig,
  { database, messages, files }: Record<'database' | 'messages' | 'files', Described>,
): Record<string, Described> {
  return {
    database,
    analyst:
      config.OPENAI_API_KEY || config.OPENAI_BASE_URL
        ? { line: config.OPENAI_BASE_URL ?? 'OpenAI' }
        : {
            line: 'built in: rules, no key, no network',
            replacedBy: 'OPENAI_API_KEY or OPENAI_BASE_URL',
          },
    payments: config.STRIPE_SECRET_KEY
      ? { line: 'Stripe' }
      : { line: 'sandbox: test cards, no money', replacedBy: 'STRIPE_SECRET_KEY' },
    messages,
    files: { line: files.line, replacedBy: files.replacedBy },
  };
}
