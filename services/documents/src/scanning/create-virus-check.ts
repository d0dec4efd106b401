import { createCounter, type Logger, type Metrics } from '@grantwright/shared/service';
import type { DocumentsSettings } from '../config.ts';
import { createClamdScanner } from './create-clamd-scanner.ts';
import { createScannerCheck, type VirusCheck } from './virus-check.ts';
import type { VirusScanner } from './virus-scanner.ts';

/** Creates the scanner for the configured clamd, if any. */
export function createScanner(settings: DocumentsSettings): VirusScanner | undefined {
  const { CLAMAV_HOST: host, CLAMAV_PORT: port, CLAMAV_SOCKET: path } = settings;
  const address = path ? { path } : host ? { host, port } : undefined;
  return address && createClamdScanner({ address, timeoutMs: settings.CLAMAV_TIMEOUT_MS });
}

/** Creates the virus check for uploads, if a scanner is configured. */
export function createVirusCheck(
  scanner: VirusScanner | undefined,
  { log, metrics }: { log: Logger; metrics: Metrics },
): VirusCheck | undefined {
  if (!scanner) return undefined;
  const scanned = createCounter(metrics, {
    name: 'files_scanned_total',
    help: 'Files scanned for viruses, by outcome',
    labelNames: ['outcome'],
  });
  return createScannerCheck({ scanner, log, count: (outcome) => scanned.inc({ outcome }) });
}
