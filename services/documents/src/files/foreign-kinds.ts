/** An unsupported kind of file: its name as used in a sentence, and how to convert it. */
export type ForeignKind = { name: string; advice: string };

const kind = (name: string, advice: string): ForeignKind => ({ name, advice });
const savedAsPdf = (program: string) =>
  `Open it in ${program}, save it as a PDF, and upload the PDF.`;
const image = (name: string) =>
  kind(name, 'Print it to a PDF and upload the PDF; we recognize the text of scanned pages.');
const archive = (name: string) => kind(name, 'Unpack it and upload the files in it one by one.');
const media = (name: string) => kind(name, 'Upload the text as a PDF or Word file instead.');

const excel = kind('an Excel workbook', savedAsPdf('Excel'));
const powerPoint = kind('a PowerPoint presentation', savedAsPdf('PowerPoint'));
const rtf = kind(
  'a Rich Text (RTF) document',
  'Open it in Word, save it as a Word document (.docx), and upload that file.',
);
const openText = kind(
  'an OpenDocument text',
  savedAsPdf('LibreOffice or the program that created it'),
);
const openSheet = kind(
  'an OpenDocument spreadsheet',
  savedAsPdf('LibreOffice or the program that created it'),
);
const openSlides = kind(
  'an OpenDocument presentation',
  savedAsPdf('LibreOffice or the program that created it'),
);
const text = kind(
  'a plain text file',
  'Copy the text into a Word document, or print it to a PDF, and upload that file.',
);
const eBook = kind('an e-book', 'Look for a PDF version and upload that.');

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
  vsdx: kind('a Visio drawing', savedAsPdf('Visio')),
  vsd: kind('a Visio drawing', savedAsPdf('Visio')),
  pub: kind('a Publisher document', savedAsPdf('Publisher')),
  wps: kind('a Microsoft Works document', savedAsPdf('a word processor that supports it')),
  wpd: kind('a WordPerfect document', savedAsPdf('WordPerfect')),
  msg: kind(
    'an Outlook message',
    'Print the message to a PDF, or save its attachment, and upload that file.',
  ),
  pst: kind('an Outlook mailbox', 'Print the message you need to a PDF and upload the PDF.'),
  eml: kind(
    'an email message',
    'Print the message to a PDF, or save its attachment, and upload that file.',
  ),
  odt: openText,
  ott: openText,
  ods: openSheet,
  ots: openSheet,
  odp: openSlides,
  otp: openSlides,
  odg: kind('an OpenDocument drawing', savedAsPdf('LibreOffice or the program that created it')),
  pages: kind('a Pages document', 'In Pages, choose File > Export To > PDF, and upload the PDF.'),
  numbers: kind(
    'a Numbers spreadsheet',
    'In Numbers, choose File > Export To > PDF, and upload the PDF.',
  ),
  keynote: kind(
    'a Keynote presentation',
    'In Keynote, choose File > Export To > PDF, and upload the PDF.',
  ),
  rtf,
  encrypted: kind(
    'a password-protected document',
    'Remove the password, save it as a Word document (.docx), and upload that file.',
  ),
  webpage: kind('a web page', 'Open it in a browser, print it to a PDF, and upload the PDF.'),
  mhtml: kind(
    'a saved web page',
    'Open it in Word or a browser, save it as a PDF, and upload the PDF.',
  ),
  wordxml: kind(
    'a Word document in XML',
    'Open it in Word, save it as a Word document (.docx), and upload that file.',
  ),
  xml: kind(
    'an XML file',
    'Open it in the program that created it, save it as a PDF, and upload the PDF.',
  ),
  shortcut: kind(
    'a link to a document, not the document itself',
    'Open the document, download it as a PDF or Word file, and upload that file.',
  ),
  csv: kind('a CSV file', savedAsPdf('a spreadsheet program')),
  text,
  empty: kind(
    'a file that contains only zeros',
    'It was probably not copied completely. Download or copy it again, then upload it.',
  ),
  jpg: image('a JPEG image'),
  png: image('a PNG image'),
  apng: image('a PNG image'),
  gif: image('a GIF image'),
  webp: image('a WebP image'),
  avif: image('an AVIF image'),
  heic: image('a HEIC image'),
  tif: image('a TIFF image'),
  bmp: image('a BMP image'),
  jp2: image('a JPEG 2000 image'),
  jxl: image('a JPEG XL image'),
  svg: image('an SVG drawing'),
  psd: kind('a Photoshop image', savedAsPdf('Photoshop')),
  indd: kind('an InDesign document', savedAsPdf('InDesign')),
  ps: kind('a PostScript file', 'Convert it to a PDF and upload the PDF.'),
  eps: kind('a PostScript drawing', 'Convert it to a PDF and upload the PDF.'),
  dwg: kind('an AutoCAD drawing', savedAsPdf('AutoCAD')),
  xps: kind('an XPS document', 'Print it to a PDF and upload the PDF.'),
  epub: eBook,
  mobi: eBook,
  chm: kind('a Windows help file', 'Print the pages you need to a PDF and upload the PDF.'),
  zip: archive('a ZIP archive'),
  rar: archive('a RAR archive'),
  '7z': archive('a 7-Zip archive'),
  gz: archive('a gzip archive'),
  'tar.gz': archive('a gzip archive'),
  tar: archive('a tar archive'),
  bz2: archive('a bzip2 archive'),
  xz: archive('an xz archive'),
  cab: archive('a cabinet archive'),
  dmg: archive('a disk image'),
  ics: kind('a calendar entry', 'Upload the related document as a PDF or Word file.'),
  vcf: kind('a contact card', 'Upload the text as a PDF or Word file instead.'),
  lnk: kind('a Windows shortcut', 'Upload the file it points to.'),
  exe: kind('a program', 'Upload the document as a PDF or Word file.'),
  mp3: media('an audio recording'),
  m4a: media('an audio recording'),
  wav: media('an audio recording'),
  ogg: media('an audio recording'),
  flac: media('an audio recording'),
  mp4: media('a video'),
  mov: media('a video'),
  avi: media('a video'),
  mkv: media('a video'),
  webm: media('a video'),
};
