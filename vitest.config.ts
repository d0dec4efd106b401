import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const inProject = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Test files of a project share the modules that a worker has loaded: loading them for each file
 * took most of the time. So modules keep no state between tests, and no test mocks a module.
 */
const server = (
  name: string,
  root: string,
  include = ['src/**/*.test.ts', 'test/**/*.test.ts'],
) => ({
  resolve: { conditions: ['@grantwright/source', 'node'] },
  ssr: { resolve: { conditions: ['@grantwright/source', 'node'] } },
  test: {
    name,
    root,
    include,
    environment: 'node',
    // starts MongoDB once, for all projects
    globalSetup: inProject('packages/shared/src/testing/global-setup.ts'),
    isolate: false,
    // Only a test that hangs reaches these limits, even on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});

const services = ['ai', 'applications', 'auth', 'billing', 'documents', 'gateway', 'organizations'];

/** The browser tests that call `vi.mock`: a mocked module must not reach another file. */
const mocking = readdirSync(inProject('web/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => join('src', path))
  .filter((path) => /\bvi\.(mock|doMock)\(/.test(readFileSync(inProject(`web/${path}`), 'utf8')));

const web = (name: string, files: { include: string[]; exclude?: string[] }, isolate = false) => ({
  extends: './web/vite.config.ts',
  root: inProject('web'),
  test: {
    name,
    ...files,
    environment: 'jsdom',
    setupFiles: [inProject('web/src/testing/setup.ts')],
    isolate,
    testTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    // By default Vitest leaves one core to itself, which halves the speed on two.
    maxWorkers: '100%',
    projects: [
      server('shared', 'packages/shared'),
      server('local', 'packages/local'),
      server('analyst', 'packages/analyst'),
      server('training', 'packages/analyst/training', ['**/*.test.ts']),
      server('bench', 'bench'),
      ...services.map((name) => server(name, `services/${name}`)),
      web('web', {
        include: ['src/**/*.test.{ts,tsx}'],
        exclude: [...configDefaults.exclude, ...mocking],
      }),
      web('web-isolated', { include: mocking }, true),
    ],
  },
});
