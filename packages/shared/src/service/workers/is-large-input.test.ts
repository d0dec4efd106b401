import { MessageChannel } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { isLargeInput } from './is-large-input.ts';

const page = 'x'.repeat(3_000);

it.each<[string, unknown, boolean]>([
  ['nothing', undefined, false],
  ['a few pages', { blocks: Array.from({ length: 10 }, () => ({ text: page })) }, false],
  ['a long text', { content: page.repeat(40) }, true],
  ['a long text in many strings', { blocks: Array.from({ length: 40 }, () => [page]) }, true],
  ['very many small values', { rows: Array.from({ length: 20_000 }, (_, index) => index) }, true],
])('estimates the size of an input: %s', (_what, input, expected) => {
  expect(isLargeInput(input)).toBe(expected);
});

it('ignores ports and byte arrays in an input', () => {
  const { port1, port2 } = new MessageChannel();
  expect(isLargeInput({ port: port1, bytes: new Uint8Array(10_000_000) })).toBe(false);
  port2.close();
});
