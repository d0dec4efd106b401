import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { PDFParse } from 'pdf-parse';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { oneLine } from '../text/visible-text.ts';
import { kinds, reasons, UnreadableError } from '../unreadable.ts';
import { ServiceFault } from '../worker/fault.ts';
import { outlineKey } from './layout/headings.ts';

export type OpenPdf = {
  document: PDFDocumentProxy;
  title: string;
  /** It contains an XFA form, which only Acrobat can show. */
  isXfa: boolean;
  /** Its content is in embedded files. */
  isPortfolio: boolean;
  /** The titles of the bookmarks, normalized by `outlineKey`. */
  outline: Set<string>;
  /** The plain text of a page whose layout extraction failed. */
  plainText: (page: number) => Promise<string>;
  close: () => Promise<void>;
};

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const assetFolder = (name: string) => join(assets, name) + sep;

/** Images are not decoded for text extraction: an image may be a decompression bomb. */
export const pdfOptions = {
  verbosity: 0,
  maxImageSize: 1,
  isEvalSupported: false,
  useSystemFonts: false,
  stopAtErrors: false,
  // exposes the ToUnicode tables of fonts
  fontExtraProperties: true,
  cMapUrl: assetFolder('cmaps'),
  cMapPacked: true,
  standardFontDataUrl: assetFolder('standard_fonts'),
  wasmUrl: assetFolder('wasm'),
};

/** The errors of pdf.js for malformed documents; any other error means that pdf.js does not work. */
const malformedErrors: ReadonlySet<unknown> = new Set([
  'InvalidPDFException',
  'FormatError',
  'MissingDataException',
  'UnknownErrorException',
  'ResponseException',
]);

export const isMalformedPdf = (error: unknown): boolean =>
  error instanceof Error && malformedErrors.has(error.name);

/**
 * Opens a PDF. pdf.js detaches the bytes.
 * @throws UnreadableError if it is encrypted or damaged
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const loading = getDocument({ ...pdfOptions, data: bytes });
  try {
    const document = await loading.promise;
    const { info } = await document.getMetadata();
    const outline = await document.getOutline().catch(() => null);
    const title: unknown = Reflect.get(info, 'Title');
    return {
      document,
      title: oneLine(typeof title === 'string' ? title : ''),
      isXfa: Reflect.get(info, 'IsXFAPresent') === true,
      isPortfolio: Reflect.get(info, 'IsCollectionPresent') === true,
      outline: new Set(titlesOf(outline).map(outlineKey)),
      plainText: (page) => plainText(document, page),
      close: () => loading.destroy(),
    };
  } catch (error) {
    await loading.destroy().catch(() => undefined);
    if (error instanceof Error && error.name === 'PasswordException')
      throw new UnreadableError(reasons.encrypted(kinds.pdf));
    if (!isMalformedPdf(error))
      throw new ServiceFault('pdf.js did not open a document', { cause: error });
    throw new UnreadableError(reasons.broken(kinds.pdf), { cause: error });
  }
}

async function plainText(document: PDFDocumentProxy, page: number): Promise<string> {
  const parser = new PDFParse({ ...pdfOptions, data: await document.getData() });
  try {
    return (await parser.getText({ partial: [page], pageJoiner: '' })).text;
  } finally {
    await parser.destroy();
  }
}

type Bookmark = { title?: string; items?: Bookmark[] };

function titlesOf(bookmarks: readonly Bookmark[] | null | undefined): string[] {
  return (bookmarks ?? []).flatMap(({ title = '', items }) => [title, ...titlesOf(items)]);
}
