import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { numbersFrom } from '../numbers-from.ts';
import { childrenOf, heldMb, servicesAlone } from '../services-alone.ts';

/**
 * What becomes of files that are damaged: `broken-files.ts FOLDER [COUNT] [SEED]` takes the documents
 * below FOLDER, breaks them in COUNT ways (1,000), the same ones for the same SEED, and has each read
 * by the documents service, four at a time. Prints the answers by status and sentence, the slowest, and
 * every response that is an error of ours: neither a text nor a refusal with a message. Linux only.
 */
const [folder, howMany = '1000', seed = '1'] = process.argv.slice(2);
if (!folder) throw new Error('usage: broken-files.ts FOLDER [COUNT] [SEED]');
const kinds = ['.pdf', '.docx', '.doc'];
const atOnce = 4;
const tooSlowMs = 60_000;

const next = numbersFrom(Number(seed));
const below = (end: number): number => Math.floor(next() * end);

/** Ways in which files break: on the way, on a worn disk, in a program that writes them badly. */
const damages: Record<string, (file: Buffer, others: Buffer[]) => Buffer> = {
  'cut off': (file) => file.subarray(0, below(file.length)),
  'bits turned': (file) => {
    const turned = Buffer.from(file);
    for (let count = 1 + below(40); count > 0; count -= 1) {
      const at = below(turned.length);
      turned[at] = (turned[at] ?? 0) ^ (1 << below(8));
    }
    return turned;
  },
  'a stretch of zeros': (file) => {
    const blank = Buffer.from(file);
    const at = below(blank.length);
    return blank.fill(0, at, Math.min(blank.length, at + below(4_096)));
  },
  'a stretch missing': (file) => {
    const at = below(file.length);
    return Buffer.concat([file.subarray(0, at), file.subarray(at + below(4_096))]);
  },
  'a stretch twice': (file) => {
    const at = below(file.length);
    return Buffer.concat([file.subarray(0, at + below(4_096)), file.subarray(at)]);
  },
  'numbers grown': (file) =>
    Buffer.from(
      file
        .toString('latin1')
        .replace(/\d+/g, (number) => (next() < 0.01 ? `${number}999999` : number)),
      'latin1',
    ),
  'the end of another': (file, others) => {
    const other = others[below(others.length)] ?? file;
    return Buffer.concat([
      file.subarray(0, below(file.length)),
      other.subarray(below(other.length)),
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
const authorization = alone.somebody('documents');
const answers = new Map<string, number>();
const faults: string[] = [];
let slowest = { ms: 0, what: '' };
try {
  const { url, pid, child } = await alone.start('documents', {
    FILES_DIR: join(alone.folder, 'files'),
  });
  let left = Number(howMany);

  async function breakAndRead(): Promise<void> {
    const original = originals[below(originals.length)];
    const names = Object.keys(damages);
    const damage = names[below(names.length)] ?? '';
    if (!original) throw new Error(`no documents in ${folder}`);
    const others = originals.map(({ bytes }) => bytes);
    const body = damages[damage]?.(original.bytes, others) ?? original.bytes;
    const what = `${original.name}, ${damage}, number ${Number(howMany) - left}`;
    const startedAt = performance.now();
    const { status, text } = await fetch(
      `${url}/internal/readings?name=${encodeURIComponent(original.name)}`,
      {
        method: 'POST',
        headers: { ...authorization(), 'content-type': 'application/octet-stream' },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(tooSlowMs),
      },
    ).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      (error: unknown) => ({ status: 0, text: String(error) }),
    );
    const ms = performance.now() - startedAt;
    if (ms > slowest.ms) slowest = { ms, what };
    const message = status === 200 ? 'read' : (/"detail":"([^"]*)"/.exec(text)?.[1] ?? text);
    const answer = `${status} ${message}`;
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    if (![200, 400, 413, 415, 422].includes(status)) faults.push(`${what}: ${answer}`);
  }

  const worker = async () => {
    while (left > 0 && child.exitCode === null) {
      left -= 1;
      await breakAndRead();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));

  for (const [answer, count] of [...answers].sort(([, a], [, b]) => b - a))
    console.log(`${String(count).padStart(6)}  ${answer}`);
  console.log(`slowest: ${slowest.ms.toFixed(0)} ms, ${slowest.what}`);
  console.log(
    `the service held ${(await heldMb(pid, 'VmHWM')).toFixed(0)} MB at its most, and has ${(await childrenOf(pid)).length} readers`,
  );
  console.log(child.exitCode === null ? 'the service stands' : 'THE SERVICE ENDED');
  console.log(`faults: ${faults.length}`);
  for (const fault of faults) console.log(`  ${fault}`);
} finally {
  await alone.stop();
}
