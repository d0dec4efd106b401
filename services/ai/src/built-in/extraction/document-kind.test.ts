import { expect, it } from 'vitest';
import { documentKind } from './document-kind.ts';

it('takes no page for by-laws whose menu leads to them', () => {
  expect(documentKind('News', ['Home', 'Minutes & Bylaws', 'Contact', 'Our spring fair'])).toBe(
    'other',
  );
  expect(documentKind(undefined, ['Bylaws', 'Article I. The Fair'])).toBe('bylaws');
  expect(documentKind(undefined, ['The Bylaws of the Fair Society'])).toBe('bylaws');
});
