import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { toastStyleHash } from './page-policy.ts';

const web = createRequire(new URL('../../../../web/package.json', import.meta.url));

it('allows the style sheet that the installed version of sonner injects', () => {
  const library = readFileSync(web.resolve('sonner'), 'utf8');
  const injected = /^__insertCSS\((".*")\);?$/m.exec(library)?.[1] ?? '""';
  const hash = createHash('sha256')
    .update(JSON.parse(injected) as string)
    .digest('base64');
  expect(`sha256-${hash}`).toBe(toastStyleHash);
});
