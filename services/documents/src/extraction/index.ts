import type { ExtractedText } from '@grantwright/shared/contract';
import { limitLength } from './limit-extracted-length.ts';
import { dropGarbage } from './drop-garbage.ts';
import type { Recognition } from './ocr/read-scan.ts';
import { resolveCheckBoxes } from './text/check-boxes/resolve-check-boxes.ts';
import { unreadableReasons, UnreadableError } from './unreadable-messages.ts';
import { ServiceFault } from './service-fault.ts';

export type ReadableType = ExtractedText['source'];

export type ReadOptions = {
  charset?: string;
  /** Enables OCR. Without it, a scan throws `ScanFoundError`. */
  recognition?: Recognition;
  /** Called with recoverable errors, for logging. */
  onError?: (error: unknown) => void;
};

/**
 * Extracts the text of a document as blocks with page numbers. Loads readers on demand, since each needs a large
 * library.
 * @throws UnreadableError with a message for the user
 */
export async function extractDocument(
  bytes: Uint8Array,
  type: ReadableType,
  options: ReadOptions = {},
): Promise<ExtractedText> {
  if (bytes.length === 0) throw new UnreadableError(unreadableReasons.empty);
  const extractedText = await read(bytes, type, options);
  return dropGarbage(
    limitLength({ ...extractedText, blocks: resolveCheckBoxes(extractedText.blocks) }),
  );
}

async function read(
  bytes: Uint8Array,
  type: ReadableType,
  { charset, ...options }: ReadOptions,
): Promise<ExtractedText> {
  switch (type) {
    case 'pdf':
      return (await waitForReader(import('./pdf/read-pdf.ts'))).readPdf(bytes, options);
    case 'docx':
      return (await waitForReader(import('./docx/read-docx.ts'))).readDocx(bytes);
    case 'doc':
      return (await waitForReader(import('./doc/read-doc.ts'))).readDoc(bytes);
    case 'html':
      return (await waitForReader(import('./html/read-html.ts'))).readHtml(bytes, charset);
  }
}

/** Reports a library that fails to load as the service's fault rather than the document's. */
const waitForReader = <T>(reader: Promise<T>): Promise<T> =>
  reader.catch((cause: unknown) => {
    throw new ServiceFault('a reader did not load', { cause });
  });
