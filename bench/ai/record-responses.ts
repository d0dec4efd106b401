/**
 * Records the responses of a real model, which services/ai/test/recorded-responses.test.ts replays:
 *   OPENAI_BASE_URL=… OPENAI_MODEL=… npm run bench -- ai/record-responses
 * Rerun it after changing the response schemas.
 */
import { writeFile } from 'node:fs/promises';
import {
  aiSettings,
  createOpenAiProvider,
  openAiSettingsOf,
  type ModelResponse,
} from '@grantwright/ai';
import {
  annualReport,
  draftInput,
  guidelines,
  policy,
} from '../../services/ai/test/extracted-texts.ts';

const config = aiSettings.parse({ DOCUMENTS_URL: 'http://localhost', ...process.env });
const settings = openAiSettingsOf(config);
if (!settings) throw new Error('Set OPENAI_BASE_URL and OPENAI_MODEL.');
// one at a time, so that they are recorded in the order of the replay
const provider = createOpenAiProvider({ ...settings, concurrency: 1 });

const folder = new URL('../../services/ai/test/recorded/', import.meta.url);
const live = {
  userId: '',
  today: '2026-11-21',
  signal: new AbortController().signal,
  onProgress: () => undefined,
};

async function record(name: string, work: (memory: Memory) => Promise<unknown>): Promise<void> {
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
  const recording = { model: settings?.model, responses };
  await writeFile(new URL(`${name}.json`, folder), `${JSON.stringify(recording, null, 2)}\n`);
}
type Memory = NonNullable<Parameters<typeof provider.analyze>[0]['memory']>;

await record('guidelines', (memory) => provider.analyze({ ...live, memory, reading: guidelines }));
await record('policy', (memory) => provider.analyze({ ...live, memory, reading: policy }));
await record('annual-report', (memory) =>
  provider.extract({ ...live, memory, documents: [{ name: 'Report', reading: annualReport }] }),
);
await record('draft', (memory) =>
  provider.draft({ ...draftInput(), memory, onSection: () => undefined }),
);
