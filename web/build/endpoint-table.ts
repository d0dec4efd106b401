import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

const moduleId = 'virtual:endpoint-table';
/** The fields of an endpoint that a request needs. */
const wireFields = ['method', 'path', 'upload'] as const;

type Table = Record<string, Record<string, unknown>>;

/**
 * Provides the contract's endpoints as plain data, without their schemas: the browser does not validate,
 * and zod would add 25 kB to every screen. `src/lib/endpoints.ts` adds the types.
 */
export function endpointTable(): Plugin {
  return {
    name: 'grantwright:endpoint-table',
    resolveId: (source) => (source === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const endpoints = await readEndpoints();
      const table = Object.fromEntries(
        Object.entries(endpoints).map(([name, definition]) => [
          name,
          Object.fromEntries(
            wireFields
              .filter((key) => definition[key] !== undefined)
              .map((key) => [key, definition[key]]),
          ),
        ]),
      );
      return `export default ${JSON.stringify(table)};`;
    },
  };
}

async function readEndpoints(): Promise<Table> {
  const { module } = await runnerImport<{ endpoints: Table }>('@grantwright/shared/contract', {
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: ['@grantwright/shared'] },
    environments: { inline: { resolve: { conditions: ['@grantwright/source'] } } },
    resolve: { conditions: ['@grantwright/source', 'node', 'import', 'default'] },
  });
  return module.endpoints;
}
