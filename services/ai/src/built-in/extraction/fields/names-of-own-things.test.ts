import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string, source: 'pdf' | 'html' = 'pdf') =>
  [...findNames(paperOf(paperFrom('paper', source, text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

describe('the name of a body among its own things', () => {
  it('is the one whose board stands in the head, and no person spoken of', () => {
    expect(
      nameOf(`# 2023 Plan
      Plan — Ash Row Foundation Board of Directors — 2023-04-02
      We want to hire Beatrix. Beatrix has kept the records for years, and she is a gifted writer.
      Beatrix is ready to start. When she starts, she will help the Ash Row Foundation grow.`),
    ).toBe('Ash Row Foundation');
  });

  it('is no fund that a body has under its letters', () => {
    expect(
      nameOf(`# 2021 Annual Report
      The first year of the Alder project association (APA) was full. The APA has grown.
      The APA Development Fund was established in June 2021.
      The APA received gifts from many people.
      This year the APA welcomes members from abroad.
      The APA is run by volunteers.`),
    ).not.toBe('APA Development Fund');
  });

  it('is whom the first sentences of a report tell of', () => {
    expect(
      nameOf(`# 2023 Annual Report
      The Dovedale Initiative reached over 400 pupils in 2023.
      In 2023, The Dovedale Initiative held its clubs in three schools.`),
    ).toBe('Dovedale Initiative');
  });

  it('is the library on the page that its town gives it', () => {
    expect(
      nameOf(
        `# Library
        The purpose of the Ash Creek Public Library is to lend books to all who live here.
        Ash Creek Township - Library`,
        'html',
      ),
    ).toBe('Ash Creek Public Library');
  });

  it('is no link to another site, and no museum without a name', () => {
    expect(nameOf('# Our sites\nFollow Us on Twitter\nhello@example.org', 'html')).toBeUndefined();
    expect(nameOf('Das Museum hat eine Sammlung. Das Museum ist offen.', 'html')).toBeUndefined();
  });

  it('holds all of a society against cruelty', () => {
    expect(
      nameOf(
        'The Dell County Society for the Prevention of Cruelty to Animals (SPCA), is a non-profit organization that shelters pets.',
        'html',
      ),
    ).toBe('Dell County Society for the Prevention of Cruelty to Animals');
  });
});
