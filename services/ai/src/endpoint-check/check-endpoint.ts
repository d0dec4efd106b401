import type { OpenAiSettings } from '../openai/settings.ts';
import { createClient } from '../openai/transport/create-client.ts';
import type { RequestForm } from '../openai/transport/request-form.ts';
import type { Prices } from '../usage/reservations.ts';
import { checkAnalysis } from './check-analysis.ts';
import { checkContext } from './check-context.ts';
import { checkSchema } from './check-schema.ts';
import { checkStreaming } from './check-streaming.ts';
import type { CheckTools, Finding } from './check-tools.ts';
import { explainFailure } from './explain-failure.ts';
import { findRejectedParameters } from './find-rejected-parameters.ts';
import { createUsageCounter } from './usage-counter.ts';

type Options = {
  /** Called with each finding as soon as it is known. */
  onFinding: (subject: string, finding: Finding) => void;
  signal: AbortSignal;
  /** Dollars per million tokens. */
  prices?: Prices | undefined;
};

const checks: [subject: string, check: (tools: CheckTools) => Promise<Finding>][] = [
  ['streaming', checkStreaming],
  ['schemas', checkSchema],
  ['long texts', checkContext],
  ['analysis', checkAnalysis],
];

/** An endpoint that fails any of these checks cannot be used. */
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
  let form: RequestForm | undefined;
  const tools: CheckTools = {
    settings,
    // a failed check must not open the circuit breaker for later checks
    send: createClient(
      { ...settings, breaker: { ...settings.breaker, failures: Infinity } },
      Math.random,
      (accepted) => (form = accepted),
    ),
    acceptedForm: () => form,
    onUsage: usage.count,
    signal,
  };
  for (const [subject, check] of checks) {
    const finding = await check(tools).catch((error: unknown) => explainFailure(error, settings));
    onFinding(subject, finding);
    // without a stream, the other checks would fail for the same reason
    if (finding.outcome === 'fails' && essential.has(subject)) return false;
  }
  const rejected = findRejectedParameters(form);
  if (rejected) onFinding('parameters', rejected);
  onFinding('cost', { outcome: 'works', text: usage.describe(prices) });
  return true;
}
