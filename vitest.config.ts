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

/**
 * Starts the tests that wait for servers first, so that no core is idle while the last of them ends. Keeps the files of
 * a project together, because a worker that changes to another project loads all modules again.
 */
class WaitingTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankFile(one) - rankFile(other));
  }
}

const rankFile = ({ moduleId, project }: TestSpecification) =>
  moduleId.includes('/test/') ? 0 : ['server', 'web', 'tools'].indexOf(project.name) + 1;

export default defineConfig({
  test: {
    // Three more than the cores, because many tests wait for a timer or for a server that they start: with two more,
    // two cores are idle for a sixth of the time.
    maxWorkers: availableParallelism() + 3,
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
          environment: 'jsdom',
          // Rendering creates many short-lived objects, which are cheaper to collect less often.
          execArgv: ['--max-semi-space-size=64'],
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
