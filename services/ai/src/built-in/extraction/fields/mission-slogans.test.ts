import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findMissions } from './mission.ts';

const missionOf = (text: string, names: string[] = []) =>
  [...findMissions(paperOf(paperFrom('paper', 'html', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('a mission beside slogans', () => {
  it('is the aims below one', () => {
    expect(
      missionOf(`## Our mission
      We play the tune. We move the town.
      Keep live music in the villages of the fen.
      Teach every child who asks an instrument.
      ## What we do`),
    ).toBe('Keep live music in the villages of the fen. Teach every child who asks an instrument.');
  });

  it('is the paragraph below one', () => {
    expect(
      missionOf(`## Our mission
      Five values that shape our work.
      The Fen Band lends instruments and teachers to the children of eleven villages.`),
    ).toBe('The Fen Band lends instruments and teachers to the children of eleven villages.');
  });

  it.each([
    'Four pillars that guide everything we do.',
    'We change the life.',
    'One town. One river. One team.',
  ])('is not “%s”', (text) => {
    expect(missionOf(`## Our Mission\n${text}\n## Our team`)).toBeUndefined();
  });

  it.each([
    'To feed and clothe our neighbors.',
    'Building homes for all families.',
    'Five things that we do to bring clean water to the villages of the fen, whatever it takes.',
  ])('may be short: “%s”', (text) => {
    expect(missionOf(`## Our Mission\n${text}`)).toBe(text);
  });

  it('stands between dashes', () => {
    expect(
      missionOf(
        'Our mission—to keep the old mill turning for the children of the valley—gives us hope.',
      ),
    ).toBe('To keep the old mill turning for the children of the valley.');
    expect(
      missionOf('Our mission—at last—begins to grow on the people of the valley.'),
    ).toBeUndefined();
  });

  it('needs no subject under “About us”', () => {
    const text =
      'Dedicated to keeping the rivers of the county clean enough for every child to swim.';
    expect(missionOf(`# About Us\n${text}`)).toBe(text);
    expect(missionOf(`# Menu\n${text}`)).toBeUndefined();
  });

  it('is what the founders gave as its objects', () => {
    const text =
      'The founders wrote that the objects of the Society were the study of the town’s past and the keeping of its papers.';
    expect(missionOf(text)).toBe(text);
  });

  it('stands under a numbered heading, lettered, without its powers', () => {
    expect(
      missionOf(`# Fen Rifle Club - Constitution & By-Laws
      ## 02 Objectives
      The club is formed:
      a. To foster target shooting in the fen.
      b. To teach the safe use of old arms.
      c. To borrow, raise or in any other fashion find money to further these objectives.
      d. To do all such acts and things permitted by law as may assist it.
      e. To apply the assets and income of the Club to its objects.`),
    ).toBe('To foster target shooting in the fen; To teach the safe use of old arms.');
  });

  it('is not what donors are told', () => {
    expect(
      missionOf(
        '# Donate\nYour generous donations help us provide free groceries to over 40,000 people every year.',
      ),
    ).toBeUndefined();
  });

  it('is not how soon somebody answers', () => {
    expect(
      missionOf(
        'We endeavour to answer online queries as quickly as possible and aim to get back to you within 3 working days.',
      ),
    ).toBeUndefined();
  });
});
