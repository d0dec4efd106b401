import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What Node is to be told to run a worker from source; nothing where it runs from the build. */
export const sourceArguments = (module: URL): string[] =>
  extname(module.pathname) === '.ts'
    ? ['--import', sourceLoader(), '--conditions=@grantwright/source']
    : [];

/**
 * `--import tsx` does nothing for `import()` in a thread, and compiles every package in a process, so
 * its hooks for modules are registered by hand.
 */
function sourceLoader(): string {
  const tsx = JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href);
  const code = `import{register}from'node:module';register(${tsx},{parentURL:${tsx},data:{}});`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
