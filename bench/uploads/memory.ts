/**
 * Measures how much peak memory (VmHWM) grows per 10 MB upload, for single uploads and for twenty in parallel, through
 * the built gateway, documents and auth services. Linux only.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@grantwright/shared/contract';
import { processMemoryMb } from '../lib/process-usage.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { sendRequest } from '../lib/send-request.ts';
import { startServiceHost } from '../lib/service-host.ts';
import { startGateway } from '../lib/start-gateway.ts';

const megabytes = 1024 ** 2;
const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * megabytes - 9, 32)]);
const warmUpUploads = 10;

async function main({ defer }: Bench): Promise<void> {
  const host = await startServiceHost();
  defer(host.stop);
  const documents = await host.start('documents', { FILES_DIR: join(host.folder, 'files') });
  const gateway = await startGateway(host, { urls: { documents: documents.url } });
  const upload = async () => {
    const { method, path } = endpoints.createDocument;
    const body = new FormData();
    body.set('file', new File([file], 'ten.pdf'));
    const response = await sendRequest(gateway.url, gateway.cookie, { method, path, body });
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  };
  // exclude modules and code loaded by the first requests
  for (let count = 0; count < warmUpUploads; count += 1) await upload();
  for (const concurrency of [1, 20, 20, 20]) {
    const startedAt = performance.now();
    const grownMb = await peakGrowthMb([gateway.pid, documents.pid], () =>
      Promise.all(Array.from({ length: concurrency }, upload)),
    );
    const rate = (concurrency * 10_000) / (performance.now() - startedAt);
    const [inGateway, inDocuments] = grownMb.map((mb) => (mb / concurrency).toFixed(2));
    console.log(
      `${concurrency} in parallel: gateway ${inGateway} MB, documents ${inDocuments} MB per upload, ${rate.toFixed(0)} MB/s`,
    );
  }
}

/** Returns by how many megabytes the peak memory of each process exceeds its memory before the work. */
async function peakGrowthMb(pids: number[], work: () => Promise<unknown>): Promise<number[]> {
  const before: number[] = [];
  for (const pid of pids) {
    await writeFile(`/proc/${pid}/clear_refs`, '5');
    before.push(await processMemoryMb(pid, 'VmRSS'));
  }
  await work();
  const peaks = await Promise.all(pids.map((pid) => processMemoryMb(pid, 'VmHWM')));
  return peaks.map((peak, index) => peak - (before[index] ?? 0));
}

await runBenchmark(main);
