import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { worksUnderWay } from './works-under-way.ts';

const told = (text: string, names: string[] = []) =>
  worksUnderWay(paperOf(paperFrom('paper', 'docx', text)), names)[0]?.value;
const title = '# Larch Lane Hall AGM 2023\n';

describe('works that are under way', () => {
  it.each([
    'Repairs to the porch have begun, and will be finished by June.',
    'The renovation of the kitchen is well under way.',
    'It was agreed that spending in the coming year would focus on the heating.',
  ])('are what minutes report: “%s”', (text) => {
    expect(told(`${title}${text}`)).toBe(text);
    expect(told(`# Larch Lane Hall\n${text}`)).toBeUndefined();
  });

  it('are none of the developers’', () => {
    expect(
      told(`${title}Building work on the adjacent site has started, the developers say.`),
    ).toBeUndefined();
  });

  it('are what the body says that it builds, and when it will be done', () => {
    const text =
      'The Shelter is building a clinic for cats, which is expected to open in the autumn of 2025.';
    expect(told(text, ['Larch Lane Shelter'])).toBe(text);
    expect(told('The Shelter is building a clinic for cats.', ['Larch Lane Shelter'])).toBe(
      undefined,
    );
    expect(
      told('The county is building a road, expected to open in 2025.', ['Larch Lane Shelter']),
    ).toBeUndefined();
  });
});
