import type { LocalConfig } from './config.ts';
import type { RunningProduct } from './start-local.ts';

/** What the person sees once the product runs: the address, and what is embedded in place of what. */
export function banner(product: RunningProduct, config: LocalConfig, seconds: string): string {
  const rows = Object.entries(product.parts).map(([name, { line, replacedBy }]) => [
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
