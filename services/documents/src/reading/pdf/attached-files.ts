import type { PDFDocumentProxy } from 'pdfjs-dist';

/** A file inside a PDF. */
export type AttachedFile = { name: string; bytes: Uint8Array; isPdf: boolean };

/** The files inside a PDF, in the order of their names. */
export async function attachedFiles(document: PDFDocumentProxy): Promise<AttachedFile[]> {
  const found: unknown = await document.getAttachments().catch(() => undefined);
  return Object.entries(typeof found === 'object' && found !== null ? found : {})
    .map(([key, file]: [string, unknown]): AttachedFile => {
      const name = read(file, 'filename');
      const content = read(file, 'content');
      const bytes = content instanceof Uint8Array ? content : new Uint8Array();
      return {
        name: typeof name === 'string' && name ? name : key,
        bytes,
        isPdf: Buffer.from(bytes.subarray(0, headerWithin)).includes('%PDF-'),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** A PDF may begin with other bytes. */
const headerWithin = 1_024;

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
