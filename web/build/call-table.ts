import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

const id = 'virtual:call-table';
const wire = ['method', 'path', 'status', 'upload', 'file', 'idempotent', 'streams'] as const;

type Table = Record<string, Record<string, unknown>>;

/**
 * The contract's call table as plain data. The schemas stay behind, so that a screen that only
 * fetches does not carry the validation library (25 kB); their types still reach every call.
 */
export function callTable(): Plugin {
  return {
    name: 'grantwright:call-table',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const calls = await readCalls();
      const plain = Object.fromEntries(
        Object.entries(calls).map(([name, definition]) => [
          name,
          Object.fromEntries(
            wire
              .filter((key) => definition[key] !== undefined)
              .map((key) => [key, definition[key]]),
          ),
        ]),
      );
      return `export default ${JSON.stringify(plain)};`;
    },
  };
}

/** The contract's calls, schemas and all. */
export async function readCalls(): Promise<Table> {
  const { module } = await runnerImport<{ calls: Table }>('@grantwright/shared/contract', {
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: ['@grantwright/shared'] },
    environments: { inline: { resolve: { conditions: ['@grantwright/source'] } } },
    resolve: { conditions: ['@grantwright/source', 'node', 'import', 'default'] },
  });
  return module.calls;
}
