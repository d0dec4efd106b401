import { expect, it, vi } from 'vitest';
import { connectWithRetry } from './connect-with-retry.ts';

const failure = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

it.each(['ECONNREFUSED', 'EHOSTUNREACH'])('retries once after %s', async (code) => {
  const connect = vi.fn().mockRejectedValueOnce(failure(code)).mockResolvedValueOnce('connected');
  expect(await connectWithRetry(connect)).toBe('connected');
  expect(connect).toHaveBeenCalledTimes(2);
});

it('fails with the combined error if every address refuses the connection', async () => {
  const all = Object.assign(new AggregateError([failure('ECONNREFUSED')]), {
    code: 'ECONNREFUSED',
  });
  const connect = vi.fn().mockRejectedValueOnce(all).mockResolvedValueOnce('connected');
  expect(await connectWithRetry(connect)).toBe('connected');
});

it('fails if the retry is refused as well', async () => {
  const connect = vi
    .fn()
    .mockRejectedValueOnce(failure('ECONNREFUSED'))
    .mockRejectedValueOnce(failure('EHOSTUNREACH'));
  await expect(connectWithRetry(connect)).rejects.toMatchObject({ code: 'EHOSTUNREACH' });
  expect(connect).toHaveBeenCalledTimes(2);
});

it.each(['ECONNRESET', 'ETIMEDOUT', 'CERT_HAS_EXPIRED'])(
  'does not retry after %s, when data may have been sent or the time is up',
  async (code) => {
    const connect = vi.fn().mockRejectedValue(failure(code));
    await expect(connectWithRetry(connect)).rejects.toMatchObject({ code });
    expect(connect).toHaveBeenCalledTimes(1);
  },
);
