const MIB = 1024 ** 2;

/**
 * Limits against hostile PDFs, far above what real documents have. A process that exceeds its time or memory
 * is killed (`worker/reader-limits.ts`); with these limits, a document with a few huge pages does not get
 * there and is read.
 */
export const limits = {
  /** Longer documents are not guidelines; only their first pages are extracted. */
  pages: 400,
  /** Embedded PDFs of a portfolio that are read, and their size. */
  portfolioFiles: 20,
  portfolioBytes: 30 * MIB,
  /** In pixels: images are not decoded for text extraction, since an image may be a decompression bomb. */
  imagePixels: 1,
  /** Streams of a file that are searched for an XFA form, and their inflated size. */
  xfaStreams: 5_000,
  xfaStreamBytes: 4 * MIB,
  xfaBytes: 40 * MIB,
  /** Painted areas of a page: maps and charts have many more, and the smallest of them are dropped. */
  backdropAreas: 4_000,
  /** Tests per page whether a shape covers a text. */
  coverTests: 20_000_000,
  /** Drawn dots of a page that are tested for bullets. */
  bullets: 500,
  /** Horizontal lines of a page that are tested for strikes. */
  strikes: 2_000,
  /** Vertical lines of a page that separate words. */
  separators: 1_000,
  /** Lines of a page that form tables, and places of a table whose cells are merged. */
  gridRules: 4_000,
  gridPlaces: 3_000,
  /** In characters: the text by which a font is judged, of one page and of the document. */
  fontTextOfPage: 4_000,
  fontText: 20_000,
} as const;
