import { expect, it } from 'vitest';
import { z } from 'zod';
import { formatIssue } from './format-issue.ts';

const shape = z.object({
  name: z.string().min(1).max(3),
  year: z.int().min(1900),
  kind: z.enum(['one', 'two']),
  list: z.array(z.string()).max(1),
  email: z.email('Enter a valid email address, such as name@example.org.'),
});
const valid = { name: 'x', year: 2000, kind: 'one', list: [], email: 'a@example.org' };

it.each([
  [{ name: 'long' }, '“name” can be at most 3 characters long.'],
  [{ name: '' }, '“name” must not be empty.'],
  [{ name: undefined }, '“name” is missing or has the wrong type.'],
  [{ year: 1 }, '“year” must be at least 1900.'],
  [{ year: 'x' }, '“year” is missing or has the wrong type.'],
  [{ kind: 'three' }, '“kind” is not valid.'],
  [{ list: ['a', 'b'] }, '“list” can be at most 1 entries long.'],
  [{ email: 'x' }, 'Enter a valid email address, such as name@example.org.'],
])('describes the error in %j', (fault, sentence) => {
  const { error } = shape.safeParse({ ...valid, ...fault });
  expect(error?.issues.map(formatIssue)).toEqual([sentence]);
});
