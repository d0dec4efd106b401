import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@grantwright/shared/contract';
import { heldMb, servicesAlone } from '../services-alone.ts';

/**
 * How much an upload of 10 MB adds to the most that each process ever held (VmHWM), alone and twenty at
 * once: gateway, documents and auth apart, as they are built, on a database of their own. Linux only.
 */
const megabytes = 1024 ** 2;
const file = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10 * megabytes - 9, 32)]);

const alone = await servicesAlone();

try {
  const auth = await alone.start('auth', { BCRYPT_COST: '4' });
  const documents = await alone.start('documents', { FILES_DIR: join(alone.folder, 'files') });
  const web = join(alone.folder, 'web');
  await mkdir(web);
  await writeFile(join(web, 'index.html'), '');
  const gateway = await alone.start('gateway', {
    IDENTITY_PRIVATE_KEY: alone.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    WEB_ROOT: web,
    AUTH_URL: auth.url,
    DOCUMENTS_URL: documents.url,
    ORGANIZATIONS_URL: auth.url,
    APPLICATIONS_URL: auth.url,
    AI_URL: auth.url,
    BILLING_URL: auth.url,
  });
  const headers = { origin: gateway.url, 'content-type': 'application/json' };
  const name = `u${randomUUID().slice(0, 12)}`;
  const registered = await fetch(`${gateway.url}${calls.register.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      username: name,
      email: `${name}@example.org`,
      password: 'harbor street',
    }),
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  const upload = async () => {
    const body = new FormData();
    body.set('file', new File([file], 'ten.pdf'));
    const answer = await fetch(`${gateway.url}${calls.createDocument.path}`, {
      method: 'POST',
      headers: { origin: gateway.url, cookie },
      body,
    });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  };
  // What a process loads and compiles with its first requests is no part of an upload.
  for (let round = 0; round < 10; round += 1) await upload();
  for (const atOnce of [1, 20, 20, 20]) {
    const before: number[] = [];
    for (const { pid } of [gateway, documents]) {
      await writeFile(`/proc/${pid}/clear_refs`, '5');
      before.push(await heldMb(pid, 'VmRSS'));
    }
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: atOnce }, upload));
    const seconds = (performance.now() - startedAt) / 1000;
    const grown = await Promise.all(
      [gateway, documents].map(
        async ({ pid }, at) => ((await heldMb(pid, 'VmHWM')) - (before[at] ?? 0)) / atOnce,
      ),
    );
    console.log(
      `${atOnce} at once: gateway ${grown[0]?.toFixed(2)} MB, documents ${grown[1]?.toFixed(2)} MB an upload, ${((atOnce * 10) / seconds).toFixed(0)} MB/s`,
    );
  }
} finally {
  await alone.stop();
}
