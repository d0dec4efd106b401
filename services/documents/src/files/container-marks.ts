type Container = 'zip' | 'compound';
type Mark = [kind: string, mark: Buffer];

/** Entry names that identify a kind of container, in order of precedence. */
const marks: Record<Container, readonly [Mark, ...Mark[]]> = {
  zip: [
    ['docx', Buffer.from('word/')],
    ['xlsx', Buffer.from('xl/workbook')],
    ['pptx', Buffer.from('ppt/presentation')],
    ['odt', Buffer.from('application/vnd.oasis.opendocument.text')],
    ['ods', Buffer.from('application/vnd.oasis.opendocument.spreadsheet')],
    ['odp', Buffer.from('application/vnd.oasis.opendocument.presentation')],
    ['epub', Buffer.from('META-INF/container.xml')],
    ['keynote', Buffer.from('Index/Slide')],
    ['numbers', Buffer.from('Index/CalculationEngine')],
    ['pages', Buffer.from('Index/Document.iwa')],
    ['xps', Buffer.from('FixedDocSeq.fdseq')],
    ['vsdx', Buffer.from('visio/document')],
  ],
  compound: [
    ['doc', encodeUtf16('WordDocument')],
    ['encrypted', encodeUtf16('EncryptedPackage')],
    ['msg', encodeUtf16('__properties_version1.0')],
    ['xls', encodeUtf16('Workbook')],
    ['xls', encodeUtf16('Book\0')],
    ['ppt', encodeUtf16('PowerPoint Document')],
    ['vsd', encodeUtf16('VisioDocument')],
    ['pub', encodeUtf16('Quill')],
    ['wps', encodeUtf16('MatOST')],
  ],
};

function encodeUtf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}

const maxMarkLength = Math.max(
  ...Object.values(marks).flatMap((list) => list.map(([, { length }]) => length)),
);

/** Searches a streamed container for entry names that identify its kind. */
export function scanContainer(container: Container) {
  const foundKinds = new Set<string>();
  const [[decisive]] = marks[container];
  let tail = Buffer.alloc(0);
  return {
    update: (chunk: Buffer): void => {
      if (foundKinds.has(decisive)) return;
      const bytes = Buffer.concat([tail, chunk]);
      for (const [kind, mark] of marks[container])
        if (!foundKinds.has(kind) && bytes.includes(mark)) foundKinds.add(kind);
      tail = Buffer.from(bytes.subarray(-maxMarkLength));
    },
    /** Returns the kind of container, if an entry name identifies it. */
    kind: (): string | undefined => marks[container].find(([kind]) => foundKinds.has(kind))?.[0],
  };
}
