import type { ExportSource } from './export-source.ts';

/** The user who requested a file, and the signal that cancels the request. */
export type FileRequester = { userId: string; signal: AbortSignal };

/** Generates the files of applications in a worker thread. */
export interface FileGenerator {
  /**
   * @param requester.userId limits generation to one file per user at a time
   * @throws AppError `too-large` if the application is too long for one file
   */
  generate(source: ExportSource, requester: FileRequester): Promise<Buffer>;
}
