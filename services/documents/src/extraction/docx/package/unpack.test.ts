import { zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpackDocx, zipLimits } from './unpack.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const documentPart = { 'word/document.xml': bytes('<w:document/>') };

/** Returns the offset of the first entry in a ZIP file's central directory. */
const findDirectory = (zip: Uint8Array) => Buffer.from(zip).indexOf('PK\x01\x02', 0, 'latin1');

/** Changes the unpacked size declared for the first entry in the directory. */
function withStatedSize(zip: Uint8Array, size: number): Uint8Array {
  const changed = Buffer.from(zip);
  changed.writeUInt32LE(size, findDirectory(changed) + 24);
  return changed;
}

describe('unpackDocx', () => {
  it('returns the XML parts without unpacking images', () => {
    const zip = zipSync({ ...documentPart, 'word/media/image1.png': bytes('not text') });
    expect([...unpackDocx(zip).keys()]).toEqual(['word/document.xml']);
  });

  it('rejects too many entries by reading only the ZIP central directory', () => {
    const entries: Zippable = { ...documentPart };
    for (let index = 0; index < zipLimits.entries; index += 1)
      entries[`word/media/${index}.png`] = bytes('');
    expect(() => unpackDocx(zipSync(entries, { level: 0 }))).toThrow(
      /too large to read once unpacked/,
    );
  });

  it('rejects an excessive declared size before inflating anything', () => {
    const broken = zipSync(documentPart);
    // if the data were inflated first, this damage would be reported instead
    broken.fill(0xff, 30 + 'word/document.xml'.length, findDirectory(broken));
    const stated = withStatedSize(broken, zipLimits.partBytes + 1);
    expect(() => unpackDocx(stated)).toThrow(/too large to read once unpacked/);
    expect(() => unpackDocx(broken)).toThrow(/damaged/);
  });

  it('stops inflating a part that is larger than declared', () => {
    const large = zipSync({ 'word/document.xml': new Uint8Array(2_000_000) });
    expect(unpackDocx(withStatedSize(large, 10)).get('word/document.xml')).toHaveLength(10);
  });
});
