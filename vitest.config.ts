import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Listed in every project of the server side; the first one starts MongoDB for all of them.
const globalSetup = fileURLToPath(
  new URL('packages/shared/src/testing/global-setup.ts', import.meta.url),
);

const node = (
  name: string,
  root: string,
  isolate = true,
  include = ['src/**/*.test.ts', 'test/**/*.test.ts'],
) => ({
  resolve: { conditions: ['@grantwright/source', 'node'] },
  ssr: { resolve: { conditions: ['@grantwright/source', 'node'] } },
  test: {
    name,
    root,
    include,
    environment: 'node',
    globalSetup,
    isolate,
    // for what hangs: a test that waits for a condition takes as long as a busy machine needs
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which on two is half of them. Here it has little to do.
    maxWorkers: '100%',
    projects: [
      node('shared', 'packages/shared'),
      node('local', 'packages/local'),
      node('analyst', 'packages/analyst', false),
      node('training', 'packages/analyst/training', false, ['**/*.test.ts']),
      node('bench', 'bench'),
      ...['gateway', 'auth', 'organizations', 'documents', 'applications', 'billing'].map((name) =>
        node(name, `services/${name}`),
      ),
      // Hundreds of small files of pure rules: to load the analyst for each took most of their time.
      // So a module there keeps no state, and a test puts none of its own in a module's place (vi.mock).
      node('ai', 'services/ai', false),
      'web',
    ],
  },
});
