import { fileTypeFromBuffer } from 'file-type';
import type { ReadableType } from '../reading/index.ts';

/** How many bytes tell a type; PDF allows other bytes before its header, within the first kilobyte. */
export const signatureBytes = 4_100;
const pdfHeaderWithin = 1_024;

const types: Record<string, ReadableType> = {
  pdf: 'pdf',
  docx: 'docx',
  // The same with macros, which are never run, and as a template.
  docm: 'docx',
  dotx: 'docx',
  dotm: 'docx',
  zip: 'docx',
  cfb: 'doc',
};

/**
 * What a file is by its first bytes: `docx` also for a zip whose kind they do not show, `doc` for any
 * compound file of Office (what is in them is checked when they are whole), `html` only where pages
 * are expected.
 */
export async function typeByContent(
  bytes: Uint8Array,
  { html = false } = {},
): Promise<ReadableType | undefined> {
  const start = bytes.subarray(0, signatureBytes);
  const found = await fileTypeFromBuffer(start).catch(() => undefined);
  const type = found && types[found.ext];
  if (type) return type;
  const head = new TextDecoder('latin1').decode(start);
  if (head.slice(0, pdfHeaderWithin).includes('%PDF-')) return 'pdf';
  if (html && (!found || /xml|html/.test(found.mime)) && looksLikePage(head)) return 'html';
  return undefined;
}

const looksLikePage = (head: string): boolean =>
  /<(!doctype|html|head|body|title|meta|script|div|p|h[1-6]|table|article|main)[\s>]/i.test(head) &&
  !head.includes('\0\0\0');
