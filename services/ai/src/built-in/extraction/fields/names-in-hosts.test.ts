import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string, title?: string) =>
  [...findNames(paperOf(paperFrom('paper', 'html', text, title)))].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the name that an address of its own spells', () => {
  it('is the name', () => {
    expect(
      nameOf(`# Contact Us
      Email: manager@fernfoodpantry.org
      Mailing address (checks): Fern Food Pantry
      P.O. Box 46 Fern, MA 02027`),
    ).toBe('Fern Food Pantry');
  });

  it('is not a shop’s', () => {
    expect(
      nameOf(`# Where we meet
      Meets Wednesday at 12:00 PM at Maverick Grille
      E-mail: sean@maverickgrille.com`),
    ).toBeUndefined();
  });
});

describe('the title of a page', () => {
  it.each(['Who are we', 'Support the Museum', '2025 Impact Report', 'Advocates First: Welcome'])(
    'is no name where nothing else calls anybody so: %s',
    (title) => {
      expect(
        nameOf(
          `# ${title}
          The Fern Railway Museum is a 501(c)(3) non-profit organization.`,
          title,
        ),
      ).toBe('Fern Railway Museum');
    },
  );

  it('is found in what the paper is for', () => {
    expect(
      nameOf('# Mission and Bylaws\nThe mission of the New Band of Fern Hill is to:\n- Play music'),
    ).toBe('New Band of Fern Hill');
  });
});
