import { expect, it } from 'vitest';
import { matchesExpected } from './matches-expected.ts';

it.each([
  ['ein', '12-3456789', ['123456789'], true],
  ['ein', '12-3456780', ['123456789'], false],
  ['phone', '(413) 555-0138', ['Call +1 413 555 0138'], true],
  ['founded', '1999', ['1999'], true],
  ['budget', '$1.2 million', ['1,200,000'], true],
  ['budget', '$12,000', ['1,200,000'], false],
  ['website', 'https://www.elm.org/', ['elm.org'], true],
  ['email', 'a@elm.org', ['Write to A@elm.org'], true],
  ['type', 'nonprofit', ['foundation'], false],
  ['name', 'Elm Garden Society', ['The Elm Garden Society, Inc.'], true],
  ['name', 'Elm County', ['Elm Garden Society'], false],
  ['address', 'Elmville', ['12 Oak Street', 'Elmville, NY 10001'], true],
  ['address', 'Oakville', ['12 Oak Street', 'Elmville, NY 10001'], false],
  ['mission', 'We plant gardens in schools.', ['we plant gardens', 'in schools and parks'], true],
  ['mission', 'Our board meets monthly.', ['we plant gardens', 'in schools and parks'], false],
] as const)(
  'compares the %s %s with %j and returns %s',
  (field, predicted, expectedValues, expected) => {
    expect(matchesExpected(field, predicted, expectedValues)).toBe(expected);
  },
);
