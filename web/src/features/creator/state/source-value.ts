import { limits } from '@grantwright/shared/contract';
import type { GuidelineSource } from './creator-state.ts';

type FileFacts = { name: string; size: number };

/** Why a file cannot be analysed, said before it is sent. */
export function refuseFile({ name, size }: FileFacts): string | undefined {
  if (!/\.(pdf|docx)$/i.test(name)) {
    return 'This is not a PDF or DOCX file. Save the guidelines as PDF or DOCX and choose that file.';
  }
  if (size === 0) return 'This file is empty.';
  if (size > limits.fileBytes) {
    return `This file is ${megabytes(size)}. Files can be up to 10 MB.`;
  }
  return undefined;
}

/** "2.35 MB"; a MB is 1024². */
export const megabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(2)} MB`;

export const isWebAddress = (text: string): boolean => {
  const url = text.trim();
  return /^https?:\/\/\S+\.\S/i.test(url) && URL.canParse(url) && url.length <= limits.url;
};

/** Whether the chosen source has a value to analyse (spec section 2, step 2). */
export function hasValue(source: GuidelineSource, file: FileFacts | undefined): boolean {
  switch (source.kind) {
    case 'library':
      return source.documentId !== '';
    case 'upload':
      return file !== undefined && refuseFile(file) === undefined;
    case 'url':
      return source.url.trim() !== '';
  }
}
