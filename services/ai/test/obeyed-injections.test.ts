import { checkClaims } from '@grantwright/analyst';
import { rewriteBody, rewriteModes } from '@grantwright/shared/contract';
import { escapeHtml } from '@grantwright/shared/richtext';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sectionsToHtml } from '../src/generation/sections-to-html.ts';
import { createOpenAiProvider } from '../src/openai/openai-provider.ts';
import { defaultOpenAiSettings } from '../src/openai/settings.ts';
import { rewriteBlocks } from '../src/rewriting/rewrite-blocks.ts';
import type { AiProvider, DraftedSection, DraftInput } from '../src/providers/provider.ts';
import { startFakeModel, type FakeModel, type ReceivedRequest } from './fake-model-server.ts';
import { generateResponse, type JsonSchema } from './generated/generate-response.ts';
import { seededRandom } from './generated/random.ts';
import { behaviors, type Behavior } from './generated/behaviors.ts';
import { documentPlaces, draftPlaces } from './generated/places.ts';
import { onlyLoopback } from './only-loopback.ts';
import { analyzeInput } from './openai-under-test.ts';
import { annualReport, draftBody, draftInput, guidelines } from './extracted-texts.ts';

onlyLoopback();

let behavior: Behavior | undefined;
let seed = 0;

/** Returns a draft, or a valid response with the model's text in many of its fields. */
function obey(request: ReceivedRequest) {
  if (!behavior) throw new Error('no injection');
  const output = behavior.write(request);
  if (!request.schema) return { text: `We see the need daily.\n\n${output}` };
  const { json_schema: format } = request.body['response_format'] as {
    json_schema: { schema: JsonSchema };
  };
  const lines = request.data.split('\n').filter((line) => line.length > 30);
  const random = seededRandom(seed);
  const answer = generateResponse(format.schema, random, [...lines, output, output, output]);
  return { text: JSON.stringify(answer, behavior.isSilent ? withoutLists : undefined) };
}
const withoutLists = (_: string, value: unknown): unknown => (Array.isArray(value) ? [] : value);

let model: FakeModel;
let provider: AiProvider;
beforeAll(async () => {
  model = await startFakeModel(obey);
  provider = createOpenAiProvider({
    ...defaultOpenAiSettings,
    baseUrl: model.baseUrl,
    model: 'test-model',
    retryBaseMs: 1,
    retryCapMs: 1,
  });
});
afterAll(() => model.close());

/** Runs an operation and checks that its requests keep the injection separate from the instructions. */
async function recordRequests<T>(modelBehavior: Behavior, work: () => Promise<T>) {
  const before = model.requests.length;
  behavior = modelBehavior;
  const result = await work();
  const requests = model.requests.slice(before);
  expect(requests.length).toBeGreaterThan(0);
  for (const { task, body } of requests) {
    expect(task).not.toContain(modelBehavior.injection);
    expect(body).not.toHaveProperty('tools');
  }
  return { result, requests };
}

/** Expects that the result does not contain invented facts, delimiters or instructions from the requests. */
function expectNothingFrom(requests: ReceivedRequest[], { invented }: Behavior, result: unknown) {
  const text = JSON.stringify(result);
  for (const fact of invented) expect(text).not.toContain(fact);
  for (const { task, data } of requests) {
    expect(text).not.toContain(/<<<end ([^>]+)>>>/.exec(data)?.[1]);
    for (const line of task.split('\n').filter((each) => each.length >= 70))
      expect(text).not.toContain(JSON.stringify(line).slice(1, -1));
  }
}

const cases = behaviors.map((behavior) => [behavior.name, behavior] as const);

describe.each(Object.entries(documentPlaces))(
  'an injection in %s in guidelines',
  (_, withInjection) => {
    it.each(cases)('adds nothing to an analysis by a model that %s', async (_name, behavior) => {
      for (seed = 0; seed < 2; seed++) {
        const extractedText = withInjection(guidelines, behavior.injection);
        const { result, requests } = await recordRequests(behavior, () =>
          provider.analyze({ ...analyzeInput(), extractedText }),
        );
        expectNothingFrom(requests, behavior, result);
      }
    });
  },
);

describe.each(Object.entries(documentPlaces))(
  'an injection in %s in a document',
  (_, withInjection) => {
    it.each(cases)(
      'adds nothing to a profile extracted by a model that %s',
      async (_name, behavior) => {
        for (seed = 0; seed < 2; seed++) {
          const documents = [
            { name: behavior.injection, reading: withInjection(annualReport, behavior.injection) },
          ];
          const { result, requests } = await recordRequests(behavior, () =>
            provider.extract({ ...analyzeInput(), documents }),
          );
          const { sources, ...fields } = result;
          expectNothingFrom(requests, behavior, fields);
          expectNothingFrom(
            requests,
            behavior,
            Object.values(sources ?? {}).map(({ quote }) => quote),
          );
        }
      },
    );
  },
);

/** Expects the sections to contain only text, and the facts invented by the model to be marked. */
function expectOnlyMarkedText(
  requests: ReceivedRequest[],
  { invented }: Behavior,
  content: DraftedSection[],
  sources: Pick<DraftInput, 'organizationInfo' | 'answers' | 'documents'>,
) {
  const html = sectionsToHtml(content);
  expect(html.match(/<(?!\/?(?:h2|p|ul|ol|li|br)>)/g)).toBeNull();
  expect(html.match(/<h2>/g)).toHaveLength(content.length);
  expect(JSON.stringify(content)).not.toContain('"type":"link"');
  for (const { data } of requests) expect(html).not.toContain(/<<<end ([^>]+)>>>/.exec(data)?.[1]);
  const { claims } = checkClaims({ content, sources, today: draftInput().today });
  const unsupported = claims.filter(({ source }) => source.type === 'unsupported');
  const isMarked = (fact: string) =>
    unsupported.some(({ text }) => text.includes(fact) || fact.includes(text));
  expect(invented.filter((fact) => html.includes(fact) && !isMarked(fact))).toEqual([]);
}

describe.each(Object.entries(draftPlaces))('an injection in %s', (_, withInjection) => {
  it.each(cases)('changes only the text of a draft by a model that %s', async (_name, behavior) => {
    const input = draftInput(withInjection(behavior.injection));
    const { result: sections, requests } = await recordRequests(behavior, () =>
      provider.draft({ ...input, onSection: () => undefined }),
    );
    expect(sections.map(({ name }) => name)).toEqual(['Statement of Need', 'Project Plan']);
    expectOnlyMarkedText(requests, behavior, sections, input);
  });
});

const { 'the mission': inMission, 'a library document': inDocument } = draftPlaces;
const rewritePlaces = { 'the section itself': () => ({}), inMission, inDocument };

describe.each(rewriteModes)('an injection in a request to rewrite a section (%s)', (mode) => {
  it.each(cases)('changes only that section by a model that %s', async (_name, behavior) => {
    for (const withInjection of Object.values(rewritePlaces)) {
      const input = draftInput(withInjection?.(behavior.injection));
      const section = 'Statement of Need';
      const request = rewriteBody.parse({
        ...{ ...draftBody(), organizationInfo: input.organizationInfo, mode, section },
        question: 'How many families wait?',
        content: `<p>Families wait. ${escapeHtml(behavior.injection)}</p><p>[NEEDS INPUT: How many families wait?]</p>`,
      });
      const { result, requests } = await recordRequests(behavior, () =>
        rewriteBlocks(provider, request, input),
      );
      const rewritten = [{ name: section, blocks: result.blocks }];
      expectOnlyMarkedText(requests, behavior, rewritten, result.sources);
    }
  });
});
