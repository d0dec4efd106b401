import { describe, expect, it } from 'vitest';
import { focusOfMission } from './focus-of-mission.ts';

describe('fields of work that a mission names as its ways', () => {
  it.each([
    [
      'Elm Row Rescue helps old horses find a pasture through rescue and adoption.',
      'Rescue and adoption',
    ],
    [
      'Elm Row Lab makes rivers clean again through research, public education, and advocacy.',
      'Research, public education, and advocacy',
    ],
    [
      'Elm Row keeps families whole through parenting classes, home visits and respite.',
      'Parenting classes, home visits and respite',
    ],
  ])('are taken from “%s”', (mission, focus) => {
    expect(focusOfMission(mission)).toBe(focus);
  });

  it.each([
    'Elm Row makes lives better through care and compassion.',
    'Elm Row changes lives through donations and volunteers.',
    'Elm Row changes lives through its programs and events.',
    'Elm Row walks through woods and meadows to the sea.',
  ])('are not how it feels, what it has, or where it goes: “%s”', (mission) => {
    expect(focusOfMission(mission)).toBeUndefined();
  });
});

describe('fields of work in a row of deeds', () => {
  it('stand without the verb that each has', () => {
    expect(
      focusOfMission(
        'The purpose of the club is to enjoy and promote the craft of weaving, engage in fairs of wool, and foster a circle of weavers.',
      ),
    ).toBe('Craft of weaving, fairs of wool, circle of weavers');
  });

  it('name whom a list says that it helps, and not what they are helped to do', () => {
    expect(
      focusOfMission(
        'The trust was set up to: Assist families in need of coal; Further the study of hygiene; Help children to read.',
      ),
    ).toBe('Families in need of coal, study of hygiene');
  });
});
