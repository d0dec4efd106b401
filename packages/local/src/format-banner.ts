import type { LocalConfig } from './config.ts';
import type { RunningProduct } from './start-local.ts';

/** Returns the startup message: the URL, and the components in use. */
export function formatBanner(
  product: RunningProduct,
  config: LocalConfig,
  seconds: string,
): string {
  const rows = Object.entries(product.components).map(([name, { line, replacedBy }]) => [
    name,
    replacedBy ? `${line} (${replacedBy} replaces it)` : line,
  ]);
  rows.push(['data', config.DATA_DIR], ['log', product.logFile]);
  const width = Math.max(...rows.map(([name]) => name?.length ?? 0));
  return [
    '',
    `  Grantwright is ready at ${product.url}   (${seconds} s)`,
    '',
    ...rows.map(([name, line]) => `  ${name?.padEnd(width)}  ${line}`),
    '',
    '  Ctrl+C stops it.',
    '',
  ].join('\n');
}
