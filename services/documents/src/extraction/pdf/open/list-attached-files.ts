import type { PDFDocumentProxy } from 'pdfjs-dist';
import { readProperty } from '../read-property.ts';

/** A file embedded in a PDF. */
export type AttachedFile = { name: string; bytes: Uint8Array; isPdf: boolean };

/** Returns the embedded files of a PDF, sorted by name. */
export async function listAttachedFiles(document: PDFDocumentProxy): Promise<AttachedFile[]> {
  const attachments: unknown = await document.getAttachments().catch(() => undefined);
  return Object.entries(typeof attachments === 'object' && attachments !== null ? attachments : {})
    .map(([key, file]: [string, unknown]): AttachedFile => {
      const name = readProperty(file, 'filename');
      const content = readProperty(file, 'content');
      const bytes = content instanceof Uint8Array ? content : new Uint8Array();
      return {
        name: typeof name === 'string' && name ? name : key,
        bytes,
        isPdf: Buffer.from(bytes.subarray(0, maxHeaderOffset)).includes('%PDF-'),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** A PDF may have other bytes before the header. */
const maxHeaderOffset = 1_024;
