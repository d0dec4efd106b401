import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Node flags to run a worker from source; none when it runs from the build. */
export const sourceArguments = (module: URL): string[] =>
  extname(module.pathname) === '.ts'
    ? ['--import', sourceLoader(), '--conditions=@grantwright/source']
    : [];

/**
 * `--import tsx` has no effect on `import()` in threads and compiles every package in processes, so its hooks
 * are registered directly.
 */
function sourceLoader(): string {
  const tsx = JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href);
  const code = `import{register}from'node:module';register(${tsx},{parentURL:${tsx},data:{}});`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
