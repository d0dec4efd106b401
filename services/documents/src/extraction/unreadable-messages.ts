/** The text of a document cannot be extracted. The message contains the reason and tells the user what to do. */
export class UnreadableError extends Error {
  override readonly name: string = 'UnreadableError';
}

/** The document needs OCR. */
export class ScanFoundError extends UnreadableError {
  override readonly name = 'ScanFoundError';
}

const webPage = 'web page';

/** Returns a separate reason for web pages, since the advice for files (save again, split) does not apply to them. */
const explainPage = (kind: string): string | undefined =>
  kind === webPage
    ? 'This web page could not be read. Print it to a PDF from your browser, and upload that.'
    : undefined;

export const unreadableReasons = {
  empty: 'This file is empty. Choose another file.',
  noText: (kind: string) =>
    `There is no text in this ${kind}. It may be blank or a scan without readable text; upload a version with selectable text.`,
  adobeForm:
    'This is an Adobe form that only Acrobat can display. Open it in Acrobat, print it to PDF, and upload that.',
  portfolio: (names: string[]) =>
    `This is a PDF portfolio: its text is in the files inside it (${names.join(', ')}). Open it in Acrobat, save those files, and upload them one at a time.`,
  allStruck: (kind: string) =>
    `All text in this ${kind} is struck out. Upload the version that applies.`,
  noTextInPage:
    'There is no text on this page. If your browser shows some, save it as a PDF, and upload that.',
  scriptedPage:
    'This page loads its text with a script. Open it in your browser, save it as a PDF, and upload that.',
  noCharacters: (kind: string) =>
    `This ${kind} uses an unsupported text encoding, so its text cannot be read. Print it to a new PDF with selectable text, and upload that.`,
  unclear:
    'This scan is too faint or blurred to read. Scan it again at 300 dpi, or upload a version with selectable text.',
  encrypted: (kind: string) =>
    `This ${kind} is password-protected. Remove the password and upload it again.`,
  broken: (kind: string) =>
    explainPage(kind) ??
    `This ${kind} is damaged and cannot be read. Open it in the program that created it, save it again, and upload the new file.`,
  tooLarge: (kind: string) =>
    `This ${kind} is too large to read once unpacked. Save it again without embedded files or very large images, and upload the new file.`,
  tooLong: (kind: string) =>
    explainPage(kind) ??
    `Reading this ${kind} took too long. Split it into shorter files, or save it again, and upload the result.`,
  tooMuchMemory: (kind: string) =>
    explainPage(kind) ??
    `Reading this ${kind} needs too much memory. Save it again, and upload the new file.`,
} as const;

export const kindNames = {
  pdf: 'PDF',
  docx: 'Word file',
  doc: 'Word file',
  html: webPage,
} as const;
