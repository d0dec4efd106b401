import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** Lists the Node flags to run a worker from source. Returns an empty list when it runs from the build. */
export const listSourceArguments = (module: URL): string[] =>
  extname(module.pathname) === '.ts'
    ? ['--import', createSourceLoader(), '--conditions=@grantwright/source']
    : [];

/**
 * Compiles only TypeScript, and without a cache on disk: with `tsx`, which also parses every package, a worker
 * takes three times as long to start.
 */
function createSourceLoader(): string {
  const compiler = pathToFileURL(require.resolve('rolldown/utils')).href;
  const hooks = `import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformSync } from ${JSON.stringify(compiler)};
export const load = (url, context, next) => {
  if (!url.endsWith(".ts")) return next(url, context);
  const path = fileURLToPath(url);
  const { code, errors } = transformSync(path, readFileSync(path, "utf8"), { sourcemap: false });
  if (errors.length > 0) throw new SyntaxError(path + ": " + errors[0].message);
  return { format: "module", source: code, shortCircuit: true };
};`;
  return toDataUrl(
    `import { register } from "node:module"; register(${JSON.stringify(toDataUrl(hooks))});`,
  );
}

const toDataUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
