import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const paper = (text: string) =>
  valuesOf(
    paperFrom(
      'page',
      'html',
      `# Tarn Community Garden
      Tarn Community Garden is a nonprofit organization by the lake.
      ${text}`,
    ),
  );

describe('what an organization has achieved', () => {
  it.each([
    'Today, we have 87 members in 68 plots.',
    'In 2018 the programs’ combined cumulative enrollment was 254 children.',
    'In 1983, in 1994 and again in 2000, the gardening community successfully advocated that the land not be built on.',
    'In 2017, the flower bed at the corner became an official Monarch Butterfly Waystation.',
    'Our 9th Annual Community Barbecue and Street Festival was another summer success.',
    'The Garden raises over $100,000 annually to fund seeds, tools and the salary of a teacher.',
    'Our spring plant sale raised $14,300 last year.',
    'Our volunteer base includes 100+ active parents contributing over 5,000 hours annually.',
  ])('is told in a plain sentence: %s', (sentence) => {
    expect(paper(sentence).pastAchievements).toBe(sentence);
  });

  it.each([
    'We hope that our fair will be a success.',
    'The Garden needs $100,000 a year.',
    'The meadow became an official swamp.',
  ])('is nothing hoped for, needed or said of something else: %s', (sentence) => {
    expect(paper(sentence).pastAchievements).toBeUndefined();
  });
});

describe('a table of what was counted', () => {
  it('is told a row a line', () => {
    expect(
      paper(`## The year in numbers
      | Patients cared for | 284 |
      | Home visits | 3,912 |`).pastAchievements,
    ).toBe('Patients cared for: 284\nHome visits: 3,912');
  });

  it('is none of money', () => {
    expect(
      paper(`## Results
      | Income | 801,686 |
      | Total | 652,249 |`).pastAchievements,
    ).toBeUndefined();
  });
});

describe('what else a paper says of its organization', () => {
  it('is not what its staff is dedicated to', () => {
    expect(
      valuesOf(
        paperFrom(
          'page',
          'html',
          `# About the Museum
          The Tarn Heritage Museum is an institution that keeps boats, nets and letters of the lake’s fishers for everybody.
          Our staff is dedicated to making your visit a pleasant hour.`,
        ),
      ).missionStatement,
    ).toContain('keeps boats, nets and letters');
  });

  it('is not the year of a nursery that it established', () => {
    expect(
      paper('In 2003, we established the Nursery School for children of three.').foundedYear,
    ).toBeUndefined();
  });

  it('is its first word, too, where it is always called so', () => {
    expect(
      valuesOf(
        paperFrom(
          'page',
          'html',
          `# About
          Our Highland Kids was founded by a teacher. Since then, Our Highland Kids has become a registered charity, and Our Highland Kids continues to serve children.`,
        ),
      ).name,
    ).toBe('Our Highland Kids');
  });

  it('is what it calls its aim or its mission in the middle of a paragraph', () => {
    expect(
      paper('We are a chartered club and our aim is to offer a plot to everyone in the town.')
        .missionStatement,
    ).toBe('Our aim is to offer a plot to everyone in the town.');
    expect(
      paper('It opened in a garage. Its mission: to make gardening safe and cheap for everybody.')
        .missionStatement,
    ).toBe('To make gardening safe and cheap for everybody.');
  });

  it('is what a letter says behind its thanks', () => {
    expect(
      valuesOf(
        paperFrom(
          'letter',
          'html',
          `TARN BEND HABITAT ALLIANCE
          77 Levee Road, Quincy, IL 62301
          Thank you for your interest. Tarn Bend Habitat Alliance protects and restores wetlands along the upper river.`,
        ),
      ).missionStatement,
    ).toBe('Tarn Bend Habitat Alliance protects and restores wetlands along the upper river.');
  });
});
