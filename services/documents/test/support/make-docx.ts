import { strToU8, zipSync } from 'fflate';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';

export const paragraph = (text: string, { style = '', run = '' } = {}): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r>${run && `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const styles = `<w:styles ${w}>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style>
<w:style w:type="paragraph" w:styleId="FunderHead"><w:name w:val="Funder Head"/><w:basedOn w:val="Heading1"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/></w:style>
<w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>
</w:styles>`;

/** Makes a Word file from a WordprocessingML body. `parts` adds or replaces parts. */
export function makeDocx(
  body: string,
  parts: Record<string, string | Uint8Array> = {},
): Uint8Array {
  const all: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="r1" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${w}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': styles,
    ...parts,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, part]) => [
        name,
        typeof part === 'string' ? strToU8(part) : part,
      ]),
    ),
  );
}
