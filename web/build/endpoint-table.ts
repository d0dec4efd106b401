import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

const moduleId = 'virtual:endpoint-table';
/** The endpoint fields needed to send a request. */
const wireFields = ['method', 'path', 'upload'] as const;
/**
 * Groups of endpoints used only by code loaded on demand. For example, `virtual:endpoint-table/review` contains the
 * contract's `reviewEndpoints`. `virtual:endpoint-table`, which every screen loads, contains all other endpoints.
 */
const groups = ['review', 'team', 'twoStep', 'passage', 'savedAnswer'];

type Definitions = Record<string, Record<string, unknown>>;
type Contract = { endpoints: Definitions } & Record<string, Definitions>;

/**
 * Provides the contract's endpoints as plain data, without their schemas: the browser does not validate,
 * and zod would add 25 kB to every screen. `src/lib/endpoints.ts` adds the types.
 */
export function endpointTable(): Plugin {
  // Every virtual module of a build comes from the same contract.
  let contract: Promise<Contract> | undefined;
  return {
    name: 'grantwright:endpoint-table',
    resolveId: (source) =>
      [moduleId, ...groups.map((group) => `${moduleId}/${group}`)].includes(source)
        ? `\0${source}`
        : undefined,
    buildStart() {
      contract = undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${moduleId}`)) return undefined;
      contract ??= importContract();
      const endpoints = findEndpoints(await contract, id.slice(moduleId.length + 2));
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

function findEndpoints(contract: Contract, group: string): Definitions {
  const of = (name: string) => contract[`${name}Endpoints`] ?? {};
  if (group !== '') return of(group);
  const grouped = new Set(groups.flatMap((name) => Object.keys(of(name))));
  return Object.fromEntries(
    Object.entries(contract.endpoints).filter(([name]) => !grouped.has(name)),
  );
}

async function importContract(): Promise<Contract> {
  const { module } = await runnerImport<Contract>('@grantwright/shared/contract', {
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: ['@grantwright/shared'] },
    environments: { inline: { resolve: { conditions: ['@grantwright/source'] } } },
    resolve: { conditions: ['@grantwright/source', 'node', 'import', 'default'] },
  });
  return module;
}
