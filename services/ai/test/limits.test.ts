import { metricValue, waitFor } from '@grantwright/shared/testing';
import { describe, expect, it } from 'vitest';
import { aiUnderTest } from './ai-under-test.ts';
import { modelAnalysis } from './model-analysis.ts';
import { draftBody, guidelines } from './extracted-texts.ts';

const { service, fakes, person, send, endpoints, reply } = aiUnderTest({
  env: { AI_ANALYSES_PER_HOUR: '2', AI_TOKENS_PER_DAY: '22000' },
  model: () => ({ text: 'We see the need daily.' }),
});

describe('a user', () => {
  it('is limited to a number of analyses per hour, without affecting other users', async () => {
    reply.with = () => ({
      text: JSON.stringify(modelAnalysis()),
    });
    const user = person();
    const documentId = fakes.documents.add(user.id, guidelines);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) {
      const response = await send(endpoints.analyzeDocument, user.authorization, { documentId });
      statuses.push(response.status);
      if (n === 2) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 200, 429]);
    const other = person();
    const otherDocument = fakes.documents.add(other.id, guidelines);
    const response = await send(endpoints.analyzeDocument, other.authorization, {
      documentId: otherDocument,
    });
    expect(response.status).toBe(200);
  });

  it('has a daily token limit, but not for the built-in analyst', async () => {
    reply.with = () => ({ text: 'We see the need daily.', usage: [4_000, 500] });
    const user = person();
    const draft = (overrides = {}) =>
      send(endpoints.generateApplication, user.authorization, { ...draftBody(), ...overrides });
    // two sections of 4,500 tokens each, reported by the fake; over 4,000 are reserved for each
    expect((await draft()).status).toBe(200);
    expect((await draft()).status).toBe(200);
    const third = await draft();
    expect(third.status).toBe(429);
    expect(Number(third.headers['retry-after'])).toBeLessThanOrEqual(86_400);
    const builtIn = await draft({ provider: 'built-in' });
    expect(builtIn.body).toMatchObject({ provider: 'built-in' });
    const labels = { provider: 'openai', model: 'test-model' };
    const kind = { ...labels, operation: 'draft' };
    const tokens = await metricValue(service.running.metrics, 'ai_tokens_total', kind);
    expect(tokens).toBeGreaterThanOrEqual(18_000);
    const timed = { provider: 'openai', operation: 'draft', outcome: 'ok' };
    const drafts = await metricValue(
      service.running.metrics,
      'provider_call_duration_seconds_count',
      timed,
    );
    expect(drafts).toBeGreaterThanOrEqual(2);
  });
});

describe('a user of a model with prices', () => {
  const priced = aiUnderTest({
    env: {
      AI_DOLLARS_PER_MILLION_INPUT: '2',
      AI_DOLLARS_PER_MILLION_OUTPUT: '10',
      AI_DOLLARS_PER_DAY: '0.1',
    },
    model: () => ({ text: 'We see the need daily.', usage: [1_000, 3_000] }),
  });

  it('has a daily dollar limit', async () => {
    const user = priced.person();
    const draft = () =>
      priced.send(priced.endpoints.generateApplication, user.authorization, draftBody());
    expect((await draft()).status).toBe(200);
    // two sections of 1,000 input and 3,000 output tokens each, reported by the fake
    const booked = await waitFor(() =>
      priced.service.database.collection('usage').findOne({ ownerId: user.id, requests: 2 }),
    );
    expect(booked['cost']).toBeCloseTo(0.064, 6);
    const dollars = await metricValue(priced.service.running.metrics, 'ai_dollars_total', {
      model: 'test-model',
      operation: 'draft',
    });
    expect(dollars).toBeCloseTo(0.064, 6);
    expect((await draft()).status).toBe(429);
  });
});

describe('an installation with a monthly budget', () => {
  const limited = aiUnderTest({
    env: { AI_TOKENS_PER_MONTH: '22000' },
    model: () => ({ text: 'We see the need daily.', usage: [4_000, 500] }),
  });

  it('limits all users together, and offers the built-in analyst', async () => {
    const draft = (overrides = {}) =>
      limited.send(limited.endpoints.generateApplication, limited.person().authorization, {
        ...draftBody(),
        ...overrides,
      });
    expect((await draft()).status).toBe(200);
    expect((await draft()).status).toBe(200);
    const third = await draft();
    expect(third.body).toMatchObject({
      code: 'usage-limit',
      detail: expect.stringContaining('This site has reached its monthly limit'),
    });
    expect((await draft({ provider: 'built-in' })).status).toBe(200);
  });
});
