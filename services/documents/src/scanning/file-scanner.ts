/** What a scanner for viruses found in a file. */
export type Verdict = { clean: true } | { clean: false; found: string };

/** The port to a scanner for viruses; a file goes through it piece by piece. */
export type FileScanner = { begin: () => Scan };

export type Scan = {
  /** Hands over the next piece; resolves when the scanner can take another. Rejects with ScannerFailed. */
  take: (piece: Uint8Array) => Promise<void>;
  /** What was found in the whole of it. Rejects with ScannerFailed. */
  verdict: () => Promise<Verdict>;
  /** Gives the scan up, if it is not over. */
  end: () => void;
};

/** No verdict was to be had: the scanner is away, too slow, or answered something else. */
export class ScannerFailed extends Error {
  override readonly name = 'ScannerFailed';
}
