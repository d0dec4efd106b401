import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { focusInProse } from './focus-in-prose.ts';

const focusOf = (text: string) =>
  [...focusInProse(paperOf(paperFrom('paper', 'html', text)), ['Mill Race Fund'])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('fields of work in a sentence', () => {
  it.each([
    [
      'Our model, focused on locally-led infrastructure, training, and income-generating activities, demonstrated measurable impact across health, education, workforce, and economic empowerment.',
      'health, education, workforce, and economic empowerment',
    ],
    [
      'The corporation is formed exclusively for the purposes of providing science, engineering, technology, and art instruction to children in Sunset Park.',
      'science, engineering, technology, and art instruction',
    ],
    [
      'To advance education, skills development, and technical training for the public benefit.',
      'education, skills development, and technical training',
    ],
    [
      'The Mill Race Fund focuses on housing, literacy and public health in Lane County.',
      'housing, literacy and public health',
    ],
    [
      'We have established an organization to contribute to the nation in different fields like education, health, arts and religion.',
      'education, health, arts and religion',
    ],
    [
      'We make grants in the areas of early learning and food security.',
      'early learning and food security',
    ],
  ])('are read from “%s”', (text, areas) => {
    expect(focusOf(text)).toBe(areas);
  });

  it.each([
    'The corporation is organized exclusively for charitable, religious, educational, and scientific purposes.',
    'We work across Ohio, Kentucky, and Indiana.',
    'Our volunteers are active in feeding families, building homes, and helping children.',
    'The county works in roads, bridges, and drains.',
    'The purposes are to promote the health, safety and welfare of the residents.',
    'Our mission is to provide nutritious food, dignity, and hope to families.',
    'We focus on children, families, and seniors.',
    'Our purpose is to promote knowledge, brotherhood, and operating skill.',
  ])('are not in “%s”', (text) => {
    expect(focusOf(text)).toBeUndefined();
  });
});
