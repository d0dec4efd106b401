import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { PasswordException, PDFParse } from 'pdf-parse';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { oneLine } from '../text/visible.ts';
import { kinds, reasons, UnreadableError } from '../unreadable.ts';
import { outlineKey } from './headings.ts';

export type OpenPdf = {
  document: PDFDocumentProxy;
  title: string;
  /** The titles of the bookmarks, as keys to compare headings with. */
  outline: Set<string>;
  /** The plain text of one page, for pages whose layout cannot be told. */
  plainText: (page: number) => Promise<string>;
  close: () => Promise<void>;
};

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const assetFolder = (name: string) => join(assets, name) + sep;

/** Pictures are never decoded here: only text is read, and a picture may be a bomb. */
const options = {
  verbosity: 0,
  maxImageSize: 1,
  isEvalSupported: false,
  useSystemFonts: false,
  stopAtErrors: false,
  cMapUrl: assetFolder('cmaps'),
  cMapPacked: true,
  standardFontDataUrl: assetFolder('standard_fonts'),
};

/** Opens a PDF for reading; throws `UnreadableError` for one that is encrypted or broken. */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  // Each library takes the bytes it is given away from the caller.
  const parser = new PDFParse({ ...options, data: new Uint8Array(bytes) });
  try {
    const info = await parser.getInfo();
    const document = await getDocument({ ...options, data: new Uint8Array(bytes) }).promise;
    return {
      document,
      title: oneLine(typeof info.info?.Title === 'string' ? info.info.Title : ''),
      outline: new Set(titlesOf(info.outline).map(outlineKey)),
      plainText: async (page) => (await parser.getText({ partial: [page], pageJoiner: '' })).text,
      close: async () => {
        await Promise.allSettled([parser.destroy(), document.destroy()]);
      },
    };
  } catch (error) {
    await parser.destroy().catch(() => undefined);
    const encrypted = error instanceof PasswordException;
    throw new UnreadableError(encrypted ? reasons.encrypted(kinds.pdf) : reasons.broken(kinds.pdf));
  }
}

type Bookmark = { title?: string; items?: Bookmark[] };

function titlesOf(bookmarks: readonly Bookmark[] | null | undefined): string[] {
  return (bookmarks ?? []).flatMap(({ title = '', items }) => [title, ...titlesOf(items)]);
}
