import { limits } from '@grantwright/shared/contract';
import { fileError } from '../../../lib/file-error.ts';
import type { GuidelineSource } from '../state/creator-state.ts';

type FileFacts = { name: string; size: number };

/** What a file picker for guidelines lets through (spec section 5). */
export const guidelineFiles = '.pdf,.docx';

/** "2.35 MB"; a MB is 1024². */
export const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(2)} MB`;

/** The address that was meant, whole: people leave its beginning out. Else nothing. */
export function toWebAddress(text: string): string | undefined {
  const typed = text.trim();
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  const isWhole = /^https?:\/\/[^/\s]+\.[^.\s]/i.test(address) && URL.canParse(address);
  return isWhole && address.length <= limits.url ? address : undefined;
}

/** Whether the chosen source has a value to analyse (spec section 2, step 2). */
export function hasGuidelines(source: GuidelineSource, file: FileFacts | undefined): boolean {
  switch (source.kind) {
    case 'library':
      return source.documentId !== '';
    case 'upload':
      return file !== undefined && fileError(file, guidelineFiles) === undefined;
    case 'url':
      return source.url.trim() !== '';
  }
}
