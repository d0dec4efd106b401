import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@grantwright/shared/contract';
import { gatewayAlone } from '../gateway-alone.ts';
import { processMemoryMb, servicesAlone } from '../services-alone.ts';

/**
 * Growth of peak memory (VmHWM) per 10 MB upload, for single and twenty parallel uploads through the built gateway, documents
 * and auth services. Linux only.
 */
const megabytes = 1024 ** 2;
const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * megabytes - 9, 32)]);

const alone = await servicesAlone();

try {
  const documents = await alone.start('documents', { FILES_DIR: join(alone.folder, 'files') });
  const gateway = await gatewayAlone(alone, { urls: { documents: documents.url } });

  const upload = async () => {
    const body = new FormData();
    body.set('file', new File([file], 'ten.pdf'));
    const response = await fetch(`${gateway.url}${endpoints.createDocument.path}`, {
      method: 'POST',
      headers: { origin: gateway.url, cookie: gateway.cookie },
      body,
    });
    if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  };
  // warm up, to exclude modules and code that the first requests load
  for (let round = 0; round < 10; round += 1) await upload();
  for (const concurrency of [1, 20, 20, 20]) {
    const before: number[] = [];
    for (const { pid } of [gateway, documents]) {
      await writeFile(`/proc/${pid}/clear_refs`, '5');
      before.push(await processMemoryMb(pid, 'VmRSS'));
    }
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: concurrency }, upload));
    const seconds = (performance.now() - startedAt) / 1000;
    const grown = await Promise.all(
      [gateway, documents].map(
        async ({ pid }, index) =>
          ((await processMemoryMb(pid, 'VmHWM')) - (before[index] ?? 0)) / concurrency,
      ),
    );
    console.log(
      `${concurrency} in parallel: gateway ${grown[0]?.toFixed(2)} MB, documents ${grown[1]?.toFixed(2)} MB per upload, ${((concurrency * 10) / seconds).toFixed(0)} MB/s`,
    );
  }
} finally {
  await alone.stop();
}
