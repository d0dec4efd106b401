import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';
import { focusOfMission } from './focus-of-mission.ts';

const page = (text: string) => valuesOf(paperFrom('page.html', 'html', text));

describe('fields of work that a mission tells', () => {
  it('takes what a mission is for without the verb that every mission has', () => {
    expect(
      focusOfMission('The mission of Elm Row Kitchen is to provide warm meals to old people.'),
    ).toBe('Warm meals to old people');
    expect(
      focusOfMission(
        'The object of the trust is for the advancement of music among the young by the maintenance of a hall.',
      ),
    ).toBe('Advancement of music among the young');
    expect(
      focusOfMission(
        'The purpose of the lab is to provide its members a space and tools that allow them to repair, build, and invent machines.',
      ),
    ).toBe('Repair, build, and invent machines');
  });

  it('takes what every charity of its kind is for by the means that are its own', () => {
    expect(
      focusOfMission(
        'The main object of the company is to advance education and community welfare in East Mayo through the rearing and racing of heritage ponies.',
      ),
    ).toBe('Rearing and racing of heritage ponies');
  });

  it('leaves out on what terms somebody is helped', () => {
    expect(
      focusOfMission(
        'The purpose of the Squad is to furnish river rescue and first aid, without regard to ability to pay.',
      ),
    ).toBe('River rescue and first aid');
  });

  it('takes the parts of a list, without means such as funds and what concerns members alone', () => {
    expect(
      focusOfMission(
        'The objects of the Association are: promote the study of birds; maintain a wetland reserve; raise funds to support its other objects.',
      ),
    ).toBe('Study of birds, wetland reserve');
  });

  it('takes none where the mission names places, or says only what it does for itself', () => {
    expect(
      focusOfMission('The purpose is to provide support to Elm Row School in Salem.'),
    ).toBeUndefined();
    expect(focusOfMission('Our mission is to support members of the club.')).toBeUndefined();
    expect(focusOfMission('We believe in hope.')).toBeUndefined();
  });

  it('keeps the verb of what a mission works against', () => {
    expect(focusOfMission('Our mission is to fight loneliness by ringing old people up.')).toBe(
      'Fight loneliness',
    );
  });

  it('takes each clause of a long row', () => {
    expect(
      focusOfMission(
        'To rescue furniture and household goods for families who start again, to prevent needless waste, and to encourage repair in every part of the town.',
      ),
    ).toBe(
      'Furniture and household goods for families who start again, prevent needless waste, repair in every part of the town',
    );
  });

  it('takes what lawyers put behind their clause', () => {
    expect(
      focusOfMission(
        'The corporation is organized exclusively for charitable purposes, more specifically to advance the teaching of pottery.',
      ),
    ).toBe('Teaching of pottery');
  });

  it('stands back where a paper names its fields of work', () => {
    expect(
      page(`# Elm Row Trust
The mission of Elm Row Trust is to provide warm meals to old people.
Focus areas: hunger, loneliness and health`).focusAreas,
    ).toBe('hunger, loneliness and health');
  });
});

describe('fields of work told in sentences and lists', () => {
  it('reads what the body says that it focuses on', () => {
    expect(
      page('# Elm Row Pantry\nElm Row Pantry focuses on providing fresh groceries for the old.')
        .focusAreas,
    ).toBe('Fresh groceries for the old');
  });

  it('reads a row behind "a wide range of"', () => {
    expect(
      page(
        '# Elm Row Trust\nWe welcome people across a wide range of age, faith, origin, and income.',
      ).focusAreas,
    ).toBe('age, faith, origin, and income');
  });

  it('reads the items below "Objectives of the CBO"', () => {
    expect(
      page(`# Asha Valley Organization
## Objectives of the CBO
- To improve farming of small plots in the valley.
- To promote schooling of young girls.`).focusAreas,
    ).toBe('Farming of small plots in the valley, schooling of young girls');
  });
});

describe('missions and programmes told otherwise', () => {
  it('reads missions in the words that small bodies use', () => {
    const mission = (text: string) => page(`# Tarn Boat Club\n${text}`).missionStatement;
    for (const told of [
      'Tarn Boat Club exists to teach young people of the valley how to row and sail.',
      'Tarn Boat Club was formed to keep the old boats of the lake afloat and to teach their care.',
      'Our aim is to teach young people of the valley how to row and to sail.',
    ])
      expect(mission(told)).toBe(told);
    expect(
      mission('Our Objects: (a) to teach young people to row; (b) to keep the old boats afloat.'),
    ).toContain('to keep the old boats afloat');
  });

  it('knows the body by its name written in one word', () => {
    expect(
      page(`# Safe2 Gather
Safe2Gather is a warm-hearted group based in the valley dedicated to ending bullying at school.
© Safe2 Gather`).missionStatement,
    ).toContain('dedicated to ending bullying');
  });

  it('reads what the funds of a body pay for, and what it does with partners', () => {
    const told = (text: string) => page(`# Elm Row Boosters\n${text}`).currentProjects;
    const funds =
      'Boosters’ funds help provide guest coaches, loans of instruments, and trips to concerts.';
    expect(told(funds)).toBe(funds);
    const partners =
      'Elm Row Boosters has partnered with schools to stage a range of talks, walks, and concerts.';
    expect(told(partners)).toBe(partners);
    expect(told('Your donations help us.')).toBeUndefined();
  });

  it('reads a campaign that a dated sentence tells of as a result', () => {
    expect(
      page(`# Elm Row Hospital Foundation
In 2009, the Foundation began a capital campaign for the new ward, which opened in 2011.`)
        .pastAchievements,
    ).toContain('capital campaign');
  });

  it('keeps a field that belongs to a place, and leaves out where a body works', () => {
    expect(
      focusOfMission('To preserve, teach and exhibit the weaving traditions of the Tarns.'),
    ).toBe('Weaving traditions of the Tarns');
    expect(
      focusOfMission(
        'Our mission is to provide eye care and glasses in Cole, Miller and Osage Counties, by visiting nurses.',
      ),
    ).toBe('Eye care and glasses');
  });
});
