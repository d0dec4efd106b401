import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findMissions } from './mission.ts';
import { isCall, isToldOfOthers } from './mission-of-others.ts';

const missionOf = (text: string, names: string[] = []) =>
  [...findMissions(paperOf(paperFrom('paper', 'html', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('what no mission is', () => {
  it.each([
    [
      'how directors are to behave',
      `# Conflict of Interest Policy
      # ARTICLE I
      ## PURPOSES
      It is important for the Alder Foundation board of directors to be aware that conflicts of interest sometimes occur in the affairs of the Foundation.`,
    ],
    [
      'what a notice of privacy tells',
      `# Privacy
      ## About us
      The Alder Foundation also collects potentially personally-identifying information like IP addresses to help diagnose problems with our servers and to better serve our visitors.`,
    ],
    [
      'what a policy is for',
      `# Travel Reimbursement Policy on Staff
      ## Purpose
      Staff and volunteers are paid back what they spend on their way to a meeting, within reason and upon receipt.`,
    ],
    [
      'what readers are asked for under a heading with the word',
      `# A home for every dog
      ## Support Our Rescue Mission
      Help us continue saving lives and finding homes for more animals of the parish`,
    ],
    [
      'how it stands with it',
      'What it means for the mission is bigger than we had ever hoped for.',
    ],
    [
      'who pays for it',
      'Our mission is made possible by the gifts of more than a hundred neighbors.',
    ],
  ])('is %s', (_, text) => {
    expect(missionOf(text)).toBeUndefined();
  });

  it.each(['Join us on Saturday', 'Support our work', 'Become a monthly donor', 'Donate now'])(
    'asks the reader: %s',
    (text) => {
      expect(isCall(text)).toBe(true);
    },
  );

  it.each([
    'Help our neighbors stay warm in winter',
    'Support families who have lost a child',
    'Join hands with farmers to keep the valley green',
    'Give every child a book of their own',
    'To promote the wise use of natural resources in the valley',
    'To teach young families the careful use of money',
  ])('does not take a mission for a call: %s', (text) => {
    expect(isToldOfOthers(text)).toBe(false);
  });

  it.each([
    'Our mission is simple: to feed every child of the valley before school.',
    'At Alder House our mission is more than shelter – it is to bring each guest home.',
  ])('keeps %s', (text) => {
    expect(missionOf(text, ['Alder House'])).toBe(text);
  });
});

describe('what a page tells of its body', () => {
  it.each([
    [
      'behind who it is',
      `# Alder Data Alliance
      Founded in 2014, the Alder Data Alliance is Salem’s civic tech nonprofit and we are committed to open data.
      We create and share tools with which neighbors read what the city does with their taxes.`,
      ['Alder Data Alliance'],
      'We create and share tools with which neighbors read what the city does with their taxes.',
    ],
    [
      'as its goal',
      `# Alder Barn Cats
      Alder Barn Cats is a 501(c)(3) established in 2025. Our goal is spay and neuter for the barn cats of the parish.`,
      ['Alder Barn Cats'],
      'Our goal is spay and neuter for the barn cats of the parish.',
    ],
    [
      'with its founding',
      `# About the Society
      The ALS was founded in 1983 as the Alder Lamp Collectors to promote interest in old lamps around the world.`,
      ['Alder Lamp Society'],
      'The ALS was founded in 1983 as the Alder Lamp Collectors to promote interest in old lamps around the world.',
    ],
  ])('is its mission: %s', (_, text, names, mission) => {
    expect(missionOf(text, names)).toBe(mission);
  });

  it('may be a line without a subject below its name', () => {
    const line = 'Bringing warm meals and company to the sick across the valley.';
    expect(missionOf(`# Partners\n## Alder House\n${line}`, ['Alder House'])).toBe(line);
    expect(missionOf(`# Partners\n## Birch House\n${line}`, ['Alder House'])).toBeUndefined();
    expect(
      missionOf('## Alder House\nServing the sick and the lonely of the valley since 1950.', [
        'Alder House',
      ]),
    ).toBeUndefined();
  });

  it('is what rules say that it has been formed for', () => {
    const text =
      'The A.M.R.A has been formed for the purpose of providing the finest rowing races on the river.';
    expect(missionOf(`# Constitution of the Alder Rowers\n# Section 1\n${text}`)).toBe(text);
  });

  it.each([
    'Our goal is 500 backpacks before the school year begins in late August.',
    'Our goal is to raise enough for a new roof by the end of this year.',
    'The scholarship fund was founded in 1990 by Ann Farr to support students of the valley.',
  ])('leaves out %s', (text) => {
    expect(missionOf(text, ['Alder House'])).toBeUndefined();
  });
});

it.each([
  'We will always work to ensure your donations have the greatest effect.',
  'Elm Row Chapel has been serving the town for nearly 200 years.',
  'Elm Row Region 4 has served the towns of the valley since 1972.',
  '(This section will hold our mission)',
  'The aim of this child protection policy is to keep children safe.',
  'The club makes careful use of its money.',
  'Elm Row Aid is known for the efficient use of your generous donations.',
  'A prudent use of financial means keeps our doors open.',
  'We are proud to be recognized for how we keep house.',
  'Our aims are set out in our statutes.',
  'The purpose of the club is the same as in its rules, which we also print in the yearbook.',
  'Our mission is described on the page about our history.',
])('takes no passage for a mission that promises, counts years or waits: %s', (text) => {
  expect(isToldOfOthers(text)).toBe(true);
});

it('hears a purpose that follows the words that announce it', () => {
  expect(isToldOfOthers('The objects of the club are set out below: to keep bees.')).toBe(false);
  expect(isToldOfOthers('Our mission is found homes for stray cats.')).toBe(false);
});
