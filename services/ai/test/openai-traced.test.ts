import {
  createMetrics,
  withContext,
  type SpanAttributes,
  type Tracer,
} from '@grantwright/shared/service';
import { metricValue } from '@grantwright/shared/testing';
import { expect, it } from 'vitest';
import { createInstrumenter } from '../src/providers/instrument-provider.ts';
import { allowOnlyFakeModels, draft, providerAgainst } from './openai-under-test.ts';

allowOnlyFakeModels();

type RecordedSpan = {
  name: string;
  id: string;
  parent: string | undefined;
  attributes: SpanAttributes;
};

/** Creates a tracer that records its spans. */
function recorder() {
  const spans: RecordedSpan[] = [];
  const tracer: Tracer = {
    start: (name, { parent, attributes }) => {
      const span = { name, id: `span ${spans.length}`, parent, attributes: { ...attributes } };
      spans.push(span);
      return {
        traceparent: span.id,
        rename: () => undefined,
        set: (more) => void Object.assign(span.attributes, more),
        fail: () => Object.assign(span.attributes, { 'error.type': 'failed' }),
        end: () => undefined,
      };
    },
  };
  return { spans, tracer };
}

it('records a span with token usage for a draft and each of its requests, without text', async () => {
  const { spans, tracer } = recorder();
  const metrics = createMetrics('ai');
  const provider = createInstrumenter(metrics)(
    await providerAgainst(() => ({ text: 'We see the need daily.' })),
  );
  await withContext({ requestId: 'r', traceparent: 'the request', tracer }, () => draft(provider));
  const [draftSpan, ...requests] = spans;
  expect(draftSpan).toMatchObject({ name: 'draft openai', parent: 'the request' });
  expect(requests.map(({ name, parent }) => [name, parent])).toEqual(
    Array.from({ length: 2 }, () => ['chat test-model', draftSpan?.id]),
  );
  for (const direction of ['input', 'output'] as const) {
    const total = await metricValue(metrics, 'ai_tokens_total', { model: 'test-model', direction });
    expect(total).toBeGreaterThan(0);
    const key = `gen_ai.usage.${direction}_tokens` as const;
    expect(draftSpan?.attributes[key]).toBe(total);
    expect(requests.reduce((sum, { attributes }) => sum + (attributes[key] ?? 0), 0)).toBe(total);
  }
  expect(JSON.stringify(spans)).not.toContain('We see the need daily.');
});
