import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

/**
 * Writes the start page as HTML beside the pages (`.vite/landing.html`, which nobody can ask for): what goes into the root element,
 * and its styles. The gateway sends it to visitors, who read before any script has arrived.
 */
export function landingInAdvance(): Plugin {
  return {
    name: 'grantwright:landing-in-advance',
    apply: 'build',
    async generateBundle() {
      const entry = fileURLToPath(new URL('./render-landing.tsx', import.meta.url));
      const { module } = await runnerImport<{ renderLanding: () => string }>(entry, {
        configFile: false,
        logLevel: 'error',
        environments: {
          inline: {
            resolve: {
              mainFields: ['module', 'main'],
              conditions: ['@grantwright/source', 'module', 'node', 'import', 'default'],
              // As a module of the bundler's, since Node would take its CommonJS build.
              noExternal: ['styled-components'],
            },
          },
        },
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/landing.html',
        source: module.renderLanding(),
      });
    },
  };
}
