import type { OpenAiSettings } from '../openai/settings.ts';
import type { Prices } from '../usage/reservations.ts';
import { checkAnalysis } from './check-analysis.ts';
import { checkContext } from './check-context.ts';
import { checkSchema } from './check-schema.ts';
import { checkStreaming } from './check-streaming.ts';
import { explain } from './explain.ts';
import { createUsageCounter } from './usage-counter.ts';

export type Finding = {
  outcome: 'works' | 'limited' | 'fails';
  /** A sentence for the operator. */
  text: string;
};

type Options = {
  /** Receives each finding as soon as it is known. */
  onFinding: (subject: string, finding: Finding) => void;
  signal: AbortSignal;
  /** Dollars per million tokens. */
  prices?: Prices | undefined;
};

/** An endpoint that fails one of these cannot be used. */
const essential = new Set(['streaming', 'analysis']);

/**
 * Tries a model endpoint with made-up text: streaming, schemas, a long text, and a short call for proposals.
 *
 * @returns whether the endpoint can be used
 */
export async function checkEndpoint(
  settings: OpenAiSettings,
  { onFinding, signal, prices }: Options,
): Promise<boolean> {
  const usage = createUsageCounter();
  const checks: [string, () => Promise<Finding>][] = [
    ['streaming', () => checkStreaming(settings, usage.count, signal)],
    ['schemas', () => checkSchema(settings, usage.count, signal)],
    ['long texts', () => checkContext(settings, usage.count, signal)],
    ['analysis', () => checkAnalysis(settings, usage.count, signal)],
  ];
  for (const [subject, check] of checks) {
    const finding = await check().catch((error: unknown) => explain(error, settings));
    onFinding(subject, finding);
    // without a stream, the other checks would fail for the same reason
    if (finding.outcome === 'fails' && essential.has(subject)) return false;
  }
  onFinding('cost', { outcome: 'works', text: usage.describe(prices) });
  return true;
}
