/** An unsupported kind of file: its name as used in a sentence, and how to convert it. */
export type ForeignKind = { name: string; advice: string };

const createKind = (name: string, advice: string): ForeignKind => ({ name, advice });
const explainSavingAsPdf = (program: string) =>
  `Open it in ${program}, save it as a PDF, and upload the PDF.`;
const createImageKind = (name: string) =>
  createKind(name, 'Print it to a PDF and upload the PDF; we recognize the text of scanned pages.');
const createArchiveKind = (name: string) =>
  createKind(name, 'Unpack it and upload the files in it one by one.');
const createMediaKind = (name: string) =>
  createKind(name, 'Upload the text as a PDF or Word file instead.');

const excel = createKind('an Excel workbook', explainSavingAsPdf('Excel'));
const powerPoint = createKind('a PowerPoint presentation', explainSavingAsPdf('PowerPoint'));
const rtf = createKind(
  'a Rich Text (RTF) document',
  'Open it in Word, save it as a Word document (.docx), and upload that file.',
);
const openText = createKind(
  'an OpenDocument text',
  explainSavingAsPdf('LibreOffice or the program that created it'),
);
const openSheet = createKind(
  'an OpenDocument spreadsheet',
  explainSavingAsPdf('LibreOffice or the program that created it'),
);
const openSlides = createKind(
  'an OpenDocument presentation',
  explainSavingAsPdf('LibreOffice or the program that created it'),
);
const text = createKind(
  'a plain text file',
  'Copy the text into a Word document, or print it to a PDF, and upload that file.',
);
const eBook = createKind('an e-book', 'Look for a PDF version and upload that.');

/** Unsupported kinds by the extension reported by file-type or by our own name for the kind. */
export const foreignKinds: Record<string, ForeignKind> = {
  xlsx: excel,
  xlsm: excel,
  xltx: excel,
  xltm: excel,
  xls: excel,
  pptx: powerPoint,
  pptm: powerPoint,
  potx: powerPoint,
  potm: powerPoint,
  ppsx: powerPoint,
  ppsm: powerPoint,
  ppt: powerPoint,
  vsdx: createKind('a Visio drawing', explainSavingAsPdf('Visio')),
  vsd: createKind('a Visio drawing', explainSavingAsPdf('Visio')),
  pub: createKind('a Publisher document', explainSavingAsPdf('Publisher')),
  wps: createKind(
    'a Microsoft Works document',
    explainSavingAsPdf('a word processor that supports it'),
  ),
  wpd: createKind('a WordPerfect document', explainSavingAsPdf('WordPerfect')),
  msg: createKind(
    'an Outlook message',
    'Print the message to a PDF, or save its attachment, and upload that file.',
  ),
  pst: createKind('an Outlook mailbox', 'Print the message you need to a PDF and upload the PDF.'),
  eml: createKind(
    'an email message',
    'Print the message to a PDF, or save its attachment, and upload that file.',
  ),
  odt: openText,
  ott: openText,
  ods: openSheet,
  ots: openSheet,
  odp: openSlides,
  otp: openSlides,
  odg: createKind(
    'an OpenDocument drawing',
    explainSavingAsPdf('LibreOffice or the program that created it'),
  ),
  pages: createKind(
    'a Pages document',
    'In Pages, choose File > Export To > PDF, and upload the PDF.',
  ),
  numbers: createKind(
    'a Numbers spreadsheet',
    'In Numbers, choose File > Export To > PDF, and upload the PDF.',
  ),
  keynote: createKind(
    'a Keynote presentation',
    'In Keynote, choose File > Export To > PDF, and upload the PDF.',
  ),
  rtf,
  encrypted: createKind(
    'a password-protected document',
    'Remove the password, save it as a Word document (.docx), and upload that file.',
  ),
  webpage: createKind('a web page', 'Open it in a browser, print it to a PDF, and upload the PDF.'),
  mhtml: createKind(
    'a saved web page',
    'Open it in Word or a browser, save it as a PDF, and upload the PDF.',
  ),
  wordxml: createKind(
    'a Word document in XML',
    'Open it in Word, save it as a Word document (.docx), and upload that file.',
  ),
  xml: createKind(
    'an XML file',
    'Open it in the program that created it, save it as a PDF, and upload the PDF.',
  ),
  shortcut: createKind(
    'a link to a document, not the document itself',
    'Open the document, download it as a PDF or Word file, and upload that file.',
  ),
  csv: createKind('a CSV file', explainSavingAsPdf('a spreadsheet program')),
  text,
  empty: createKind(
    'a file that contains only zeros',
    'It was probably not copied completely. Download or copy it again, then upload it.',
  ),
  jpg: createImageKind('a JPEG image'),
  png: createImageKind('a PNG image'),
  apng: createImageKind('a PNG image'),
  gif: createImageKind('a GIF image'),
  webp: createImageKind('a WebP image'),
  avif: createImageKind('an AVIF image'),
  heic: createImageKind('a HEIC image'),
  tif: createImageKind('a TIFF image'),
  bmp: createImageKind('a BMP image'),
  jp2: createImageKind('a JPEG 2000 image'),
  jxl: createImageKind('a JPEG XL image'),
  svg: createImageKind('an SVG drawing'),
  psd: createKind('a Photoshop image', explainSavingAsPdf('Photoshop')),
  indd: createKind('an InDesign document', explainSavingAsPdf('InDesign')),
  ps: createKind('a PostScript file', 'Convert it to a PDF and upload the PDF.'),
  eps: createKind('a PostScript drawing', 'Convert it to a PDF and upload the PDF.'),
  dwg: createKind('an AutoCAD drawing', explainSavingAsPdf('AutoCAD')),
  xps: createKind('an XPS document', 'Print it to a PDF and upload the PDF.'),
  epub: eBook,
  mobi: eBook,
  chm: createKind('a Windows help file', 'Print the pages you need to a PDF and upload the PDF.'),
  zip: createArchiveKind('a ZIP archive'),
  rar: createArchiveKind('a RAR archive'),
  '7z': createArchiveKind('a 7-Zip archive'),
  gz: createArchiveKind('a gzip archive'),
  'tar.gz': createArchiveKind('a gzip archive'),
  tar: createArchiveKind('a tar archive'),
  bz2: createArchiveKind('a bzip2 archive'),
  xz: createArchiveKind('an xz archive'),
  cab: createArchiveKind('a cabinet archive'),
  dmg: createArchiveKind('a disk image'),
  ics: createKind('a calendar entry', 'Upload the related document as a PDF or Word file.'),
  vcf: createKind('a contact card', 'Upload the text as a PDF or Word file instead.'),
  lnk: createKind('a Windows shortcut', 'Upload the file it points to.'),
  exe: createKind('a program', 'Upload the document as a PDF or Word file.'),
  mp3: createMediaKind('an audio recording'),
  m4a: createMediaKind('an audio recording'),
  wav: createMediaKind('an audio recording'),
  ogg: createMediaKind('an audio recording'),
  flac: createMediaKind('an audio recording'),
  mp4: createMediaKind('a video'),
  mov: createMediaKind('a video'),
  avi: createMediaKind('a video'),
  mkv: createMediaKind('a video'),
  webm: createMediaKind('a video'),
};
