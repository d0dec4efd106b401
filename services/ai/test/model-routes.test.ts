import type { Analysis, Generation } from '@grantwright/shared/contract';
import { waitFor } from '@grantwright/shared/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { aiUnderTest, parseEvents } from './ai-under-test.ts';
import type { Reply } from './fake-model-server.ts';
import { modelAnalysis } from './model-analysis.ts';
import { onlyLoopback } from './only-loopback.ts';
import {
  annualReport,
  draftBody,
  createExtractedText,
  guidelines,
  paragraph,
} from './extracted-texts.ts';

onlyLoopback();
const nothing = modelAnalysis({ grantProgram: 'Riverbend Neighborhood Fund' });
const analysis = (): Reply => ({ text: JSON.stringify(nothing) });
const { service, fakes, person, send, open, endpoints, reply } = aiUnderTest({
  env: { OPENAI_CHUNK_CHARACTERS: '5000' },
  model: analysis,
});
beforeEach(() => {
  reply.with = analysis;
});

describe('a configured model', () => {
  it('is reported by the status route, together with its endpoint', async () => {
    const response = await send(endpoints.getAiStatus, person().authorization);
    expect(response.body).toEqual({
      provider: 'openai',
      endpoint: new URL(fakes.model.baseUrl).host,
      model: 'test-model',
    });
  });

  it('is paid only once for the same document, and its usage is recorded', async () => {
    const user = person();
    const documentId = fakes.documents.add(user.id, guidelines);
    const before = fakes.model.requests.length;
    for (let n = 0; n < 3; n++) {
      const response = await send(endpoints.analyzeDocument, user.authorization, { documentId });
      expect((response.body as Analysis).grantProgram).toBe('Riverbend Neighborhood Fund');
    }
    expect(fakes.model.requests.length).toBe(before + 1);
    const booked = await waitFor(() =>
      service.database.collection('usage').findOne({ ownerId: user.id }),
    );
    expect(booked).toMatchObject({ requests: 1, inputTokens: 100, outputTokens: 20 });
  });

  it('analyzes a document again if the stored analysis is incomplete', async () => {
    const user = person();
    const extractedText = createExtractedText(
      paragraph(`First part. ${'The fund helps neighbors. '.repeat(150)}`),
      paragraph(`Last part. ${'The fund helps neighbors. '.repeat(150)}`),
    );
    const documentId = fakes.documents.add(user.id, extractedText);
    const analyze = async () =>
      (await send(endpoints.analyzeDocument, user.authorization, { documentId })).body as Analysis;
    reply.with = ({ data }) =>
      data.includes('Last part.') ? { text: 'I cannot help with that.' } : analysis();
    expect((await analyze()).details.isIncomplete).toBe(true);
    reply.with = analysis;
    expect((await analyze()).details.isIncomplete).toBeUndefined();
  });

  it('reports the usage of an analysis only to the request that paid for it', async () => {
    const user = person();
    const documentId = fakes.documents.add(user.id, guidelines);
    const usages = [];
    for (let n = 0; n < 2; n++) {
      const { body } = await send(endpoints.analyzeDocument, user.authorization, { documentId });
      usages.push((body as Analysis).details.usage);
    }
    expect(usages).toEqual([{ inputTokens: 100, outputTokens: 20 }, undefined]);
  });

  it('reports the usage of failed attempts once, with the result of the next attempt', async () => {
    const { authorization } = person();
    const body = draftBody({ sections: [{ name: 'Need', description: 'Why?' }] });
    const draft = () => send(endpoints.generateApplication, authorization, body);
    const replyWith = (finish: 'stop' | 'content_filter') => {
      reply.with = () => ({ text: 'We see the need daily.', usage: [4_000, 500], finish });
    };
    replyWith('content_filter');
    expect((await draft()).status).toBe(422);
    replyWith('stop');
    const responses = [await draft(), await draft()];
    expect(responses.map((response) => (response.body as Generation).usage)).toEqual([
      { inputTokens: 8_000, outputTokens: 1_000 },
      { inputTokens: 4_000, outputTokens: 500 },
    ]);
  });

  it('reports the usage of a draft, unlike the built-in analyst', async () => {
    const { authorization } = person();
    const draft = async (overrides?: object) =>
      (await send(endpoints.generateApplication, authorization, draftBody(overrides)))
        .body as Generation;
    reply.with = () => ({ text: 'We see the need daily.', usage: [4_000, 500] });
    expect((await draft()).usage).toEqual({ inputTokens: 8_000, outputTokens: 1_000 });
    expect(await draft({ provider: 'built-in' })).not.toHaveProperty('usage');
  });

  it('is replaced by the built-in analyst in an extraction only if the user requests it', async () => {
    reply.with = () => ({ status: 401 });
    const user = person();
    const path = `/api/documents/${fakes.documents.add(user.id, annualReport)}/extract-org`;
    const failed = await send(endpoints.extractOrg, user.authorization, undefined, path);
    expect(failed.status).toBe(502);
    const { body } = await send(
      endpoints.extractOrg,
      user.authorization,
      undefined,
      `${path}?provider=built-in`,
    );
    expect(body).toMatchObject({ taxIdNumber: '31-1234567', provider: 'built-in' });
  });

  it('is paid only once for concurrent requests for the same document', async () => {
    const user = person();
    const documentId = fakes.documents.add(user.id, guidelines);
    const before = fakes.model.requests.length;
    const responses = await Promise.all(
      [1, 2, 3].map(() => send(endpoints.analyzeDocument, user.authorization, { documentId })),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(fakes.model.requests.length).toBe(before + 1);
  });

  it("does not return one user's analysis to another user", async () => {
    const owner = person();
    const documentId = fakes.documents.add(owner.id, guidelines);
    await send(endpoints.analyzeDocument, owner.authorization, { documentId });
    const response = await send(endpoints.analyzeDocument, person().authorization, { documentId });
    expect(response.status).toBe(404);
  });

  it('drafts text in which claims without a source are marked as unsupported', async () => {
    reply.with = () => ({ text: 'In 2025 we served 12,400 households and won $73,000.' });
    const response = await send(endpoints.generateApplication, person().authorization, draftBody());
    const { claims, provider } = response.body as Generation;
    expect(provider).toBe('openai');
    const findSource = (text: string) => claims.find((claim) => claim.text.includes(text))?.source;
    expect(findSource('12,400')).toMatchObject({ type: 'organization', field: 'achievements' });
    expect(findSource('73,000')).toEqual({ type: 'unsupported' });
  });
});

describe('writer notes', () => {
  it('are returned separately from the text by both the model and the built-in analyst', async () => {
    const details = {
      provider: 'openai',
      isCall: true,
      award: { ceiling: { amount: 25_000, currency: 'USD', quote: 'Grants are at most $25,000.' } },
      requirements: [],
      sections: [],
      questions: [],
      notes: [],
    };
    const answers = [{ question: 'How much do you request?', answer: '$40,000' }];
    reply.with = () => ({ text: 'We see the need daily.' });
    for (const provider of [undefined, 'built-in']) {
      const body = draftBody({ details, answers, provider });
      const response = await send(endpoints.generateApplication, person().authorization, body);
      const { content, notes } = response.body as Generation;
      expect(notes).toMatchObject([
        { kind: 'above-ceiling', quote: 'Grants are at most $25,000.' },
      ]);
      expect(content).not.toContain('at most');
    }
  });
});

describe('a failing model', () => {
  it('causes a 429 with a retry time, in a JSON response and in a stream', async () => {
    reply.with = () => ({ status: 429, headers: { 'retry-after': '90' } });
    const response = await send(endpoints.generateApplication, person().authorization, draftBody());
    expect(response.status).toBe(429);
    expect(response.headers['retry-after']).toBe('90');
    expect(response.body).toMatchObject({ code: 'provider-busy' });
    const stream = await open(endpoints.generateApplication, person().authorization, draftBody());
    expect(parseEvents(await stream.text()).at(-1)).toMatchObject({
      event: 'error',
      data: { status: 429, code: 'provider-busy', retryAfter: 90 },
    });
  });

  it('causes a 422 if its response is unusable', async () => {
    reply.with = () => ({ text: 'I found two requirements and a deadline.' });
    const user = person();
    const documentId = fakes.documents.add(user.id, guidelines);
    const response = await send(endpoints.analyzeDocument, user.authorization, { documentId });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ code: 'unusable-response' });
  });

  it('is replaced by the built-in analyst only if the user requests it', async () => {
    reply.with = () => ({ status: 401 });
    const user = person();
    const documentId = fakes.documents.add(user.id, guidelines);
    const failed = await send(endpoints.analyzeDocument, user.authorization, { documentId });
    expect(failed.status).toBe(502);
    const withBuiltIn = { documentId, provider: 'built-in' };
    const response = await send(endpoints.analyzeDocument, user.authorization, withBuiltIn);
    expect((response.body as Analysis).details.provider).toBe('built-in');
  });
});
