import { describe, expect, it } from 'vitest';
import { aiSettings, openAiSettingsOf } from './config.ts';

const read = (env: Record<string, string> = {}) =>
  aiSettings.safeParse({ DOCUMENTS_URL: 'http://documents:8080', ...env });
const openAi = (env: Record<string, string>) => openAiSettingsOf(aiSettings.parse(read(env).data));

describe('the provider', () => {
  it('is the built-in one without a key and without an address', () => {
    expect(openAi({})).toBeUndefined();
  });

  it('is OpenAI with a key alone', () => {
    expect(openAi({ OPENAI_API_KEY: 'k' })).toMatchObject({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'k',
    });
  });

  it('is any endpoint with an address and the name of a model', () => {
    const env = { OPENAI_BASE_URL: 'http://127.0.0.1:8081/v1', OPENAI_MODEL: 'local' };
    expect(openAi(env)).toMatchObject({ baseUrl: env.OPENAI_BASE_URL, model: 'local' });
    expect(openAi(env)).not.toHaveProperty('apiKey');
  });

  it('cannot be an endpoint without the name of a model', () => {
    const { error } = read({ OPENAI_BASE_URL: 'http://127.0.0.1:8081/v1' });
    expect(error?.issues).toMatchObject([{ path: ['OPENAI_MODEL'] }]);
  });

  it('cannot be a file', () => {
    expect(read({ OPENAI_BASE_URL: 'file:///x', OPENAI_MODEL: 'm' }).success).toBe(false);
  });
});

describe('what a person may cost', () => {
  it('needs both prices', () => {
    const { error } = read({ AI_DOLLARS_PER_DAY: '3', AI_DOLLARS_PER_MILLION_INPUT: '2' });
    expect(error?.issues).toMatchObject([{ path: ['AI_DOLLARS_PER_DAY'] }]);
  });
});
