import { expect, it } from 'vitest';
import { focusOfClauses } from './focus-of-clauses.ts';

it.each([
  [
    'The club is organized for charitable purposes, namely to restore the old mills of the Tarn Valley, to keep orchards beside them, and to teach young people stone walling.',
    'Restore the old mills of the Tarn Valley, orchards beside them, teach young people stone walling',
  ],
  [
    'The mission of the Alliance is to protect and advocate for all wild ponies, search for lost foals, and provide a better life for everyone.',
    'Protect and advocate for all wild ponies, search for lost foals',
  ],
  [
    'The purposes of the Society are to collect, preserve and make known the songs of the herring fleet, and to maintain the Pier House, built in 1820.',
    'Collect, preserve and make known the songs of the herring fleet',
  ],
  [
    'Its purpose is to teach adults in Ash County to read, write and count, and to prepare them for work.',
    'Teach adults in Ash County to read, write and count',
  ],
  [
    'Tarn Mill is the only museum dedicated to preserving all kinds of old Cumbrian looms.',
    'Preserving all kinds of old Cumbrian looms',
  ],
])('takes what the clauses of a mission name: “%s”', (mission, focus) => {
  expect(focusOfClauses(mission)).toBe(focus);
});

it.each([
  'The purpose of the club is to provide a fun community for any who want one.',
  'The mission of the Center is to support stability within the basin by building trust.',
  'To empower young people to embrace their gifts.',
  'To make this simple record available for everyone.',
  'Our mission is to discover, treasure, and spread the news of the town.',
  'Our members like long walks.',
])('gives nothing for feelings, people, or a lone verb that says nothing: “%s”', (mission) => {
  expect(focusOfClauses(mission)).toBeUndefined();
});
