import { readFileSync } from 'node:fs';

const manifest = new URL('../../../package.json', import.meta.url);

/** The version in this package's manifest; all packages share one version. */
export const { version: packageVersion }: { version: string } = JSON.parse(
  readFileSync(manifest, 'utf8'),
);
