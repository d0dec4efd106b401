import { expect, it } from 'vitest';
import type { Encoder } from './embedding.ts';
import { findAccurateEncoder } from './find-accurate-encoder.ts';

const probe = { text: 'The deadline is May 7.', embedding: [0.6, 0.8] };

const encoderOf = (...embedding: number[]): Encoder => ({
  embed: (texts) =>
    Promise.resolve(new Map([...texts].map((text) => [text, Float32Array.from(embedding)]))),
});
const opens = (encoder: Encoder) => () => Promise.resolve(encoder);

const accurate = encoderOf(0.61, 0.79);
const faulty = encoderOf(-0.8, 0.6);
const fallback = encoderOf(0.6, 0.8);

it('uses the preferred encoder if its embedding of the probe matches the recorded one', async () => {
  expect(await findAccurateEncoder([opens(accurate), opens(fallback)], probe)).toBe(accurate);
});

it('falls back if the preferred encoder computes a different embedding', async () => {
  expect(await findAccurateEncoder([opens(faulty), opens(fallback)], probe)).toBe(fallback);
  expect(await findAccurateEncoder([opens(encoderOf(NaN, NaN)), opens(fallback)], probe)).toBe(
    fallback,
  );
});

it('falls back if the preferred encoder fails to open', async () => {
  const missing = () => Promise.reject(new Error('cannot open shared object file'));
  expect(await findAccurateEncoder([missing, opens(fallback)], probe)).toBe(fallback);
});

it('throws the error of the last encoder', async () => {
  const missing = () => Promise.reject(new Error('no model file'));
  await expect(findAccurateEncoder([missing, missing], probe)).rejects.toThrow('no model file');
});
