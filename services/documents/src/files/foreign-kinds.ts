/** An unsupported kind of file: its name in a sentence, and how to convert it. */
export type ForeignKind = { name: string; advice: string };

const kind = (name: string, advice: string): ForeignKind => ({ name, advice });
const savedAsPdf = (program: string) =>
  `Open it in ${program}, save it as a PDF, and upload the PDF.`;
const ofImage = (name: string) =>
  kind(name, 'Print it to a PDF and upload the PDF; we recognize the text of scanned pages.');
const ofArchive = (name: string) => kind(name, 'Unpack it and upload the files in it one by one.');
const ofMedia = (name: string) => kind(name, 'Upload the text as a PDF or Word file instead.');

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

/** Unsupported kinds, by the extension that file-type reports or by our own name for the kind. */
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
    'an e-mail message',
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
  jpg: ofImage('a JPEG image'),
  png: ofImage('a PNG image'),
  apng: ofImage('a PNG image'),
  gif: ofImage('a GIF image'),
  webp: ofImage('a WebP image'),
  avif: ofImage('an AVIF image'),
  heic: ofImage('a HEIC image'),
  tif: ofImage('a TIFF image'),
  bmp: ofImage('a BMP image'),
  jp2: ofImage('a JPEG 2000 image'),
  jxl: ofImage('a JPEG XL image'),
  svg: ofImage('an SVG drawing'),
  psd: kind('a Photoshop image', savedAsPdf('Photoshop')),
  indd: kind('an InDesign document', savedAsPdf('InDesign')),
  ps: kind('a PostScript file', 'Convert it to a PDF and upload the PDF.'),
  eps: kind('a PostScript drawing', 'Convert it to a PDF and upload the PDF.'),
  dwg: kind('an AutoCAD drawing', savedAsPdf('AutoCAD')),
  xps: kind('an XPS document', 'Print it to a PDF and upload the PDF.'),
  epub: eBook,
  mobi: eBook,
  chm: kind('a Windows help file', 'Print the pages you need to a PDF and upload the PDF.'),
  zip: ofArchive('a ZIP archive'),
  rar: ofArchive('a RAR archive'),
  '7z': ofArchive('a 7-Zip archive'),
  gz: ofArchive('a gzip archive'),
  'tar.gz': ofArchive('a gzip archive'),
  tar: ofArchive('a tar archive'),
  bz2: ofArchive('a bzip2 archive'),
  xz: ofArchive('an xz archive'),
  cab: ofArchive('a cabinet archive'),
  dmg: ofArchive('a disk image'),
  ics: kind('a calendar entry', 'Upload the related document as a PDF or Word file.'),
  vcf: kind('a contact card', 'Upload the text as a PDF or Word file instead.'),
  lnk: kind('a Windows shortcut', 'Upload the file it points to.'),
  exe: kind('a program', 'Upload the document as a PDF or Word file.'),
  mp3: ofMedia('an audio recording'),
  m4a: ofMedia('an audio recording'),
  wav: ofMedia('an audio recording'),
  ogg: ofMedia('an audio recording'),
  flac: ofMedia('an audio recording'),
  mp4: ofMedia('a video'),
  mov: ofMedia('a video'),
  avi: ofMedia('a video'),
  mkv: ofMedia('a video'),
  webm: ofMedia('a video'),
};
