export type Verdict = { clean: true } | { clean: false; found: string };

/** Port to a virus scanner. */
export type VirusScanner = { begin: () => Scan };

export type Scan = {
  /** Sends a chunk. Resolves when the scanner is ready for the next one. @throws ScannerError */
  write: (chunk: Uint8Array) => Promise<void>;
  /** Call after the last chunk. @throws ScannerError */
  verdict: () => Promise<Verdict>;
  cancel: () => void;
};

/** The scanner was unavailable, timed out, or returned something unexpected. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError';
}
