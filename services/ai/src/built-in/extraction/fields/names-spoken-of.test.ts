import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string) =>
  [...findNames(paperOf(paperFrom('paper', 'pdf', text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

describe('the body that a paper speaks of', () => {
  it('is the one that acts in it, though no rule of its title or head knows it', () => {
    expect(
      nameOf(`Dear friends,
      Because of you, HARROW has remained a lifeline for families in our valley.
      In partnership with Friends of Kunar and the Ostrow Foundation, HARROW is launching a midwife course.
      At HARROW, 98% of every donation goes to the clinics.
      HARROW continues to stand strong.`),
    ).toBe('HARROW');
    expect(
      nameOf(`Lantern Row supports a workshop that values inclusion.
      Help Out: Lantern Row is made possible by people who give more than they take.
      Members of Lantern Row keep the room tidy. Lantern Row reserves the right to end a membership.`),
    ).toBe('Lantern Row');
  });

  it('is told by its whole name where the paper gives its letters, too', () => {
    expect(
      nameOf(`Wells-Barton Development Center
      WBDC has grown again. Many families thank WBDC for it.
      At WBDC, classes began in May. WBDC offers thirty of them.`),
    ).toBe('Wells-Barton Development Center');
  });

  it('is no partner, no place, no kind of body and none of several', () => {
    expect(
      nameOf(`We worked with Kestrel Bank again. Thanks to Kestrel Bank we have a roof.
      Partnering with Kestrel Bank has been a joy. Kestrel Bank has a branch here.`),
    ).toBeUndefined();
    expect(
      nameOf(`Brigade members met in May. Every Brigade has a captain, and many Brigades have two.
      The Brigade is open to all. The Brigade has grown.`),
    ).toBeUndefined();
    expect(
      nameOf(`Alder House has a garden. Alder House is open daily. Alder House offers lunch.
      Birch House has a yard. Birch House is open daily. Birch House offers supper.`),
    ).toBeUndefined();
  });
});
