import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromSignature } from './names-in-signatures.ts';

const nameOf = (text: string) => fromSignature(paperOf(paperFrom('paper', 'html', text)))[0]?.value;

describe('the name below a signature', () => {
  it('is the body whose officer signs a message', () => {
    expect(
      nameOf(`# C.E.O. Message
      We look forward to moving our mission into 2020!
      # Jodie Smith
      President & Chief Executive Officer
      Marshall-Starke Development Center`),
    ).toBe('Marshall-Starke Development Center');
  });

  it('is not that of whoever writes a letter to the organization', () => {
    expect(
      nameOf(`Dear friends of the clinic,
      We gladly support your request.
      Executive Director
      Ohio River Foundation`),
    ).toBeUndefined();
  });

  it('is no person’s', () => {
    expect(
      nameOf(`Board Chair
      Maria Lopez`),
    ).toBeUndefined();
  });
});

it('is told on the line of the officer, too', () => {
  expect(
    nameOf(`# Our year
      Thank you for a year of full shelves.
      Hal Ortiz
      CEO of Alder Valley Food Bank`),
  ).toBe('Alder Valley Food Bank');
});
