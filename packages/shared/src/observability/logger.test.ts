import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(err: unknown): unknown {
  const lines: string[] = [];
  const log = createLogger({ name: 't', destination: { write: (line) => void lines.push(line) } });
  log.warn({ err }, 'it failed');
  return (JSON.parse(lines[0] ?? '') as { err: unknown }).err;
}

it('logs a timeout without the constants of its class', () => {
  const failure = new DOMException('It took too long.', 'TimeoutError');
  expect(logged(failure)).toEqual({
    type: 'TimeoutError',
    message: 'It took too long.',
    code: 23,
    stack: expect.stringContaining('TimeoutError') as string,
  });
});

it('logs only the type, code and cause of an error, not its other properties', () => {
  class Refused extends Error {
    readonly code = 11000;
    readonly keyValue = { email: 'ada@example.org' };
  }
  const cause = new Error('the disk is full');
  expect(logged(new Refused('not written', { cause }))).toEqual({
    type: 'Refused',
    message: 'not written: the disk is full',
    code: 11000,
    stack: expect.stringMatching(/not written[^]+caused by: Error: the disk is full/) as string,
  });
});

it('logs a thrown value that is not an error', () => {
  expect(logged('nothing')).toBe('nothing');
});
