import { expect, it } from 'vitest';
import { websiteHref } from './website-href.ts';

it.each([
  ['northside.org', 'https://northside.org/'],
  [' http://northside.org/a ', 'http://northside.org/a'],
])('%s leads to %s', (text, href) => expect(websiteHref(text)).toBe(href));

it.each([undefined, '', '  ', 'javascript:alert(1)', 'data:text/html,x', 'http://'])(
  '%s leads nowhere',
  (text) => expect(websiteHref(text)).toBeUndefined(),
);
