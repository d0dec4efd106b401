import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { seededRandom } from '../seeded-random.ts';
import { childrenOf, processMemoryMb, servicesAlone } from '../services-alone.ts';

/**
 * Extracts damaged files: `broken-files.ts FOLDER [COUNT] [SEED]` damages the documents in FOLDER in COUNT (1,000) random,
 * reproducible ways and sends each to the documents service, four in parallel. Prints the responses by status and message,
 * the slowest, and every response that is neither extracted text nor a clear error. Linux only.
 */
const [folder, fileCount = '1000', seed = '1'] = process.argv.slice(2);
if (!folder) throw new Error('usage: broken-files.ts FOLDER [COUNT] [SEED]');
const kinds = ['.pdf', '.docx', '.doc'];
const concurrency = 4;
const timeoutMs = 60_000;

const next = seededRandom(Number(seed));
const randomBelow = (end: number): number => Math.floor(next() * end);

/** Kinds of damage caused by transfers, disks and faulty programs. */
const damages: Record<string, (file: Buffer, others: Buffer[]) => Buffer> = {
  truncated: (file) => file.subarray(0, randomBelow(file.length)),
  'bits flipped': (file) => {
    const flipped = Buffer.from(file);
    for (let count = 1 + randomBelow(40); count > 0; count -= 1) {
      const index = randomBelow(flipped.length);
      flipped[index] = (flipped[index] ?? 0) ^ (1 << randomBelow(8));
    }
    return flipped;
  },
  'bytes zeroed': (file) => {
    const blank = Buffer.from(file);
    const index = randomBelow(blank.length);
    return blank.fill(0, index, Math.min(blank.length, index + randomBelow(4_096)));
  },
  'bytes missing': (file) => {
    const index = randomBelow(file.length);
    return Buffer.concat([file.subarray(0, index), file.subarray(index + randomBelow(4_096))]);
  },
  'bytes repeated': (file) => {
    const index = randomBelow(file.length);
    return Buffer.concat([file.subarray(0, index + randomBelow(4_096)), file.subarray(index)]);
  },
  'numbers enlarged': (file) =>
    Buffer.from(
      file
        .toString('latin1')
        .replace(/\d+/g, (number) => (next() < 0.01 ? `${number}999999` : number)),
      'latin1',
    ),
  'spliced with another file': (file, others) => {
    const other = others[randomBelow(others.length)] ?? file;
    return Buffer.concat([
      file.subarray(0, randomBelow(file.length)),
      other.subarray(randomBelow(other.length)),
    ]);
  },
};

const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const paths = entries
  .filter((entry) => entry.isFile() && kinds.includes(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();
const originals = await Promise.all(
  paths.map(async (path) => ({ name: basename(path), bytes: await readFile(path) })),
);

const alone = await servicesAlone();
const authorization = alone.newUser('documents');
const responses = new Map<string, number>();
const faults: string[] = [];
let slowest = { ms: 0, label: '' };
try {
  const { url, pid, child } = await alone.start('documents', {
    FILES_DIR: join(alone.folder, 'files'),
  });
  let filesLeft = Number(fileCount);

  async function extractDamagedFile(): Promise<void> {
    const original = originals[randomBelow(originals.length)];
    const names = Object.keys(damages);
    const damage = names[randomBelow(names.length)] ?? '';
    if (!original) throw new Error(`no documents in ${folder}`);
    const others = originals.map(({ bytes }) => bytes);
    const body = damages[damage]?.(original.bytes, others) ?? original.bytes;
    const label = `${original.name}, ${damage}, number ${Number(fileCount) - filesLeft}`;
    const startedAt = performance.now();
    const { status, text } = await fetch(
      `${url}/internal/readings?name=${encodeURIComponent(original.name)}`,
      {
        method: 'POST',
        headers: { ...authorization(), 'content-type': 'application/octet-stream' },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(timeoutMs),
      },
    ).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      (error: unknown) => ({ status: 0, text: String(error) }),
    );
    const ms = performance.now() - startedAt;
    if (ms > slowest.ms) slowest = { ms, label };
    const message = status === 200 ? 'extracted' : (/"detail":"([^"]*)"/.exec(text)?.[1] ?? text);
    const outcome = `${status} ${message}`;
    responses.set(outcome, (responses.get(outcome) ?? 0) + 1);
    if (![200, 400, 413, 415, 422].includes(status)) faults.push(`${label}: ${outcome}`);
  }

  const worker = async () => {
    while (filesLeft > 0 && child.exitCode === null) {
      filesLeft -= 1;
      await extractDamagedFile();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));

  for (const [outcome, count] of [...responses].sort(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(6)}  ${outcome}`);
  console.log(`slowest: ${slowest.ms.toFixed(0)} ms, ${slowest.label}`);
  console.log(
    `peak memory of the service: ${(await processMemoryMb(pid, 'VmHWM')).toFixed(0)} MB; extraction processes: ${(await childrenOf(pid)).length}`,
  );
  console.log(child.exitCode === null ? 'the service is running' : 'THE SERVICE EXITED');
  console.log(`faults: ${faults.length}`);
  for (const fault of faults) console.log(`  ${fault}`);
} finally {
  await alone.stop();
}
