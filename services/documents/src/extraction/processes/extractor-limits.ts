export type ExtractorLimits = {
  /** Concurrent extraction processes. */
  processes: number;
  /** CPU time per document. */
  timeoutMs: number;
  /** CPU time per document with OCR. */
  scanTimeoutMs: number;
  /** Heap limit of a process. */
  heapMb: number;
  /** Memory limit of a process, including buffers. */
  processMb: number;
  /** Memory limit of a process that runs OCR. */
  scanProcessMb: number;
};

export const defaultLimits: ExtractorLimits = {
  processes: 3,
  timeoutMs: 15_000,
  scanTimeoutMs: 120_000,
  heapMb: 256,
  processMb: 448,
  scanProcessMb: 896,
};
