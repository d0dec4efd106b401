import { describe, expect, it } from 'vitest';
import { parseXml } from './parse-xml.ts';
import { getCharacters, walkDescendants, createElement } from './tree.ts';

const transitional = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const strict = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const parse = (xml: string) => parseXml(Buffer.from(xml));

describe('an XML part', () => {
  it.each([
    ['the usual prefix', `<w:p xmlns:w="${transitional}" w:id="1"/>`],
    ['another prefix', `<x:p xmlns:x="${transitional}" x:id="1"/>`],
    ['the strict namespace', `<w:p xmlns:w="${strict}" w:id="1"/>`],
    ['a prefix that is not declared', '<w:p w:id="1"/>'],
  ])('has canonical names: %s', (_, xml) => {
    expect(parse(xml)).toEqual(createElement('w:p', [], { 'w:id': '1' }));
  });

  it('distinguishes names in different namespaces', () => {
    expect(parse('<w:p xmlns:w="urn:other"/>').name).toBe('foreign:p');
  });

  it('resolves prefixes where they are declared', () => {
    const inner = `<x:p xmlns:x="${transitional}"><x:r xmlns:x="urn:other"/></x:p>`;
    const names = [...walkDescendants(parse(`<a>${inner}<x:p xmlns:x="${strict}"/></a>`))];
    expect(names.map(({ name }) => name)).toEqual(['w:p', 'foreign:r', 'w:p']);
  });

  it('keeps spaces, entities and CDATA in text', () => {
    const [text] = walkDescendants(parse(`<w:p> <w:t> Tom &amp; <![CDATA[<Ann>]]> </w:t> </w:p>`));
    expect(text && getCharacters(text)).toBe(' Tom & <Ann> ');
  });

  it('may be in UTF-16, and may contain characters that XML forbids', () => {
    expect(parseXml(Buffer.from('\ufeff<w:p/>', 'utf16le')).name).toBe('w:p');
    const [text] = walkDescendants(parse('<w:p><w:t>a\u0002b</w:t></w:p>'));
    expect(text && getCharacters(text)).toContain('a');
  });

  it.each([
    ['with a DTD', '<!DOCTYPE w:p><w:p/>'],
    ['with an entity of its own', '<!DOCTYPE x [<!ENTITY e "x">]><w:p>&e;</w:p>'],
    ['with an entity that is unknown', '<w:p><w:t>&e;</w:t></w:p>'],
    ['left open', '<w:p><w:r></w:p>'],
    ['truncated', '<w:p><w:r>'],
    ['without an element', ''],
    ['nested too deeply', '<w:p>'.repeat(100_000) + '</w:p>'.repeat(100_000)],
  ])('is rejected as damaged: %s', (_, xml) => {
    expect(() => parse(xml)).toThrow(/damaged/);
  });
});
