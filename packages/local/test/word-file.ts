import { Document, Packer, Paragraph } from 'docx';

/** Creates a Word file with these paragraphs. */
export async function aWordFile(paragraphs: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const children = paragraphs.map((text) => new Paragraph(text));
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}
