import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noncePlaceholder } from './nonce-placeholder.ts';

it('the nonce placeholder equals the one that the build of the web app writes', () => {
  const build = new URL('../../../../web/build/csp-nonce.ts', import.meta.url);
  expect(readFileSync(build, 'utf8')).toContain(`cspNonce = '${noncePlaceholder}';`);
});
