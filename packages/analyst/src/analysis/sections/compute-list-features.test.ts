import { expect, it } from 'vitest';
import {
  classifiedUnits,
  listItem,
  paragraph,
  type Judgment,
} from '../../testing/classified-units.ts';
import { computeListFeatures } from './compute-list-features.ts';

const outline = (partner: number) =>
  computeListFeatures(
    classifiedUnits(
      ['1. Need', '2. Plan', '3. Budget'].map((text) => paragraph(text)),
      (text): Judgment => ({ role: 'section', namesPart: text === '2. Plan' ? partner : 0.25 }),
    ),
  );

it('uses the probability of the other lines in a numbered list', () => {
  const [certain = [], uncertain = []] = [outline(0.75)[0], outline(0)[0]];
  expect(certain.filter((value, index) => value > (uncertain[index] ?? 0))).toContain(0.75);
});

it('excludes a line from the averages of its lists', () => {
  const means = (features: number[] = []) => features.filter((value) => value === 0.25).length;
  expect(means(outline(0.75)[1])).toBeGreaterThan(0);
  expect(means(outline(0.75)[1])).toBe(means(outline(0.5)[1]));
});

it('returns as many features for a line outside any list as for one in a list', () => {
  const [alone] = computeListFeatures(classifiedUnits([paragraph('Need')], () => undefined));
  expect(alone?.length).toBe(outline(0)[0]?.length);
});

it('distinguishes a sentence that continues an item from one that starts an item', () => {
  const judge = (): Judgment => ({ role: 'prompt', namesPart: 0.5 });
  const lastOf = (texts: string[]) =>
    computeListFeatures(
      classifiedUnits(
        texts.map((text) => listItem(text)),
        judge,
      ),
    )
      .at(-1)
      ?.slice(-5);
  expect(lastOf(['Describe your plan. Include its costs.'])).toEqual([1, 0.5, 0.9, 0, 0]);
  expect(lastOf(['Describe your plan.', 'Include its costs.'])).toEqual([0, 0, 0, 0, 0]);
  expect(lastOf(['Q1. Describe your plan.'])).toEqual([0, 0, 0, 0, 0]);
});
