import { expect, it } from 'vitest';
import { checkLockedPackages } from './check-locked-packages.mjs';

const integrity = 'sha512-abc';
/** @type {(path: string, entry: import('./lock-file.mjs').LockedPackage) => string[]} */
const listFindings = (path, entry) =>
  checkLockedPackages({ [path]: { integrity, ...entry } }).findings;

it('accepts packages with a checksum from the registry', () => {
  expect(listFindings('node_modules/zod', {})).toEqual([]);
});

it('counts installed packages, but not workspaces or links to them', () => {
  const packages = {
    '': { name: 'grantwright' },
    'services/ai': { name: '@grantwright/ai' },
    'node_modules/@grantwright/ai': { link: true, resolved: 'services/ai' },
    'node_modules/zod': { integrity },
    'services/ai/node_modules/zod': { integrity },
  };
  expect(checkLockedPackages(packages)).toEqual({ count: 2, findings: [] });
});

it.each([
  ['without a checksum', { integrity: undefined }, 'has no checksum'],
  ['with a weak checksum', { integrity: 'sha1-abc' }, 'has no checksum'],
  [
    'from elsewhere',
    { resolved: 'https://example.org/zod.tgz' },
    'is not from the registry: https://example.org/zod.tgz',
  ],
  ['with an install script', { hasInstallScript: true }, 'has an install script'],
])('reports a package %s', (_, entry, finding) => {
  expect(listFindings('node_modules/zod', entry)).toEqual([`node_modules/zod ${finding}`]);
});

it('accepts the install scripts of packages that work without them', () => {
  const path = 'node_modules/vite/node_modules/esbuild';
  expect(listFindings(path, { hasInstallScript: true })).toEqual([]);
});
