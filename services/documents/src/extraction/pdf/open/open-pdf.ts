import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ServiceFault } from '../../service-fault.ts';
import { toOneLine } from '../../text/extract-visible-text.ts';
import { kindNames, unreadableReasons, UnreadableError } from '../../unreadable-messages.ts';
import { limits } from '../limits.ts';
import { listAttachedFiles, type AttachedFile } from './list-attached-files.ts';

export type OpenPdf = {
  document: PDFDocumentProxy;
  title: string;
  /** Whether the document contains an XFA form, which only Acrobat can display. */
  isXfa: boolean;
  /** Whether the content is in embedded files. */
  isPortfolio: boolean;
  hasImages: boolean;
  files: AttachedFile[];
  /** Bookmark titles. */
  bookmarks: string[];
};

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const resolveAssetFolder = (name: string) => join(assets, name) + sep;

export const pdfOptions = {
  verbosity: 0,
  maxImageSize: limits.imagePixels,
  isEvalSupported: false,
  useSystemFonts: false,
  stopAtErrors: false,
  // exposes the ToUnicode tables of fonts
  fontExtraProperties: true,
  cMapUrl: resolveAssetFolder('cmaps'),
  cMapPacked: true,
  standardFontDataUrl: resolveAssetFolder('standard_fonts'),
  wasmUrl: resolveAssetFolder('wasm'),
};

/** The errors thrown by pdf.js for malformed documents. Any other error is a failure of pdf.js itself. */
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
 * Opens a PDF, passes it to `use` and closes it. pdf.js detaches the bytes.
 * @throws UnreadableError if the PDF is encrypted or damaged
 */
export async function withOpenPdf<T>(
  bytes: Uint8Array,
  use: (pdf: OpenPdf) => Promise<T>,
): Promise<T> {
  const hasImages = containsImages(bytes);
  // pdf.js does not accept a Buffer
  const data = new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
  const loading = getDocument({ ...pdfOptions, data });
  try {
    const pdf = await loading.promise.then(describe).catch(throwReason);
    return await use({ ...pdf, hasImages });
  } finally {
    await loading.destroy().catch(() => undefined);
  }
}

async function describe(document: PDFDocumentProxy): Promise<Omit<OpenPdf, 'hasImages'>> {
  const { info } = await document.getMetadata();
  const title: unknown = Reflect.get(info, 'Title');
  return {
    document,
    title: toOneLine(typeof title === 'string' ? title : ''),
    isXfa: Reflect.get(info, 'IsXFAPresent') === true,
    isPortfolio: Reflect.get(info, 'IsCollectionPresent') === true,
    files: await listAttachedFiles(document),
    bookmarks: listTitles(await document.getOutline().catch(() => null)),
  };
}

function throwReason(error: unknown): never {
  if (error instanceof Error && error.name === 'PasswordException')
    throw new UnreadableError(unreadableReasons.encrypted(kindNames.pdf));
  if (!isMalformedPdf(error))
    throw new ServiceFault('pdf.js did not open a document', { cause: error });
  throw new UnreadableError(unreadableReasons.broken(kindNames.pdf), { cause: error });
}

/** Whether a PDF contains images. A PDF without images cannot be a scan. */
function containsImages(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ['/Subtype /Image', '/Subtype/Image'].some((mark) => file.includes(mark));
}

type Bookmark = { title?: string; items?: Bookmark[] };

function listTitles(bookmarks: readonly Bookmark[] | null | undefined): string[] {
  return (bookmarks ?? []).flatMap(({ title = '', items }) => [title, ...listTitles(items)]);
}
