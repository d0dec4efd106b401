import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Listed in every project of the server side; the first one starts MongoDB for all of them.
const globalSetup = fileURLToPath(
  new URL('packages/shared/src/testing/global-setup.ts', import.meta.url),
);

const node = (name: string, root: string) => ({
  resolve: { conditions: ['@grantwright/source', 'node'] },
  ssr: { resolve: { conditions: ['@grantwright/source', 'node'] } },
  test: {
    name,
    root,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    environment: 'node',
    globalSetup,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      node('shared', 'packages/shared'),
      node('local', 'packages/local'),
      node('bench', 'bench'),
      ...['gateway', 'auth', 'organizations', 'documents', 'applications', 'ai', 'billing'].map(
        (name) => node(name, `services/${name}`),
      ),
      'web',
    ],
  },
});
