import autocannon from 'autocannon';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

type Load = {
  url: string;
  connections: number;
  /** In seconds. */
  duration?: number;
  headers?: Record<string, string>;
};

const self = fileURLToPath(import.meta.url);

/** Sends requests from a separate process and returns the number of requests. Throws if any failed. */
export async function load(options: Load): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...process.execArgv,
    self,
    JSON.stringify(options),
  ]);
  return Number(stdout);
}

async function main(): Promise<void> {
  const options: Load = JSON.parse(process.argv[2] ?? '{}');
  const { non2xx, errors, requests } = await autocannon({ duration: 3, ...options });
  if (non2xx + errors > 0) throw new Error(`${non2xx} error responses, ${errors} failed requests`);
  process.stdout.write(String(requests.total));
}

if (process.argv[1] === self) await main();
