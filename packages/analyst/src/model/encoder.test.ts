import { expect, it } from 'vitest';
import { loadEncoder } from './encoder.ts';

const dot = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

it.each(['native', 'wasm'] as const)(
  'puts texts that mean the same near each other (%s)',
  async (runtime) => {
    const texts = ['When is the deadline?', 'The due date for applications', 'Dogs bark at night'];
    const found = await (await loadEncoder(runtime)).embed(texts);
    const [asked, due, dogs] = texts.map((text) => found.get(text) ?? new Float32Array());
    expect(dot(asked!, asked!)).toBeCloseTo(1, 3);
    expect(dot(asked!, due!)).toBeGreaterThan(dot(asked!, dogs!) + 0.2);
  },
);

it('embeds a text the same whatever is embedded with it', async () => {
  const encoder = await loadEncoder();
  const alone = (await encoder.embed(['Applicants must be charities.'])).get(
    'Applicants must be charities.',
  );
  const among = (await encoder.embed(['x '.repeat(300), 'Applicants must be charities.'])).get(
    'Applicants must be charities.',
  );
  expect(among).toEqual(alone);
});

it('embeds an endless text and an empty one', async () => {
  const found = await (await loadEncoder()).embed(['', 'a'.repeat(100_000)]);
  expect([...found.values()].map((vector) => vector.length)).toEqual([384, 384]);
});
