/**
 * Extracts damaged files: `broken-files FOLDER [COUNT] [SEED]` damages the documents in FOLDER in COUNT (1,000) random,
 * reproducible ways and sends each to the documents service, four in parallel. Prints the responses by status and
 * message, the slowest response, and every response that is neither extracted text nor a clear error. Linux only.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { numberFlag } from '../lib/number-flag.ts';
import { listChildren, processMemoryMb } from '../lib/process-usage.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { seededRandom } from '../lib/seeded-random.ts';
import { startServiceHost } from '../lib/service-host.ts';
import { damageFile } from './damage-file.ts';

const [folderToRead, fileCount = '1000', seed = '1'] = process.argv.slice(2);
const extensions = ['.pdf', '.docx', '.doc'];
const concurrency = 4;
const timeoutMs = 60_000;
const clearStatuses = [200, 400, 413, 415, 422];

type Outcome = { label: string; status: number; message: string; ms: number };

async function main({ defer }: Bench): Promise<void> {
  if (!folderToRead) throw new Error('usage: broken-files FOLDER [COUNT] [SEED]');
  const files = await readFiles(folderToRead);
  const host = await startServiceHost();
  defer(host.stop);
  const authorization = host.newUser('documents');
  const service = await host.start('documents', { FILES_DIR: join(host.folder, 'files') });
  const random = seededRandom(numberFlag('SEED', seed));
  const outcomes: Outcome[] = [];
  const count = numberFlag('COUNT', fileCount);
  let remaining = count;
  const worker = async () => {
    while (remaining > 0 && service.child.exitCode === null) {
      remaining -= 1;
      const { name, kind, bytes } = damageFile(files, random);
      const label = `${name}, ${kind}, number ${count - remaining}`;
      outcomes.push({ label, ...(await extract(service.url, { name, bytes }, authorization())) });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  printOutcomes(outcomes);
  const peakMb = (await processMemoryMb(service.pid, 'VmHWM')).toFixed(0);
  const processes = (await listChildren(service.pid)).length;
  console.log(`peak memory of the service: ${peakMb} MB; extraction processes: ${processes}`);
  console.log(service.child.exitCode === null ? 'the service is running' : 'THE SERVICE EXITED');
}

async function readFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && extensions.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({ name: basename(path), bytes: await readFile(path) })),
  );
}

async function extract(
  url: string,
  { name, bytes }: { name: string; bytes: Buffer },
  headers: Record<string, string>,
): Promise<Omit<Outcome, 'label'>> {
  const startedAt = performance.now();
  const { status, text } = await fetch(
    `${url}/internal/readings?name=${encodeURIComponent(name)}`,
    {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
      signal: AbortSignal.timeout(timeoutMs),
    },
  ).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    (error: unknown) => ({ status: 0, text: String(error) }),
  );
  const message = status === 200 ? 'extracted' : (/"detail":"([^"]*)"/.exec(text)?.[1] ?? text);
  return { status, message, ms: performance.now() - startedAt };
}

function printOutcomes(outcomes: Outcome[]): void {
  const counts = new Map<string, number>();
  for (const { status, message } of outcomes) {
    const key = `${status} ${message}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of [...counts].sort(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(6)}  ${key}`);
  const [slowest] = outcomes.toSorted((a, b) => b.ms - a.ms);
  console.log(`slowest: ${slowest?.ms.toFixed(0)} ms, ${slowest?.label}`);
  const faults = outcomes.filter(({ status }) => !clearStatuses.includes(status));
  console.log(`faults: ${faults.length}`);
  for (const { label, status, message } of faults) console.log(`  ${label}: ${status} ${message}`);
}

await runBenchmark(main);
