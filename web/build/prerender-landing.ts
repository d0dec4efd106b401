import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import { endpointTable } from './endpoint-table.ts';
import { styledComponents } from './styled-components.ts';

/**
 * Writes the landing page as HTML to `.vite/landing.html`, which is not served at its own URL. The
 * gateway inserts it into the page for visitors, who can read it before any script has loaded.
 */
export function prerenderLanding(): Plugin {
  return {
    name: 'grantwright:prerender-landing',
    apply: 'build',
    async generateBundle() {
      const entry = fileURLToPath(new URL('./render-landing.tsx', import.meta.url));
      const { module } = await runnerImport<{ landingPage: string }>(entry, {
        configFile: false,
        logLevel: 'error',
        root: fileURLToPath(new URL('..', import.meta.url)),
        plugins: [endpointTable()],
        oxc: { plugins: { styledComponents } },
        environments: {
          inline: {
            resolve: {
              mainFields: ['module', 'main'],
              conditions: ['@grantwright/source', 'module', 'node', 'import', 'default'],
              // Otherwise Node would load the CommonJS build of styled-components, and build output of the shared
              // package that may still be incomplete.
              noExternal: ['styled-components', '@grantwright/shared'],
            },
          },
        },
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/landing.html',
        source: module.landingPage,
      });
    },
  };
}
