/**
 * Analyzes a 40-page call with a model that generates three tokens per second. During the analysis the client disconnects,
 * and the `ai` service is killed twice and suspended for longer than a job's lease:
 *   npm run bench -- ai/slow-model [--speedup=60]
 * Requires built services. `--speedup` divides the time between tokens; 1 takes more than an hour. Prints the progress and
 * the number of requests that the model received, answered, and answered twice. Fails if any was answered twice.
 */
import { createHash, createPublicKey } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints, type JobOutcome, type ExtractedText } from '@grantwright/shared/contract';
import { identityVerifier } from '@grantwright/shared/service';
import { startFakeDocuments } from '../../services/ai/test/fake-documents.ts';
import { startFakeModel, type ReceivedRequest } from '../../services/ai/test/fake-model-server.ts';
import {
  generateResponse,
  type JsonSchema,
} from '../../services/ai/test/generated/generate-response.ts';
import { seededRandom } from '../../services/ai/test/generated/random.ts';
import { servicesAlone } from '../services-alone.ts';

const speedup = Number(process.argv.find((arg) => arg.startsWith('--speedup='))?.slice(10) ?? 60);
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

const log = (line: string) =>
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}`);
const startedAt = Date.now();

const model = await startFakeModel((request) => ({
  text: responseTo(request),
  pieceChars: charsPerToken,
  pieceMs: 1000 / tokensPerSecond / speedup,
}));
const services = await servicesAlone();
const verify = identityVerifier(createPublicKey(services.privateKey), 'documents');
const documents = await startFakeDocuments(() => verify);
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await services.stop();
  await documents.close();
  await model.close();
}

function responseTo({ body, data }: ReceivedRequest): string {
  const { json_schema: format } = body['response_format'] as {
    json_schema: { schema: JsonSchema };
  };
  const lines = data.split('\n').filter((line) => line.length > 30);
  const seed = createHash('sha256').update(data).digest().readInt32LE();
  return JSON.stringify(generateResponse(format.schema, seededRandom(seed), lines));
}

async function run(): Promise<boolean> {
  const env = {
    DOCUMENTS_URL: documents.url,
    AI_PRESET: 'ollama',
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_MODEL: 'slow-model',
  };
  const user = services.newUser('ai');
  const { sub } = JSON.parse(
    Buffer.from(user().authorization.split('.')[1] ?? '', 'base64url').toString(),
  ) as { sub: string };
  const documentId = documents.add(sub, call);
  let ai = await services.start('ai', env);
  const answered = () => model.requests.filter(({ isAnswered }) => isAnswered);
  const untilAnswered = async (count: number) => {
    while (answered().length < count) await sleep(100);
    log(`${count} responses are complete`);
  };
  const kill = async () => {
    ai.child.kill('SIGKILL');
    log('the ai service is killed');
    ai = await services.start('ai', env);
    log('the ai service is started');
  };

  const tab = new AbortController();
  const opened = await fetch(new URL(endpoints.analyzeDocument.path, ai.url), {
    method: 'POST',
    headers: { ...user(), accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ documentId }),
    signal: tab.signal,
  });
  log(`analysis of ${pages} pages requested: ${opened.status}`);
  await untilAnswered(2);
  tab.abort();
  log('the tab is closed');
  await untilAnswered(3);
  await kill();
  await untilAnswered(5);
  await kill();
  await untilAnswered(6);
  ai.child.kill('SIGSTOP');
  log('the ai service is suspended');
  await sleep(leaseMs * 1.5);
  ai.child.kill('SIGCONT');
  log('the ai service is resumed');
  const job = await outcome();
  const bodies = answered().map(({ body }) => JSON.stringify(body));
  const repeated = bodies.length - new Set(bodies).size;
  log(
    `job ${job.state}: ${job.analysis?.requirements.length ?? 0} requirements, ${job.analysis?.sections.length ?? 0} sections`,
  );
  log(
    `requests received: ${model.requests.length}, answered: ${bodies.length}, interrupted: ${model.requests.length - bodies.length}, answered twice: ${repeated}`,
  );
  return job.state === 'done' && repeated === 0;

  async function outcome(): Promise<JobOutcome> {
    let lastLine = '';
    for (;;) {
      const jobs = (await get(endpoints.listJobs.path)) as { id: string }[];
      const current = (await get(`/api/jobs/${jobs[0]?.id}`)) as JobOutcome;
      const progress = `progress ${current.progress?.done} of ${current.progress?.total}`;
      if (progress !== lastLine) log(progress);
      lastLine = progress;
      if (current.state !== 'running') return current;
      await sleep(1_000);
    }
  }

  async function get(path: string): Promise<unknown> {
    return (await fetch(new URL(path, ai.url), { headers: user() })).json();
  }
}
