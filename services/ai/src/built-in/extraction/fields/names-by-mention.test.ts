import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string) =>
  [...findNames(paperOf(paperFrom('paper', 'docx', text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

describe('the body that a paper keeps naming', () => {
  it('is whose paper it is, where no title tells', () => {
    expect(
      nameOf(`# General Policy on the Safety of Children
      Hillside Lutheran Chapel seeks to give a safe place to children.
      - No applicant is considered until he has been with Hillside Lutheran Chapel for six months.
      - Hillside Lutheran Chapel may ask for references.`),
    ).toBe('Hillside Lutheran Chapel');
  });

  it('is called by its letters alone in the rules of a club', () => {
    expect(
      nameOf(`# Code of conduct
      To support the objectives of BYFC by playing fair.
      - Anybody who takes part in BYFC games is bound by it.
      - Refusal to comply with the rules of BYFC.
      - Suspension from BYFC games.`),
    ).toBe('BYFC');
  });

  it('is no part of any body, and no page', () => {
    expect(
      nameOf(`# Message from Board and Staff
      The Board of Directors met. The Board of Directors voted. The Board of Directors thanks all.`),
    ).toBeUndefined();
  });
});
