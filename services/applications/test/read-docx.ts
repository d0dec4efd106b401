import { text } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { promisify } from 'node:util';

const open = promisify<Buffer, object, ZipFile>(fromBuffer);

/** Returns the parts of a Word file by path, after checking that each is well-formed XML. */
export async function readDocx(file: Buffer): Promise<Map<string, string>> {
  const zip = await open(file, { lazyEntries: true });
  const openEntry = promisify(zip.openReadStream.bind(zip)) as (
    entry: Entry,
  ) => Promise<NodeJS.ReadableStream>;
  const parts = new Map<string, string>();
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      if (entry.fileName.endsWith('/')) return zip.readEntry();
      openEntry(entry)
        .then((stream) => text(stream))
        .then((part) => {
          parts.set(entry.fileName, part);
          zip.readEntry();
        })
        .catch(reject);
    });
    zip.readEntry();
  });
  for (const [path, part] of parts) requireWellFormed(path, part);
  return parts;
}

function requireWellFormed(path: string, part: string) {
  const parser = new SaxesParser({ xmlns: true, fileName: path });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(part).close();
}

export type WordParagraph = {
  style: string;
  text: string;
  /** The level and the list of a list item. */
  list?: { level: number; id: number };
};

/** Returns the paragraphs of the body and its tables in order, with `\n` for line breaks and `\t` for tabs. */
export function listParagraphs(parts: Map<string, string>): WordParagraph[] {
  const paragraphs: WordParagraph[] = [];
  let paragraph: WordParagraph | undefined;
  let level = 0;
  let inText = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const value = String(attributes['w:val'] ?? '');
    if (name === 'w:p') paragraphs.push((paragraph = { style: '', text: '' }));
    if (!paragraph) return;
    if (name === 'w:pStyle') paragraph.style = value;
    if (name === 'w:ilvl') level = Number(value);
    if (name === 'w:numId') paragraph.list = { level, id: Number(value) };
    if (name === 'w:br') paragraph.text += '\n';
    // a tab element with a value defines a tab stop
    if (name === 'w:tab' && value === '') paragraph.text += '\t';
    inText = name === 'w:t';
  });
  parser.on('text', (data) => {
    if (inText && paragraph) paragraph.text += data;
  });
  parser.on('closetag', ({ name }) => {
    inText = false;
    if (name === 'w:p') paragraph = undefined;
  });
  parser.write(parts.get('word/document.xml') ?? '').close();
  return paragraphs;
}
