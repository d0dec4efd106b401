import type { Readiness } from '../content/clean-content.ts';
import type { ExportSource } from '../export/export-source.ts';

export type ApplicationTask =
  | { type: 'clean'; html: string; readiness?: Readiness }
  | { type: 'make-word-file' | 'make-pdf-file'; source: ExportSource };
