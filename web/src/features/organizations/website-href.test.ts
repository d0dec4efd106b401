import { expect, it } from 'vitest';
import { toWebsiteHref } from './website-href.ts';

it.each([
  ['northside.org', 'https://northside.org/'],
  [' http://northside.org/a ', 'http://northside.org/a'],
])('links %s to %s', (text, href) => expect(toWebsiteHref(text)).toBe(href));

it.each([undefined, '', '  ', 'javascript:alert(1)', 'data:text/html,x', 'http://'])(
  'does not link %s',
  (text) => expect(toWebsiteHref(text)).toBeUndefined(),
);
