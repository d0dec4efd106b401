/**
 * Records the responses of a real model, to be replayed by services/ai/test/recorded-responses.test.ts:
 *   OPENAI_BASE_URL=… OPENAI_MODEL=… npm run bench -- ai/record-responses
 * Rerun this after changing the response schemas.
 */
import { writeFile } from 'node:fs/promises';
import {
  aiSettings,
  toOpenAiSettings,
  type ModelResponse,
  type ResponseMemory,
} from '@grantwright/ai';
import { createOpenAiProvider } from '@grantwright/ai/openai';
import { annualReport, draftInput, guidelines, policy } from '@grantwright/ai/testing';
import { runBenchmark } from '../lib/run-benchmark.ts';

const folder = new URL('../../services/ai/test/recorded/', import.meta.url);

async function main(): Promise<void> {
  const config = aiSettings.parse({
    DOCUMENTS_URL: 'http://localhost',
    APPLICATIONS_URL: 'http://localhost',
    ...process.env,
  });
  const settings = toOpenAiSettings(config);
  if (!settings) throw new Error('Set OPENAI_BASE_URL and OPENAI_MODEL.');
  // one at a time, so that responses are recorded in replay order
  const provider = createOpenAiProvider({ ...settings, concurrency: 1 });
  const live = {
    userId: '',
    today: '2026-11-21',
    signal: new AbortController().signal,
    onProgress: () => undefined,
  };
  const documents = [{ name: 'Report', reading: annualReport }];
  const works: Record<string, (memory: ResponseMemory) => Promise<unknown>> = {
    guidelines: (memory) => provider.analyze({ ...live, memory, extractedText: guidelines }),
    policy: (memory) => provider.analyze({ ...live, memory, extractedText: policy }),
    'annual-report': (memory) => provider.extract({ ...live, memory, documents }),
    draft: (memory) => provider.draft({ ...draftInput(), memory, onSection: () => undefined }),
  };
  for (const [name, work] of Object.entries(works)) await record(name, settings.model, work);
}

async function record(
  name: string,
  model: string,
  work: (memory: ResponseMemory) => Promise<unknown>,
): Promise<void> {
  const responses: ModelResponse[] = [];
  const outcome = await work({
    mark: 'recorded',
    recall: async () => undefined,
    remember: async (_, response) => void responses.push(response),
  }).then(
    () => 'a result',
    (error: unknown) => String(error),
  );
  console.log(`${name}: ${responses.length} responses, ${outcome}`);
  const recording = `${JSON.stringify({ model, responses }, null, 2)}\n`;
  await writeFile(new URL(`${name}.json`, folder), recording);
}

await runBenchmark(main);
