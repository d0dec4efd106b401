import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findMissions } from './mission.ts';

const missionOf = (text: string, names: string[] = []) =>
  [...findMissions(paperOf(paperFrom('paper', 'pdf', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('a mission in the words of by-laws and articles', () => {
  it.each([
    [
      'committees',
      'The following committees are charged with the purpose of organizing the ongoing activities of the organization and shall be standing committees.',
    ],
    [
      'an end',
      'The Society may be dissolved by a resolution passed at a General Meeting convened for that purpose for which thirty (30) days’ notice shall be given.',
    ],
    [
      'a reader',
      'Anyone who gives should be able to read exactly what this corporation was organized to do without having to ask us.',
    ],
  ])('is no rule on %s', (_, rule) => {
    expect(missionOf(`# BY-LAWS OF THE HERON SOCIETY\n${rule}`)).toBeUndefined();
  });

  it.each([
    [
      'whose purposes follow what is not contemplated',
      `# ARTICLES OF INCORPORATION
      This Association does not contemplate pecuniary gain or profit to the members thereof, and the specific purposes for which it is formed are to provide for upkeep of the common meadow within the Project, and in furtherance of these purposes, to:
      - exercise all of the powers and privileges of the Association`,
      'The specific purposes for which it is formed are to provide for upkeep of the common meadow within the Project.',
    ],
    [
      'that carry out the clause by something of their own',
      `# BY-LAWS OF ALDER GROVE WORKS
      1.2 AGW is organized exclusively for charitable purposes within the meaning of Section 501(c)(3) of the Internal Revenue Code. It carries out that purpose by lending tools to people who mend their own homes.`,
      'It carries out that purpose by lending tools to people who mend their own homes.',
    ],
    [
      'that further the clause under its heading',
      `# ARTICLES OF INCORPORATION
      ## Purpose
      This corporation is organized exclusively for charitable purposes within the meaning of Section 501(c)(3) of the Code.
      In furtherance of these purposes, the corporation may provide repair, loan and training in the use of computers for older people.`,
      'In furtherance of these purposes, the corporation may provide repair, loan and training in the use of computers for older people.',
    ],
    [
      'that tell behind the clause what is done',
      `# BY-LAWS OF ALDER GROVE WORKS
      ## ARTICLE II: MISSION AND PURPOSES
      Alder Grove Works is organized exclusively for charitable purposes under Section 501(c)(3) of the Internal Revenue Code. The organization teaches the mending of tools to people who own homes.
      - Purpose: Charitable mission under Section 501(c)(3)`,
      'The organization teaches the mending of tools to people who own homes.',
    ],
    [
      'of an old court’s charter',
      `In the Court of Common Pleas
      Second. The purposes for which the corporation is formed, are to take over the graveyard at Mill Run and to keep it as a public cemetery.`,
      'The purposes for which the corporation is formed, are to take over the graveyard at Mill Run and to keep it as a public cemetery.',
    ],
    [
      'of a club whose constitution is one list',
      `- The name of the Club shall be Northern Compass.
      - The objectives of the Club shall be to encourage the sport of fell running by:
      - staging races
      - holding training evenings
      - The Club shall be open to any runner.`,
      'The objectives of the Club shall be to encourage the sport of fell running by: staging races; holding training evenings.',
    ],
    [
      'under “Organisation Objectives”',
      `# Constitution
      - Organisation Objectives.
      - To build a community around open hardware in the county.
      - To keep a shared workshop where members work together.`,
      'To build a community around open hardware in the county; To keep a shared workshop where members work together.',
    ],
    [
      'of a parents’ body “for the purpose of”',
      `# BY-LAWS OF THE ALDER GROVE BOOSTERS
      The Boosters are organized for the purpose of supporting music, art and drama at Alder Grove High School.`,
      'The Boosters are organized for the purpose of supporting music, art and drama at Alder Grove High School.',
    ],
    [
      'that “shall have as its purpose”',
      `# BY-LAWS OF THE GUILD
      The Guild shall have as its purpose the encouragement of hand weaving in the three counties.`,
      'The Guild shall have as its purpose the encouragement of hand weaving in the three counties.',
    ],
    [
      'whose objects are “established to”',
      `# CONSTITUTION OF THE TRUST
      The Trust is established to promote the conservation of chalk streams in the public benefit.`,
      'The Trust is established to promote the conservation of chalk streams in the public benefit.',
    ],
    [
      'in a state form’s answer',
      `# ARTICLES OF INCORPORATION
      The nature of the business and its purposes are: to teach sewing to women who are new to the city.`,
      'to teach sewing to women who are new to the city.',
    ],
    [
      'that goes on in letters',
      `# ARTICLES OF INCORPORATION
      ARTICLE III. The corporation is organized for the following purposes:
      a) To shelter dogs that nobody claims.
      b) To teach the public how to keep them.`,
      'To shelter dogs that nobody claims',
    ],
  ])('%s', (_, text, mission) => {
    expect(missionOf(text)).toContain(mission);
  });
});

describe('a mission in the words of pages, letters and policies', () => {
  it.each([
    [
      'a policy that tells the charity’s object',
      `# Child Protection Policy
      1. PURPOSE OF ORGANISATION: The Festival aims to advance the education of the public in the art of music.`,
      'The Festival aims to advance the education of the public in the art of music.',
    ],
    [
      'thanks for a mission',
      `# Support
      Thank you for helping the Larkspur Orchestra fulfill its mission of training young players from every part of the city!`,
      'Training young players from every part of the city.',
    ],
    [
      'a call to join',
      'Join us in our mission to end hunger among school children in the valley.',
      'To end hunger among school children in the valley.',
    ],
    [
      'a heading that names it',
      `## Why Give to HRLC?
      HRLC provides free legal services to people fighting for clean water in their towns.`,
      'HRLC provides free legal services to people fighting for clean water in their towns.',
    ],
    [
      'what it is there for',
      `## About us
      Alder Grove Pantry exists for families in the district who run out of food before the month ends.`,
      'Alder Grove Pantry exists for families in the district who run out of food before the month ends.',
    ],
    [
      'what we aim at',
      'At Alder Grove Pantry we aim to put a hot meal on every table in the district, every night.',
      'At Alder Grove Pantry we aim to put a hot meal on every table in the district, every night.',
    ],
    [
      'a goal',
      '## About us\nOur goal is to make sure that every child in the district learns to swim.',
      'Our goal is to make sure that every child in the district learns to swim.',
    ],
    [
      'a vision after the mission',
      '## Mission & Vision\nWe bring neighbors together to restore the creek and its banks.',
      'We bring neighbors together to restore the creek and its banks.',
    ],
    [
      'a belief turned to work',
      '## About us\nAlder Grove Pantry is committed to ending hunger in the district through food, advice and friendship.',
      'Alder Grove Pantry is committed to ending hunger in the district through food, advice and friendship.',
    ],
    [
      'a question',
      '## Why we exist\nChildren in the district go to school hungry, and we make sure that they eat.',
      'Children in the district go to school hungry, and we make sure that they eat.',
    ],
    [
      'what it has done for years',
      'For more than 30 years, Alder Grove Pantry has provided groceries and advice to families across the district.',
      'For more than 30 years, Alder Grove Pantry has provided groceries and advice to families across the district.',
    ],
    [
      'a relative clause',
      'Alder Grove Pantry is a 501(c)(3) nonprofit organization whose mission is to feed every family in the district.',
      'Alder Grove Pantry is a 501(c)(3) nonprofit organization whose mission is to feed every family in the district.',
    ],
  ])('is in %s', (_, text, mission) => {
    expect(missionOf(text, ['Alder Grove Pantry'])).toBe(mission);
  });

  it('is in the definition of a name that the page elsewhere shortens', () => {
    expect(
      missionOf(
        'The Adder County Society for the Care of Horses (SCH), is a 501 c-3 non-profit organization that gives shelter to abandoned horses and teaches their owners.',
        ['Adder County SCH'],
      ),
    ).toContain('gives shelter to abandoned horses');
  });

  it('may be a purpose for its members, or a mandate', () => {
    const text =
      'The purpose of the organization is to provide its members a room and tools to learn new trades.';
    expect(missionOf(`# BY-LAWS OF THE HERON WORKS\n${text}`)).toBe(text);
    expect(
      missionOf(
        'Mandate of the association: “to protect the quality of Heron Lake and its shore”.',
      ),
    ).toContain('to protect the quality of Heron Lake');
  });
});

it('is the aim of the body that a sentence names, and of no other', () => {
  const told =
    'The ultimate objective of Rainfall is to make its old weather records free for all.';
  expect(missionOf(told, ['Rainfall'])).toBe(told);
  expect(missionOf(told, ['Tarn Weather Watch'])).toBeUndefined();
});

it.each([
  'We serve as an open kitchen for growers working to end waste in the valley.',
  'We aim at bringing fresh bread to every table in the district.',
  'Alder Grove Pantry, run by volunteers, exists to bring bread to every table in the district.',
])('is what a body strives for: “%s”', (text) => {
  expect(missionOf(text, ['Alder Grove Pantry'])).toBe(text);
});

it.each([
  'Alder Grove Pantry also aims at bringing fresh bread to every table in the district.',
  'We are guided by a small team of bakers and staff devoted to making each visit a pleasant one.',
])('is not what it does beside, or its people: “%s”', (text) => {
  expect(missionOf(text, ['Alder Grove Pantry'])).toBeUndefined();
});
