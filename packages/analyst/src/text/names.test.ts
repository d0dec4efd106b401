import { expect, it } from 'vitest';
import { Tokens } from '@grantwright/shared/values';
import { findNames } from './names.ts';

const names = (text: string) =>
  findNames(new Tokens(text)).map((name) => `${name.type}: ${name.text}`);

it.each([
  ['The Larch River Foundation makes grants', ['organization: Larch River Foundation']],
  ['Larch Housing, Inc. applied', []],
  [
    'the Larch Housing Corporation, Inc. applied',
    ['organization: Larch Housing Corporation, Inc.'],
  ],
  ['the University of the North', ['organization: University of the North']],
  [
    'U.S. Department of Health and Human Services',
    ['organization: U.S. Department of Health and Human Services'],
  ],
  ["the St. Anne Women's Shelter", ["organization: St. Anne Women's Shelter"]],
  ["the Larch Council's Second Plan", ['organization: Larch Council']],
  ['Ann & Lee Day Foundation', ['organization: Ann & Lee Day Foundation']],
  ['Please see the Larch Fund', ['organization: Larch Fund']],
  ['the Make-a-Garden Trust', ['organization: Make-a-Garden Trust']],
  ['Dr. Ann Lee spoke', ['person: Dr. Ann Lee']],
  ['Contact: Ann B. Lee, 555', ['person: Ann B. Lee']],
  ['Ann Lee-Moore, Executive Director', ['person: Ann Lee-Moore']],
  ['Treasurer, Ann Lee', ['person: Ann Lee']],
  ['Ann Lee, Ph.D.', ['person: Ann Lee']],
])('finds the name in %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

it.each([
  'the Board of Directors',
  'a Working Group of members',
  'Contact Phone Number',
  'Program Coordination, Project Manager',
  'Estimated Project Start Date',
  'Foundation',
  'NOT LIMITED TO THE PROJECT',
  'Ann Lee likes Elm Street',
  'Legal Services, Central District',
  'March Council',
  'Name of School Location',
  'Every Hospital',
])('does not find a name in %j', (text) => {
  expect(names(text)).toEqual([]);
});
