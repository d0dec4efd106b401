import { expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const worksOf = (text: string): unknown =>
  valuesOf(paperFrom('page', 'html', text)).currentProjects;

it('a precept under a heading is no project', () => {
  expect(
    worksOf(`# Orle Tinkerers
      We are guided by what we call the three Ps:
      ## Projects
      Encourage everybody in taking things apart and putting them together
      ## Play
      Let people try and fail`),
  ).toBeUndefined();
});

it('aims under a heading of aims are no programmes', () => {
  expect(
    worksOf(`# Orle Larder
      ## Our Objectives
      Our objectives are plain. We work to:
      - Distribute food to everyone in the town who is hungry.
      - Teach the craft of baking in classes that cost nothing.`),
  ).toBeUndefined();
});
