import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ServiceFault } from '../service-fault.ts';
import { toFault, isServiceFault } from './fault.ts';

const catchError = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};
const secret = 'Applications are due';
const missing: string = 'a-package-that-is-not-there';
const deep = (): number => deep() + 1;

const causes: [string, boolean, () => unknown][] = [
  ['a missing module', true, () => import(missing)],
  ['a missing CommonJS module', true, () => createRequire(import.meta.url)(missing)],
  ['a missing file', true, () => readFile('/not/there')],
  ['a bug in our own code', true, () => (undefined as unknown as { a: number }).a],
  [
    'a part of the service that does not start',
    true,
    () => {
      throw new ServiceFault('the engine did not start', { cause: new Error(secret) });
    },
  ],
  ['bytes that a library cannot unpack', false, () => unzipSync(Buffer.from(secret))],
  ['a document that is too deep', false, deep],
  ['a document that is too large', false, () => new Uint8Array(2 ** 50)],
  ['a thrown string', false, () => Promise.reject(secret)],
];

it.each(causes)(
  'distinguishes service faults from document faults: %s',
  async (_what, ours, work) => {
    const error = await catchError(work);
    expect(isServiceFault(error)).toBe(ours);
    expect(JSON.stringify(toFault(error))).not.toContain(secret);
  },
);

it('reports the missing module and where the error was thrown', async () => {
  const fault = toFault(await catchError(() => createRequire(import.meta.url)(missing)));
  expect(fault).toMatchObject({
    code: 'MODULE_NOT_FOUND',
    message: expect.stringContaining(missing),
  });
  expect(
    toFault(await catchError(() => (undefined as unknown as { a: number }).a)).frames[0],
  ).toMatch(/fault\.test\.ts:\d+/);
});
