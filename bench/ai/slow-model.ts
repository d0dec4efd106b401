/**
 * Analyzes a 40-page call with a model that generates three tokens per second. During the analysis, the client
 * disconnects, and the `ai` service is killed twice and suspended for longer than a job's lease:
 *   npm run bench -- ai/slow-model [--speedup 60]
 * Requires built services. `--speedup` divides the time between tokens; a run at 1 takes more than an hour. Prints the
 * progress and the number of requests that the model received, answered, and answered twice. Fails if any request was
 * answered twice.
 */
import { createHash, createPublicKey } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  generateResponse,
  seededRandom,
  startFakeDocuments,
  startFakeModel,
  type FakeModel,
  type JsonSchema,
  type ReceivedRequest,
} from '@grantwright/ai/testing';
import { endpoints, type ExtractedText, type JobOutcome } from '@grantwright/shared/contract';
import { createIdentityVerifier } from '@grantwright/shared/service';
import { numberFlag } from '../lib/number-flag.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { startServiceHost, type StartedService } from '../lib/service-host.ts';

const { values: flags } = parseArgs({ options: { speedup: { type: 'string', default: '60' } } });
const tokensPerSecond = 3;
const charsPerToken = 4;
const pages = 40;
const leaseMs = 10_000;

const sentences = [
  'Applicants must be 501(c)(3) organizations with an office in the county.',
  'The project budget must show each cost and its source in one table.',
  'Describe in no more than 500 words whom the project serves and why.',
  'Awards range from $5,000 to $25,000, and indirect costs are limited to ten percent.',
  'Letters of support are optional and are not scored by the reviewers.',
];
const call: ExtractedText = {
  source: 'pdf',
  notes: [],
  blocks: Array.from({ length: pages }, (_, index) => index + 1).flatMap((page) => [
    { type: 'heading' as const, level: 2, text: `Part ${page} of the Guidelines`, page },
    ...Array.from({ length: 6 }, (_, line) => ({
      type: 'paragraph' as const,
      text: sentences.map((sentence) => `${page}.${line + 1} ${sentence}`).join(' '),
      page,
    })),
  ]),
};

const startedAt = Date.now();
const log = (line: string) =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`);

async function main({ defer }: Bench): Promise<void> {
  const model = await startFakeModel((request) => ({
    text: createResponse(request),
    pieceChars: charsPerToken,
    pieceMs: 1000 / tokensPerSecond / numberFlag('--speedup', flags.speedup),
  }));
  defer(model.close);
  const host = await startServiceHost();
  defer(host.stop);
  const verify = createIdentityVerifier(createPublicKey(host.privateKey), 'documents');
  const documents = await startFakeDocuments(() => verify);
  defer(documents.close);
  const user = host.newUser('ai');
  const documentId = documents.add(readSubject(user().authorization), call);
  const start = () =>
    host.start('ai', {
      DOCUMENTS_URL: documents.url,
      APPLICATIONS_URL: documents.url,
      AI_PRESET: 'ollama',
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: 'slow-model',
    });

  const ai = await analyzeUnderInterruptions(start, model, { documentId, headers: user() });
  const job = await followJob(ai.url, user);
  const answered = model.requests.filter(({ isAnswered }) => isAnswered);
  const repeated = answered.length - new Set(answered.map(({ body }) => JSON.stringify(body))).size;
  const { requirements = [], sections = [] } = job.analysis ?? {};
  log(`job ${job.state}: ${requirements.length} requirements, ${sections.length} sections`);
  const interrupted = model.requests.length - answered.length;
  log(
    `requests received: ${model.requests.length}, answered: ${answered.length}, interrupted: ${interrupted}, answered twice: ${repeated}`,
  );
  process.exitCode = job.state === 'done' && repeated === 0 ? 0 : 1;
}

function createResponse({ body, data }: ReceivedRequest): string {
  const { json_schema: format } = body['response_format'] as {
    json_schema: { schema: JsonSchema };
  };
  const lines = data.split('\n').filter((line) => line.length > 30);
  const seed = createHash('sha256').update(data).digest().readInt32LE();
  return JSON.stringify(generateResponse(format.schema, seededRandom(seed), lines));
}

function readSubject(authorization: string): string {
  const payload = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
  const { sub }: { sub: string } = JSON.parse(payload);
  return sub;
}

/**
 * Closes the tab, kills the service twice and suspends it once, waiting for more responses before each step. Returns
 * the running service.
 */
async function analyzeUnderInterruptions(
  start: () => Promise<StartedService>,
  { requests }: FakeModel,
  { documentId, headers }: { documentId: string; headers: Record<string, string> },
): Promise<StartedService> {
  let ai = await start();
  const untilAnswered = async (count: number) => {
    while (requests.filter(({ isAnswered }) => isAnswered).length < count) await sleep(100);
    log(`${count} responses are complete`);
  };
  const restart = async () => {
    ai.child.kill('SIGKILL');
    log('the ai service is killed');
    ai = await start();
    log('the ai service is started');
  };
  const tab = new AbortController();
  const opened = await fetch(new URL(endpoints.analyzeDocument.path, ai.url), {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ documentId }),
    signal: tab.signal,
  });
  log(`analysis of ${pages} pages requested: ${opened.status}`);
  await untilAnswered(2);
  tab.abort();
  log('the tab is closed');
  await untilAnswered(3);
  await restart();
  await untilAnswered(5);
  await restart();
  await untilAnswered(6);
  ai.child.kill('SIGSTOP');
  log('the ai service is suspended');
  await sleep(leaseMs * 1.5);
  ai.child.kill('SIGCONT');
  log('the ai service is resumed');
  return ai;
}

/** Logs the progress of the user's job until it ends. */
async function followJob(url: string, headers: () => Record<string, string>): Promise<JobOutcome> {
  const get = async (path: string): Promise<unknown> =>
    (await fetch(new URL(path, url), { headers: headers() })).json();
  let lastLine = '';
  for (;;) {
    const jobs = endpoints.listJobs.response.parse(await get(endpoints.listJobs.path));
    const current = endpoints.getJob.response.parse(await get(`/api/jobs/${jobs[0]?.id}`));
    const line = `progress ${current.progress?.done} of ${current.progress?.total}`;
    if (line !== lastLine) log(line);
    lastLine = line;
    if (current.state !== 'running') return current;
    await sleep(1_000);
  }
}

await runBenchmark(main);
