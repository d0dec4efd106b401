import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findCurrentProjects } from './current-projects.ts';

const projectsOf = (text: string) =>
  [...findCurrentProjects(paperOf(paperFrom('paper', 'html', text)), ['Alder Grove Pantry'])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('programmes that are called by name', () => {
  it.each([
    [
      'With two partners, the group is launching a Nurse Training Program in the valley.',
      'Nurse Training Program',
    ],
    [
      'If you donate to the Safe Homes Initiative, this is what your money goes towards.',
      'Safe Homes Initiative',
    ],
    ['We moved our Adult Day Services into the old mill.', 'Adult Day Services'],
    ['Our Assisted Living program maintained enrollment.', 'Assisted Living program'],
    [
      '(b) Paws & Vets Program. With this program every veteran may meet a rescued dog.',
      'Paws & Vets Program',
    ],
  ])('%s', (text, name) => {
    expect(projectsOf(text)).toContain(name);
  });

  it.each([
    'We moved our Legal Services into the old mill.',
    'Our Matching Gift Program doubles what you give.',
    'Families may apply to the Supplemental Nutrition Assistance Program.',
    'The pantry ended its Summer Camp Program in 2019.',
    'The faculty play through student pieces, conducted by its Music Director Ann Lee.',
  ])('are not: %s', (text) => {
    expect(projectsOf(text)).toBeUndefined();
  });

  it('are the list that a letter ends with “including”', () => {
    expect(
      projectsOf(`Your gift ensures that arts education opportunities continue to thrive here, including:
      - ClayWorks
      - Young Printers
      Please keep this letter.`),
    ).toContain('ClayWorks; Young Printers');
  });

  it('are the headings under “Projects and success stories”', () => {
    expect(
      projectsOf(`# Projects and/or Success Stories
      ## Mend a Bike
      Neighbors who know how show those who do not.
      ## Seed Shelf
      A shelf of seeds in every branch of the library.`),
    ).toBe(
      'Mend a Bike: Neighbors who know how show those who do not.\nSeed Shelf: A shelf of seeds in every branch of the library.',
    );
  });
});
