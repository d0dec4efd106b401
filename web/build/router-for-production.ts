import type { Plugin } from 'vite';

/**
 * The router publishes its development build under every condition, with checks and warnings that
 * a person never sees. The production build lies beside it in the same package.
 */
export function routerForProduction(): Plugin {
  return {
    name: 'grantwright:router-for-production',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router' && source !== 'react-router/dom') return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
