import { describe, expect, it } from 'vitest';
import { documentToText } from '@grantwright/shared/richtext';
import type { Usage } from '../src/providers/provider.ts';
import type { ReceivedRequest, Reply } from './fake-model-server.ts';
import {
  analyzeInput,
  allowOnlyFakeModels,
  draft,
  fakeModel,
  json,
  nothing,
  providerAgainst,
} from './openai-under-test.ts';

allowOnlyFakeModels();

const optional = ['max_completion_tokens', 'max_tokens', 'stream_options'] as const;
type Parameter = (typeof optional)[number];

/** Rejects requests with any of these parameters. */
const rejecting =
  (names: readonly Parameter[], rejection: (name: Parameter) => Reply) =>
  ({ body }: ReceivedRequest): Reply => {
    const rejected = names.find((name) => name in body);
    return rejected ? rejection(rejected) : json(nothing);
  };
const unsupported = (name: Parameter): Reply => ({
  status: 400,
  message: `Unsupported parameter: '${name}'.`,
});
const sentParameters = () =>
  fakeModel()?.requests.map(({ body }) => optional.filter((name) => name in body));

describe('an endpoint that rejects a parameter', () => {
  it.each<[Parameter[], Parameter[][]]>([
    [['max_completion_tokens'], [['max_tokens', 'stream_options']]],
    [
      ['max_completion_tokens', 'max_tokens'],
      [['max_tokens', 'stream_options'], ['stream_options']],
    ],
    [['stream_options'], [['max_completion_tokens']]],
  ])('does not receive %s again', async (names, others) => {
    const provider = await providerAgainst(rejecting(names, unsupported));
    await provider.analyze(analyzeInput());
    await provider.analyze(analyzeInput());
    const first: Parameter[] = ['max_completion_tokens', 'stream_options'];
    expect(sentParameters()).toEqual([first, ...others, others.at(-1)]);
  });

  it.each<[string, (name: Parameter) => Reply]>([
    [
      'the parameter and the one that it accepts',
      (param) => ({ status: 400, message: `Use max_tokens, not ${param}.`, error: { param } }),
    ],
    [
      'a list of faults',
      (name) => ({
        status: 422,
        body: { detail: [{ type: 'extra_forbidden', loc: ['body', name] }] },
      }),
    ],
    ['plain text', (name) => ({ status: 400, body: `unknown field "${name}"` })],
  ])('is understood if it names %s', async (_, rejection) => {
    const provider = await providerAgainst(rejecting(['max_completion_tokens'], rejection));
    await provider.analyze(analyzeInput());
    expect(sentParameters()?.at(-1)).toEqual(['max_tokens', 'stream_options']);
    expect(fakeModel()?.requests.map(({ schema }) => schema)).toEqual(['guidelines', 'guidelines']);
  });

  it('still produces a draft, with estimated usage', async () => {
    const provider = await providerAgainst(({ body }) =>
      'stream_options' in body || 'max_completion_tokens' in body || 'max_tokens' in body
        ? { status: 400, message: `unknown: ${optional.filter((name) => name in body).join()}` }
        : {
            raw: `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'We see the need.' }, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
          },
    );
    const reserved: Usage[] = [];
    const used: (Usage | undefined)[] = [];
    const [need] = await draft(provider, {
      sections: [{ name: 'Need', description: 'Why?' }],
      reserve: async (max) => {
        reserved.push(max);
        return async (usage) => void used.push(usage);
      },
    });
    expect(documentToText(need?.blocks ?? [])).toBe('We see the need.');
    expect(reserved.every(({ outputTokens }) => outputTokens >= 4_000)).toBe(true);
    expect(used).toEqual([
      undefined,
      undefined,
      undefined,
      { inputTokens: expect.any(Number), outputTokens: 4 },
    ]);
  });

  it('causes an error if it does not name the parameter', async () => {
    const provider = await providerAgainst(() => ({ status: 400, message: 'no such thing' }));
    const sections = [{ name: 'Need', description: 'Why?' }];
    await expect(draft(provider, { sections })).rejects.toMatchObject({ code: 'provider-failed' });
    expect(fakeModel()?.requests).toHaveLength(1);
  });
});
