import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { computeCosine } from './compute-cosine.ts';
import { loadEncoder, openEncoder } from './encoder.ts';
import type { Probe } from './find-accurate-encoder.ts';
import { resolveModelFile } from './resolve-model-file.ts';

it.each(['native', 'wasm'] as const)(
  'computes similar embeddings for texts with the same meaning (%s)',
  async (runtime) => {
    const texts = ['When is the deadline?', 'The due date for applications', 'Dogs bark at night'];
    const found = await (await openEncoder(runtime)).embed(texts);
    const [question, due, unrelated] = texts.map((text) => found.get(text) ?? new Float32Array());
    expect(computeCosine(question!, question!)).toBeCloseTo(1, 3);
    expect(computeCosine(question!, due!)).toBeGreaterThan(
      computeCosine(question!, unrelated!) + 0.2,
    );
  },
);

it('computes the same embedding for a text in any batch', async () => {
  const encoder = await loadEncoder();
  const alone = (await encoder.embed(['Applicants must be charities.'])).get(
    'Applicants must be charities.',
  );
  const among = (await encoder.embed(['x '.repeat(300), 'Applicants must be charities.'])).get(
    'Applicants must be charities.',
  );
  expect(among).toEqual(alone);
});

it('embeds very long text and empty text', async () => {
  const found = await (await loadEncoder()).embed(['', 'a'.repeat(100_000)]);
  expect([...found.values()].map((vector) => vector.length)).toEqual([384, 384]);
});

it.each(['native', 'wasm'] as const)(
  'reproduces the recorded embedding of the probe (%s)',
  async (runtime) => {
    const probe = JSON.parse(await readFile(resolveModelFile('probe.json'), 'utf8')) as Probe;
    const found = await (await openEncoder(runtime)).embed([probe.text]);
    expect(
      computeCosine(found.get(probe.text)!, Float32Array.from(probe.embedding)),
    ).toBeGreaterThan(0.97);
  },
);
