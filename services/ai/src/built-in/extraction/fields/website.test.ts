import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findWebsites } from './website.ts';

const siteOf = (text: string) =>
  [...findWebsites(paperOf(paperFrom('paper', 'html', text)), ['Millrace Theater'])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('a site that does not bear the name', () => {
  it.each([
    ['Our website is www.musicforsalem.org.', 'www.musicforsalem.org'],
    ['Go to www.musicforsalem.org to learn more about us.', 'www.musicforsalem.org'],
    ['See tickets.example.com, or our website at www.musicforsalem.org.', 'www.musicforsalem.org'],
  ])('is its own in “%s”', (text, site) => {
    expect(siteOf(text)).toBe(site);
  });

  it.each([
    'Go to www.healthforall.org for the rules on masks.',
    'Link your card to the Theater at www.dalton-market.com/offers/neighbors-2 with our number 44012.',
    'We thank the press (www.elmrowpress.com) for the posters.',
    'Go to www.saleminns.com or www.dalton-inns.com to stay near us.',
  ])('is not in “%s”', (text) => {
    expect(siteOf(text)).toBeUndefined();
  });
});

it('is not the host of a box that others read', () => {
  expect(
    siteOf(
      'Write to safety@leaguehq.com or to ray.holt@countyleague.com.\n\nhttps://www.leaguehq.com/rules/safety',
    ),
  ).toBeUndefined();
});

it('is read to its end, whatever its country', () => {
  expect(siteOf('Our website is elmrow.org.au.')).toBe('elmrow.org.au');
});

it.each([
  [
    'Our constitution is kept at https://www.millracetheater.org/constitution',
    'www.millracetheater.org',
  ],
  [
    'Puppets (https://puppets.millracetheater.org) is run by Millrace Theater (https://millracetheater.org).',
    'https://millracetheater.org',
  ],
])('is where it begins in “%s”', (text, site) => {
  expect(siteOf(text)?.endsWith(site)).toBe(true);
  expect(siteOf(text)).not.toMatch(/constitution|puppets/);
});

it.each([
  [
    'Our website: https://www.diocese.org/weir-parish/news',
    'https://www.diocese.org/weir-parish/news',
  ],
  ['Our website: https://www.musicforsalem.org/about/policies', 'https://www.musicforsalem.org'],
])('keeps the folder that a body has on a site of others: “%s”', (text, site) => {
  expect(siteOf(text)).toBe(site);
});
