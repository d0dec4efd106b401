import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import { readCalls } from './call-table.ts';

const inApp = (file: string) => fileURLToPath(new URL(`../src/app/${file}`, import.meta.url));

/** One address of each kind of screen. "*" stands for whatever follows. */
const kinds = [
  '',
  'dashboard',
  'documents',
  'organizations',
  'profile',
  'checkout',
  'application-creator',
  'application-creator/*',
];

/**
 * Writes what each screen begins with (`.vite/ahead.json`, which nobody can ask for): its scripts and its
 * first reads. The gateway names both in the page that it sends to somebody who is signed in, so that
 * they come at the same time as the script that would otherwise have to arrive and run to ask for them.
 */
export function screensAhead(): Plugin {
  return {
    name: 'grantwright:screens-ahead',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { partsAt, firstReads } = await app();
      const files = partFiles();
      const calls = await readCalls();
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const withImports = (file: string): string[] => {
        const chunk = chunks.find(({ fileName }) => fileName === file);
        return [file, ...(chunk?.imports.flatMap(withImports) ?? [])];
      };
      const fileOf = (part: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === files.get(part));
        if (!chunk) throw new Error(`No file is made of the part ${part}`);
        return chunk.fileName;
      };
      const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
      const inEveryPage = new Set(withImports(entry));
      const ahead = kinds.map((kind) => {
        const wanted = partsAt(`/${kind}`, true).map(fileOf).flatMap(withImports);
        const reads = firstReads[kind === '' ? 'dashboard' : kind] ?? [];
        const scripts = [...new Set(wanted)].filter((file) => !inEveryPage.has(file));
        return [kind, { scripts, reads: reads.map((name) => calls[name]?.['path']) }] as const;
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/ahead.json',
        source: JSON.stringify(Object.fromEntries(ahead)),
      });
    },
  };
}

type App = {
  partsAt: (pathname: string, isKnown: boolean) => string[];
  firstReads: Record<string, readonly string[]>;
};

async function app(): Promise<App> {
  const options = { configFile: false, logLevel: 'error' } as const;
  const parts = await runnerImport<Pick<App, 'partsAt'>>(inApp('parts.ts'), options);
  const reads = await runnerImport<Pick<App, 'firstReads'>>(inApp('first-reads.ts'), options);
  return { ...parts.module, ...reads.module };
}

/** Where each part comes from, as the two lists of them say: `desk: () => import('../layout/sidebar-layout.tsx')`. */
const partFiles = () =>
  new Map(
    ['screens.ts', 'parts.ts'].flatMap((file) =>
      [
        ...readFileSync(inApp(file), 'utf8').matchAll(/(?<!\w)(\w+): \(\) => import\('([^']+)'\)/g),
      ].map(([, part = '', source = '']) => [part, inApp(source)] as const),
    ),
  );
