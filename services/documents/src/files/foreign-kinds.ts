/** A kind of file that is not read: what to call it, and how to get to one that is. */
export type ForeignKind = { name: string; advice: string };

const kind = (name: string, advice: string): ForeignKind => ({ name, advice });
const savedAsPdf = (program: string) => `Open it in ${program}, save it as a PDF, and upload that.`;
const ofImage = (name: string) =>
  kind(
    name,
    'Put it into a PDF (most programs that show pictures can print to one), and upload that; the text of scans is recognized.',
  );
const ofArchive = (name: string) => kind(name, 'Unpack it, and upload the files in it one by one.');
const ofSound = (name: string) => kind(name, 'Upload the text as a PDF or Word file instead.');

const excel = kind('an Excel workbook', savedAsPdf('Excel'));
const powerPoint = kind('a PowerPoint presentation', savedAsPdf('PowerPoint'));
const rtf = kind(
  'a document in Rich Text Format',
  'Open it in Word, save it as a Word document (.docx), and upload that.',
);
const openText = kind('an OpenDocument text', savedAsPdf('the program it was made with'));
const openSheet = kind('an OpenDocument spreadsheet', savedAsPdf('the program it was made with'));
const openSlides = kind('an OpenDocument presentation', savedAsPdf('the program it was made with'));
const text = kind(
  'a plain text file',
  'Copy the text into a Word document, or print it to a PDF, and upload that.',
);
const eBook = kind('an e-book', 'Look for a PDF of the same text, and upload that.');

/** Kinds by the extension that file-type gives for their content, and by names of our own for the others. */
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
  wps: kind('a document of Microsoft Works', savedAsPdf('a word processor that reads it')),
  wpd: kind('a WordPerfect document', savedAsPdf('WordPerfect')),
  msg: kind(
    'an Outlook message',
    'Print the message to a PDF, or save its attachment, and upload that.',
  ),
  pst: kind('an Outlook mailbox', 'Print the message that you need to a PDF, and upload that.'),
  eml: kind(
    'an e-mail message',
    'Print the message to a PDF, or save its attachment, and upload that.',
  ),
  odt: openText,
  ott: openText,
  ods: openSheet,
  ots: openSheet,
  odp: openSlides,
  otp: openSlides,
  odg: kind('an OpenDocument drawing', savedAsPdf('the program it was made with')),
  pages: kind(
    'a Pages document',
    'In Pages, choose File, Export To, PDF or Word, and upload that.',
  ),
  numbers: kind(
    'a Numbers spreadsheet',
    'In Numbers, choose File, Export To, PDF, and upload that.',
  ),
  keynote: kind(
    'a Keynote presentation',
    'In Keynote, choose File, Export To, PDF, and upload that.',
  ),
  rtf,
  encrypted: kind(
    'a document that is protected with a password',
    'Remove the password, save it as a Word document (.docx), and upload that.',
  ),
  webpage: kind('a web page', 'Open it in a browser, print it to a PDF, and upload that.'),
  mhtml: kind(
    'a saved web page',
    'Open it in Word or a browser, save it as a PDF, and upload that.',
  ),
  wordxml: kind(
    'a Word document in XML',
    'Open it in Word, save it as a Word document (.docx), and upload that.',
  ),
  xml: kind(
    'an XML file',
    'Open it in the program it was made with, save it as a PDF, and upload that.',
  ),
  shortcut: kind(
    'a shortcut to a document that is stored elsewhere',
    'Open the document, download it as a PDF or Word file, and upload that.',
  ),
  csv: kind('a table in plain text (CSV)', savedAsPdf('a spreadsheet program')),
  text,
  empty: kind(
    'a file that holds nothing but zeros',
    'It was not copied whole. Download or copy it again, and upload that.',
  ),
  jpg: ofImage('a JPEG picture'),
  png: ofImage('a PNG picture'),
  apng: ofImage('a PNG picture'),
  gif: ofImage('a GIF picture'),
  webp: ofImage('a WebP picture'),
  avif: ofImage('an AVIF picture'),
  heic: ofImage('a HEIC picture'),
  tif: ofImage('a TIFF picture'),
  bmp: ofImage('a BMP picture'),
  jp2: ofImage('a JPEG 2000 picture'),
  jxl: ofImage('a JPEG XL picture'),
  svg: ofImage('an SVG drawing'),
  psd: kind('a Photoshop picture', savedAsPdf('Photoshop')),
  indd: kind('an InDesign document', savedAsPdf('InDesign')),
  ps: kind('a PostScript file', 'Convert it to a PDF, and upload that.'),
  eps: kind('a PostScript drawing', 'Convert it to a PDF, and upload that.'),
  dwg: kind('an AutoCAD drawing', savedAsPdf('AutoCAD')),
  xps: kind('an XPS document', 'Print it to a PDF, and upload that.'),
  epub: eBook,
  mobi: eBook,
  chm: kind('a Windows help file', 'Print what you need to a PDF, and upload that.'),
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
  ics: kind('a calendar entry', 'Upload the document that it is about as a PDF or Word file.'),
  vcf: kind('a contact card', 'Upload the text as a PDF or Word file instead.'),
  lnk: kind('a Windows shortcut', 'Upload the file that it points to.'),
  exe: kind('a program', 'Upload the document as a PDF or Word file.'),
  mp3: ofSound('a sound recording'),
  m4a: ofSound('a sound recording'),
  wav: ofSound('a sound recording'),
  ogg: ofSound('a sound recording'),
  flac: ofSound('a sound recording'),
  mp4: ofSound('a video'),
  mov: ofSound('a video'),
  avi: ofSound('a video'),
  mkv: ofSound('a video'),
  webm: ofSound('a video'),
};
