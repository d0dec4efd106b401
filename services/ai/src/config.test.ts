import { describe, expect, it } from 'vitest';
import { aiSettings, getJobMs, toOpenAiSettings } from './config.ts';

const read = (env: Record<string, string> = {}) =>
  aiSettings.safeParse({
    DOCUMENTS_URL: 'http://documents:8080',
    APPLICATIONS_URL: 'http://applications:8080',
    ...env,
  });
const openAi = (env: Record<string, string>) => toOpenAiSettings(aiSettings.parse(read(env).data));

describe('the provider', () => {
  it('is the built-in analyst if there is no key or base URL', () => {
    expect(openAi({})).toBeUndefined();
  });

  it('is OpenAI if there is only a key', () => {
    expect(openAi({ OPENAI_API_KEY: 'k' })).toMatchObject({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'k',
    });
  });

  it('is any endpoint given by a base URL and a model name', () => {
    const env = { OPENAI_BASE_URL: 'http://127.0.0.1:8081/v1', OPENAI_MODEL: 'local' };
    expect(openAi(env)).toMatchObject({ baseUrl: env.OPENAI_BASE_URL, model: 'local' });
    expect(openAi(env)).not.toHaveProperty('apiKey');
  });

  it('requires a model name if there is a base URL', () => {
    const { error } = read({ OPENAI_BASE_URL: 'http://127.0.0.1:8081/v1' });
    expect(error?.issues).toMatchObject([{ path: ['OPENAI_MODEL'] }]);
  });

  it('rejects a file URL', () => {
    expect(read({ OPENAI_BASE_URL: 'file:///x', OPENAI_MODEL: 'm' }).success).toBe(false);
  });
});

describe('getJobMs', () => {
  it.each<[Record<string, string>, number]>([
    [{}, 30],
    [{ AI_PRESET: 'ollama', OPENAI_MODEL: 'm' }, 8 * 60],
    [{ AI_PRESET: 'ollama', OPENAI_MODEL: 'm', AI_JOB_SECONDS: '600' }, 10],
  ])('maps %o to %i minutes', (env, minutes) => {
    expect(getJobMs(aiSettings.parse(read(env).data))).toBe(minutes * 60_000);
  });
});

describe('a preset', () => {
  it('fills in the address and the limits of a local model', () => {
    expect(openAi({ AI_PRESET: 'ollama', OPENAI_MODEL: 'llama3.1:8b' })).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'llama3.1:8b',
      concurrency: 1,
      idleMs: 600_000,
    });
  });

  it('is overridden by individual settings', () => {
    const env = { AI_PRESET: 'ollama', OPENAI_MODEL: 'm', OPENAI_BASE_URL: 'http://gpu:11434/v1' };
    expect(openAi({ ...env, OPENAI_CONCURRENCY: '3' })).toMatchObject({
      baseUrl: 'http://gpu:11434/v1',
      concurrency: 3,
      chunkChars: 12_000,
    });
  });

  it.each([
    [{ AI_PRESET: 'openai' }, 'OPENAI_API_KEY'],
    [{ AI_PRESET: 'ollama' }, 'OPENAI_MODEL'],
    [{ AI_PRESET: 'azure', OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' }, 'OPENAI_BASE_URL'],
    [{ AI_PRESET: 'gemini' }, 'AI_PRESET'],
  ])('is rejected with a message that names the missing setting: %o', (env, name) => {
    expect(read(env).error?.issues).toMatchObject([{ path: [name] }]);
  });
});

describe('a limit in dollars', () => {
  it.each(['AI_DOLLARS_PER_DAY', 'AI_DOLLARS_PER_MONTH'])('requires both prices: %s', (name) => {
    const { error } = read({ [name]: '3', AI_DOLLARS_PER_MILLION_INPUT: '2' });
    expect(error?.issues).toMatchObject([{ path: [name] }]);
  });
});
