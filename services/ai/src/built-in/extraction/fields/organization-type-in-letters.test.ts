import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const exempt =
  "We're pleased to tell you we determined you're exempt from federal income tax under Internal Revenue Code (IRC) Section 501(c)(3).";

describe('the type that a letter of the IRS gives', () => {
  const typeOf = (text: string) =>
    valuesOf(
      paperFrom(
        'letter.pdf',
        'pdf',
        `Internal Revenue Service
        Employer ID number: 84-5550173
        Dear Applicant:
        ${text}`,
      ),
    ).organizationType;

  it('is no foundation where the letter only speaks of foundations', () => {
    expect(
      typeOf(
        `${exempt} If you were a private foundation you would file Form 990-PF, Return of Private Foundation.`,
      ),
    ).toBe('nonprofit');
    expect(
      typeOf(`${exempt} You're not a private foundation as defined under Section 509(a).`),
    ).toBe('nonprofit');
  });

  it('is a foundation where the letter finds one', () => {
    expect(
      typeOf(`${exempt} We determined you're a private foundation within the meaning of 509(a).`),
    ).toBe('foundation');
  });
});
