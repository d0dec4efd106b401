import { afterEach, describe, expect, it } from 'vitest';
import { checkEndpoint } from '../src/openai/endpoint-check/check-endpoint.ts';
import { defaultOpenAiSettings } from '../src/openai/settings.ts';
import { startFakeModel } from './fake-model-server.ts';
import type { FakeModel, Reply } from './fake-model-server.ts';
import { modelAnalysis, modelStep } from './model-analysis.ts';

let model: FakeModel | undefined;
afterEach(() => model?.close());

const due = 'Applications are due on March 5, 2027 at 5:00 p.m. Eastern Time.';
const step = modelStep(due, { date: '2027-03-05', time: '17:00', words: 'March 5, 2027' });

async function check(reply: Reply, baseUrl?: string) {
  model = await startFakeModel(() => reply);
  const settings = {
    ...defaultOpenAiSettings,
    baseUrl: baseUrl ?? model.baseUrl,
    model: 'test-model',
    retryBaseMs: 5,
    retryCapMs: 20,
  };
  return checkEndpoint(settings, { input: 0.4, output: 1.6 });
}

describe('the endpoint check', () => {
  it('fills one request with a made-up call, and reports what the analysis costs', async () => {
    const result = await check({
      text: JSON.stringify(modelAnalysis({ steps: [step] })),
      usage: [90_000, 10_000],
    });
    expect(result).toEqual({
      isUsable: true,
      text: expect.stringMatching(/100000 tokens \(\$0\.05\)\. Requirements: 1, sections: 0\.$/),
    });
    expect(model?.requests).toHaveLength(1);
  });

  it('reports that the start of a long text does not reach the model, or is not understood', async () => {
    expect(await check({ text: JSON.stringify(modelAnalysis()) })).toEqual({
      isUsable: true,
      text: expect.stringContaining('OLLAMA_CONTEXT_LENGTH'),
    });
  });

  it.each<[Reply, string]>([
    [{ status: 401 }, 'OPENAI_API_KEY'],
    [{ status: 404 }, 'test-model exists'],
    [{ status: 429 }, 'busy'],
    [{ status: 429, code: 'insufficient_quota' }, 'no credit'],
    [{ status: 500 }, 'internal error'],
    [{ drop: true }, 'was lost'],
    [{ raw: '<html>Welcome</html>', type: 'text/html' }, '/v1'],
    [{ text: 'Sure! Here is your summary.' }, 'stronger model'],
  ])('reports why nothing works if the endpoint responds with %o', async (reply, words) => {
    expect(await check(reply)).toEqual({ isUsable: false, text: expect.stringContaining(words) });
  });

  it('reports that nothing is listening at the address', async () => {
    const { text } = await check({ text: '' }, 'http://127.0.0.1:1/v1');
    expect(text).toContain('Is the server running?');
  });
});
