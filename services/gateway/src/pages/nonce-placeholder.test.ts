import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noncePlaceholder } from './nonce-placeholder.ts';

it('is the placeholder that the build of the web app writes', () => {
  const build = new URL('../../../../web/build/csp-nonce.ts', import.meta.url);
  expect(readFileSync(build, 'utf8')).toContain(`cspNonce = '${noncePlaceholder}';`);
});
