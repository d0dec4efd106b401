import type { LocalConfig } from '../config.ts';
import type { Component } from './component.ts';

type ComponentDescription = Pick<Component, 'line' | 'replacedBy'>;

/** Describes each replaceable component for the startup message. */
export function describeComponents(
  config: LocalConfig,
  {
    database,
    messages,
    files,
    mail,
  }: Record<'database' | 'messages' | 'files' | 'mail', ComponentDescription>,
  ollamaRuns: boolean,
): Record<string, ComponentDescription> {
  return {
    database,
    analyst:
      config.AI_PRESET || config.OPENAI_API_KEY || config.OPENAI_BASE_URL
        ? { line: config.OPENAI_BASE_URL ?? config.AI_PRESET ?? 'OpenAI' }
        : {
            line: 'built in: a small model, no key, no network',
            replacedBy: ollamaRuns
              ? 'AI_PRESET=ollama, which runs on this machine,'
              : 'AI_PRESET or OPENAI_API_KEY',
          },
    payments: config.STRIPE_SECRET_KEY
      ? { line: 'Stripe' }
      : { line: 'sandbox: test cards, no money', replacedBy: 'STRIPE_SECRET_KEY' },
    messages,
    files: { line: files.line, replacedBy: files.replacedBy },
    mail: { line: mail.line, replacedBy: mail.replacedBy },
  };
}
