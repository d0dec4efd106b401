import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Tests that load the encoder in their own thread. Node loads its native library in the main thread only
 * if no worker thread has loaded it before, so they get processes of their own.
 */
const encoding = [
  'packages/analyst/{src,training}/**/*.test.ts',
  'packages/local/test/field-cases.test.ts',
  'services/ai/test/hidden-injections.test.ts',
  'bench/test/hidden-instructions.test.ts',
];

/** Only a test that hangs reaches these limits, even on a busy machine. */
const timeouts = { testTimeout: 180_000, hookTimeout: 240_000 };

/**
 * Worker threads and processes of the services run from the build, which starts them several times faster than
 * the sources and is what production runs.
 */
const builtWorkers = {
  name: 'built-workers',
  transform(code: string, source: string) {
    const call = 'workerUrl(import.meta.url,';
    if (!code.includes(call)) return undefined;
    const built = source.replace(/\/src\/(?!.*\/src\/)/, '/dist/').replace(/\.ts$/, '.js');
    return code.replaceAll(call, `workerUrl('${pathToFileURL(built).href}',`);
  },
};

/**
 * The other tests of packages and services. Their files share the modules that a worker has loaded: loading
 * them for each file took most of the time. So modules keep no state between tests, and no test mocks a
 * module.
 */
const server = (
  name: string,
  options: { include: string[]; exclude?: string[]; globalSetup?: string[] },
) => ({
  resolve: { conditions: ['@grantwright/source', 'node'] },
  ssr: { resolve: { conditions: ['@grantwright/source', 'node'] } },
  plugins: [builtWorkers],
  test: {
    name,
    ...options,
    globalSetup: [inProject('scripts/build-server.mjs'), ...(options.globalSetup ?? [])],
    environment: 'node',
    isolate: false,
    ...timeouts,
  },
});

/**
 * Lets `web/src/testing/setup.ts` reset the variables of a module after each test file, as loading the page again
 * would. Evaluating all modules again for each file took longer, and each time added their styles once more.
 */
const resettableVariables = {
  name: 'resettable-variables',
  enforce: 'pre' as const,
  transform(code: string, source: string) {
    if (!source.startsWith(inProject('web/src')) || source.includes('.test.')) return undefined;
    const assignments = [...code.matchAll(/^let (\w+)(?:: .+?)?(?: = (.+))?;$/gm)].map(
      ([, name, value]) => `${name} = ${value ?? 'undefined'};`,
    );
    if (assignments.length === 0) return undefined;
    return `${code}\n(globalThis.variableResets ??= []).push(() => { ${assignments.join(' ')} });`;
  },
};

/** The browser tests that call `vi.mock`: a mocked module must not reach another file. */
const mocking = readdirSync(inProject('web/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => join('src', path))
  .filter((path) => /\bvi\.(mock|doMock)\(/.test(readFileSync(inProject(`web/${path}`), 'utf8')));

const web = (name: string, files: { include: string[]; exclude?: string[] }, isolate = false) => ({
  extends: './web/vite.config.ts',
  root: inProject('web'),
  plugins: [resettableVariables],
  test: {
    name,
    ...files,
    environment: 'jsdom',
    // As in production; otherwise styled-components rewrites the style sheet for each rule, and jsdom parses it anew.
    env: { SC_DISABLE_SPEEDY: 'false' },
    setupFiles: [inProject('web/src/testing/setup.ts')],
    isolate,
    ...timeouts,
  },
});

export default defineConfig({
  test: {
    // two more than the cores, because many tests wait for servers that they start
    maxWorkers: availableParallelism() + 2,
    projects: [
      server('encoder', { include: encoding }),
      server('server', {
        include: ['{packages/*,services/*,bench}/{src,test}/**/*.test.ts'],
        exclude: [...configDefaults.exclude, ...encoding],
        // starts MongoDB once
        globalSetup: [inProject('packages/shared/src/testing/global-setup.ts')],
      }),
      web('web', {
        include: ['src/**/*.test.{ts,tsx}'],
        exclude: [...configDefaults.exclude, ...mocking],
      }),
      web('web-isolated', { include: mocking }, true),
      { test: { name: 'tools', include: ['scripts/**/*.test.{mjs,ts}'], ...timeouts } },
    ],
  },
});
