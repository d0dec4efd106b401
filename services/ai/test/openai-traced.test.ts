import {
  createMetrics,
  withContext,
  type SpanAttributes,
  type Tracer,
} from '@grantwright/shared/service';
import { metricValue } from '@grantwright/shared/testing';
import { expect, it } from 'vitest';
import { createInstrumenter } from '../src/providers/instrument-provider.ts';
import { onlyLoopback } from './only-loopback.ts';
import { closesFakeModel, draft, providerAgainst } from './openai-under-test.ts';

onlyLoopback();
closesFakeModel();

type Recorded = { name: string; id: string; parent: string | undefined; said: SpanAttributes };

/** A tracer that keeps what it is told. */
function recorder() {
  const spans: Recorded[] = [];
  const tracer: Tracer = {
    start: (name, { parent, attributes }) => {
      const span = { name, id: `span ${spans.length}`, parent, said: { ...attributes } };
      spans.push(span);
      return {
        traceparent: span.id,
        rename: () => undefined,
        set: (more) => void Object.assign(span.said, more),
        fail: () => Object.assign(span.said, { 'error.type': 'failed' }),
        end: () => undefined,
      };
    },
  };
  return { spans, tracer };
}

it('a draft is a span with what it took, and so is each of its requests, without a word of either', async () => {
  const { spans, tracer } = recorder();
  const metrics = createMetrics('ai');
  const provider = createInstrumenter(metrics)(
    await providerAgainst(() => ({ text: 'We see the need daily.' })),
  );
  await withContext({ requestId: 'r', traceparent: 'the request', tracer }, () => draft(provider));
  const [whole, ...requests] = spans;
  expect(whole).toMatchObject({ name: 'draft openai', parent: 'the request' });
  expect(requests.map(({ name, parent }) => [name, parent])).toEqual(
    Array.from({ length: 2 }, () => ['chat test-model', whole?.id]),
  );
  for (const direction of ['input', 'output'] as const) {
    const total = await metricValue(metrics, 'ai_tokens_total', { model: 'test-model', direction });
    expect(total).toBeGreaterThan(0);
    const key = `gen_ai.usage.${direction}_tokens` as const;
    expect(whole?.said[key]).toBe(total);
    expect(requests.reduce((sum, { said }) => sum + (said[key] ?? 0), 0)).toBe(total);
  }
  expect(JSON.stringify(spans)).not.toContain('We see the need daily.');
});
