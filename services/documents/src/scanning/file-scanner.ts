export type Verdict = { clean: true } | { clean: false; found: string };

/** The port to a virus scanner. */
export type FileScanner = { begin: () => Scan };

export type Scan = {
  /** Sends a chunk; resolves when the scanner is ready for the next one. @throws ScannerFailed */
  write: (chunk: Uint8Array) => Promise<void>;
  /** Call after the last chunk. @throws ScannerFailed */
  verdict: () => Promise<Verdict>;
  cancel: () => void;
};

/** The scanner was unavailable, timed out, or returned something unexpected. */
export class ScannerFailed extends Error {
  override readonly name = 'ScannerFailed';
}
