import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findMissions } from './mission.ts';

const missionOf = (text: string, names: string[] = []) =>
  [...findMissions(paperOf(paperFrom('paper', 'pdf', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('a mission told as a list', () => {
  it.each([
    [
      '1. first on the line of the words that open it',
      `# Bylaws of Paws of Alder Inc.
      ## Section 2. Purpose
      The purpose of Paws of Alder Inc. is: 1. To groom the dogs of the county at a low price
      2. To support shelters with what the grooming earns
      3. To teach children how to keep a dog`,
      'The purpose of Paws of Alder Inc. is: To groom the dogs of the county at a low price; To support shelters with what the grooming earns; To teach children how to keep a dog.',
    ],
    [
      '(a) with letters',
      `# CONSTITUTION OF THE ALDER ROWING CLUB
      # Objects
      The objects of the club are: (a) to teach rowing to anyone who asks;
      (b) to keep the boathouse open all year; and
      (c) to race other clubs on the river.`,
      'The objects of the club are: to teach rowing to anyone who asks; to keep the boathouse open all year; to race other clubs on the river.',
    ],
    [
      'where one item has a list of its own and a remark below',
      `# Bylaws of the Alder Archive
      # Article II Purpose
      The purposes of the Society are:
      1. To keep the papers of the valley safe from damp and fire.
      2. To work with schools, particularly those that teach:
      - Local history
      - Bookbinding
      Such work may include visits and loans.
      3. To print what nobody else prints about the valley.
      # Article III Offices`,
      'The purposes of the Society are: To keep the papers of the valley safe from damp and fire; To work with schools, particularly those that teach: Local history, Bookbinding; To print what nobody else prints about the valley.',
    ],
  ])('holds all of its items: %s', (_, text, mission) => {
    expect(missionOf(text)).toBe(mission);
  });

  it('ends where the next paragraph goes on with something else', () => {
    expect(
      missionOf(`# Bylaws of the Alder Archive
      # Article II Purpose
      The purposes of the Society are:
      1. To keep the papers of the valley safe from damp and fire.
      2. To print what nobody else prints about the valley.
      Members pay their dues in May.
      The treasurer keeps the books.`),
    ).toBe(
      'The purposes of the Society are: To keep the papers of the valley safe from damp and fire; To print what nobody else prints about the valley.',
    );
  });

  it('says whose "its purposes" are', () => {
    expect(
      missionOf(`# Bylaws of the Alder Foundation
      # Section 2 Purpose
      The Foundation is organized exclusively for charitable and educational purposes within the meaning of Section 501(c)(3) of the Internal Revenue Code.
      Its purposes include, without limitation:
      1. To lend instruments to children of the valley.
      2. To pay for their lessons in the first year.`),
    ).toBe(
      'The Foundation is organized exclusively for charitable and educational purposes. Its purposes include, without limitation: To lend instruments to children of the valley; To pay for their lessons in the first year.',
    );
  });
});
