import { limits } from '@grantwright/shared/contract';
import { findFileError } from '../../../lib/find-file-error.ts';
import type { GuidelineSource } from '../state/creator-state.ts';

type FileFacts = { name: string; size: number };

/** The file types accepted for guidelines. */
export const acceptedGuidelineTypes = '.pdf,.docx';

/** Formats a size in MB (1 MB = 1024² bytes). */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(2)} MB`;

/** Returns the full URL of a public page, adding a missing scheme; undefined for anything else. */
export function parseWebAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const address = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const isWhole = /^https?:\/\/[^/\s]+\.[^.\s]/i.test(address) && URL.canParse(address);
  return isWhole && address.length <= limits.url ? address : undefined;
}

/** Whether the selected source has guidelines to analyze. */
export function hasGuidelines(source: GuidelineSource, file: FileFacts | undefined): boolean {
  switch (source.kind) {
    case 'library':
      return source.documentId !== '';
    case 'upload':
      return file !== undefined && findFileError(file, acceptedGuidelineTypes) === undefined;
    case 'url':
      return source.url.trim() !== '';
  }
}
