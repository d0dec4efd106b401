import { fileTypeFromBuffer } from 'file-type';
import type { ReadableType } from '../extraction/index.ts';

/** The number of leading bytes needed to detect a type. */
export const signatureBytes = 4_100;
/** A PDF may have other bytes before the header. */
const pdfHeaderWithin = 1_024;

const types: Record<string, ReadableType> = {
  pdf: 'pdf',
  docx: 'docx',
  // files with macros (which are never run) and templates
  docm: 'docx',
  dotx: 'docx',
  dotm: 'docx',
  zip: 'docx',
  cfb: 'doc',
};

/**
 * Detects the type of a file by its first bytes. Treats any ZIP file as `docx` and any compound file as `doc` until the
 * content is checked. Detects `html` only if it is allowed.
 */
export async function typeByContent(
  bytes: Uint8Array,
  { html = false } = {},
): Promise<ReadableType | undefined> {
  const start = bytes.subarray(0, signatureBytes);
  const detected = await fileTypeFromBuffer(start).catch(() => undefined);
  const type = detected && types[detected.ext];
  if (type) return type;
  const head = new TextDecoder('latin1').decode(start);
  if (head.slice(0, pdfHeaderWithin).includes('%PDF-')) return 'pdf';
  if (html && (!detected || /xml|html/.test(detected.mime)) && looksLikePage(head)) return 'html';
  return undefined;
}

const looksLikePage = (head: string): boolean =>
  /<(!doctype|html|head|body|title|meta|script|div|p|h[1-6]|table|article|main)[\s>]/i.test(head) &&
  !head.includes('\0\0\0');
