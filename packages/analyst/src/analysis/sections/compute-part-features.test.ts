import { expect, it } from 'vitest';
import { heading, listItem, classifiedUnits } from '../../testing/classified-units.ts';
import { computePartFeatures } from './compute-part-features.ts';

const featuresOf = (...judgments: number[]) =>
  computePartFeatures(
    classifiedUnits(
      [heading('Your application'), listItem('Need'), listItem('Plan'), listItem('Budget')],
      (text) => ({
        role: 'section',
        namesPart: judgments[['Need', 'Plan', 'Budget'].indexOf(text)] ?? 0,
      }),
    ),
  );

it('uses the probability of the siblings', () => {
  const [, among] = featuresOf(0.25, 0.75, 0.75);
  const [, alone] = featuresOf(0.25, 0, 0);
  const raised = [...(among ?? [])].filter((value, index) => value > (alone?.[index] ?? 0));
  expect(among?.length).toBe(alone?.length);
  expect(raised).toContain(0.75);
});

it('excludes a line from the average of its siblings', () => {
  const [, low] = featuresOf(0, 0.5, 0.5);
  const [, high] = featuresOf(1, 0.5, 0.5);
  const meanOfSiblings = (vector: Float32Array | undefined) =>
    [...(vector ?? [])].filter((value) => value === 0.5).length;
  expect(meanOfSiblings(low)).toBeGreaterThan(0);
  expect(meanOfSiblings(high)).toBe(meanOfSiblings(low));
});

it('counts the fields below a title', () => {
  const [plain] = computePartFeatures(
    classifiedUnits([heading('Contact'), listItem('We plant trees')], () => undefined),
  );
  const [form] = computePartFeatures(
    classifiedUnits([heading('Contact'), listItem('Phone number: ____')], () => undefined),
  );
  expect(form).not.toEqual(plain);
});
