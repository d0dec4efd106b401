const MIB = 1024 ** 2;

/**
 * Limits to protect against hostile PDFs, far above the numbers in real documents. A process that exceeds its time or
 * memory limit is killed (`processes/extractor-limits.ts`). The limits below allow a document with a few huge pages to
 * be extracted without reaching those.
 */
export const limits = {
  /** Only the first pages are extracted, since longer documents are not guidelines. */
  pages: 400,
  /** Number and size of embedded PDFs to read from a portfolio. */
  portfolioFiles: 20,
  portfolioBytes: 30 * MIB,
  /** Maximum size, in pixels, of images decoded for text extraction. Larger images may be decompression bombs. */
  imagePixels: 1,
  /** Number and inflated size of streams to search for an XFA form. */
  xfaStreams: 5_000,
  xfaStreamBytes: 4 * MIB,
  xfaBytes: 40 * MIB,
  /** Painted areas per page. Maps and charts have many more, so the smallest areas are dropped. */
  backdropAreas: 4_000,
  /** Number of tests per page of whether shapes cover text. */
  coverTests: 20_000_000,
  /** Number of drawn dots per page to test for bullets. */
  bullets: 500,
  /** Number of horizontal lines per page to test for strikes. */
  strikes: 2_000,
  /** Number of vertical lines per page that separate words. */
  separators: 1_000,
  /** Number of lines per page that may form tables, and number of places in a table whose cells may be merged. */
  gridRules: 4_000,
  gridPlaces: 3_000,
  /** Number of characters per page and per document used to check a font. */
  fontTextOfPage: 4_000,
  fontText: 20_000,
} as const;
