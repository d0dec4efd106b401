import { expect, it } from 'vitest';
import { readingOf } from '../../fixtures/reading-of.ts';
import { readGuidelines } from '../../read-guidelines.ts';
import { programmeName } from '../programme-name.ts';
import { isAddressLine } from './address-line.ts';

it.each([
  'c/o Bright, Amory & Tate LLP, Trustee',
  'Attn: Grants Manager',
  '400 Second Avenue North, Suite 210',
  '18 Mill Lane',
  'Duluth, Minnesota 55802',
  'Bristol BS1 4ND',
  'P.O. Box 77',
  'Post Office Box 77',
  'Tel. 507-555-0199',
  'Bright & Tate LLP',
])('is a line of an address: %s', (line) => {
  expect(isAddressLine(line)).toBe(true);
});

it.each([
  'Community Grants 2027',
  '2027 Main Street Revival Grants',
  'Elm Street Fund',
  'Care of Trees Grant Program',
  'Living Room Grants',
])('is none: %s', (line) => {
  expect(isAddressLine(line)).toBe(false);
});

it('names nothing that is given', () => {
  const letter =
    '# THE EDA B. HOLLIS CHARITABLE TRUST\nc/o Bright, Amory & Tate LLP, Trustee\n400 Second Avenue North, Suite 210\nDuluth, Minnesota 55802\nTo all who wish to ask for a grant from the Hollis Trust:\nThe Trust makes grants for reading. Letters are read twice a year.';
  expect(programmeName(readGuidelines(readingOf('pdf', '', letter), '2026-09-01'))).toBe('');
});
