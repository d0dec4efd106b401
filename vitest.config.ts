import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Only a test that hangs reaches these limits, even on a busy machine. */
const timeouts = {
  testTimeout: 180_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 150_000 } },
};

/**
 * Worker threads and processes of the services run from the build, which starts them several times faster than
 * the sources and is what production runs.
 */
const builtWorkers = {
  name: 'built-workers',
  transform(code: string, source: string) {
    const call = 'resolveWorkerUrl(import.meta.url,';
    if (!code.includes(call)) return undefined;
    const built = source.replace(/\/src\/(?!.*\/src\/)/, '/dist/').replace(/\.ts$/, '.js');
    return code.replaceAll(call, `resolveWorkerUrl('${pathToFileURL(built).href}',`);
  },
};

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

const cores = availableParallelism();

/** Starts the tests that wait for servers first, so that no core is idle while the last of them ends. */
class WaitingTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => moduleId.includes('/test/');
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}

export default defineConfig({
  test: {
    // two more than the cores, because many tests wait for servers that they start
    maxWorkers: cores + 2,
    sequence: { sequencer: WaitingTestsFirst },
    projects: [
      // The files of a project share the modules that a worker has loaded: loading them for each file took most of
      // the time. So modules keep no state between tests, and no test mocks a module of this project.
      {
        resolve: { conditions: ['@grantwright/source', 'node'] },
        ssr: { resolve: { conditions: ['@grantwright/source', 'node'] } },
        plugins: [builtWorkers],
        test: {
          name: 'server',
          include: [
            '{packages/*,services/*,bench}/{src,test}/**/*.test.ts',
            'packages/analyst/training/**/*.test.ts',
          ],
          globalSetup: [
            inProject('scripts/build-server.mjs'),
            // starts MongoDB once
            inProject('packages/shared/src/testing/global-setup.ts'),
          ],
          setupFiles: [inProject('packages/analyst/src/testing/load-native-runtime.ts')],
          environment: 'node',
          isolate: false,
          ...timeouts,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: inProject('web'),
        plugins: [resettableVariables],
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          // These tests wait for nothing, and each worker first takes five seconds to load and compile the modules.
          maxWorkers: cores,
          sequence: { groupOrder: 1 },
          environment: 'jsdom',
          // As in production; otherwise styled-components rewrites the style sheet for each rule, and jsdom parses
          // it anew.
          env: { SC_DISABLE_SPEEDY: 'false' },
          setupFiles: [inProject('web/src/testing/setup.ts')],
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['scripts/**/*.test.{mjs,ts}'],
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
});
