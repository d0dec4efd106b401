import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { cleanText, normalizeDocument, type RichDocument } from '@grantwright/shared/richtext';
import { blocksOf } from './blocks.ts';
import { numbering } from './numbering.ts';
import { page } from './page.ts';
import { styleIds, styles } from './styles.ts';
import { tableStyleSheet } from './table-style.ts';
import { titleBlock, withoutTitle, type Heading } from './title-block.ts';

export type WordContent = Heading & { document: RichDocument };

/**
 * Generates a Word file with Word's own styles, lists and tables, so that it can be edited like any other. Text
 * is never interpreted as markup or as a field.
 */
export async function applicationToDocx(application: WordContent): Promise<Buffer> {
  const heading = cleanHeading(application);
  const content = withoutTitle(normalizeDocument(application.document), heading.title);
  const document = new Document({
    title: heading.title,
    subject: heading.grantProgram,
    creator: heading.organizationName,
    lastModifiedBy: heading.organizationName,
    compatabilityModeVersion: 15,
    externalStyles: tableStyleSheet,
    styles: styles(),
    numbering: numbering(),
    sections: [
      {
        properties: { page: { size: pageSize, margin: margins } },
        footers: { default: pageNumbers() },
        children: [...titleBlock(heading), ...blocksOf(content)],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const { margin } = page;
const pageSize = { width: page.width, height: page.height };
const margins = { top: margin, right: margin, bottom: margin, left: margin, footer: 720 };

function cleanHeading({ title, grantProgram, organizationName, date }: Heading): Heading {
  const line = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim();
  return {
    title: line(title),
    grantProgram: line(grantProgram),
    organizationName: line(organizationName),
    date: line(date),
  };
}

const pageNumbers = () =>
  new Footer({
    children: [
      new Paragraph({
        style: styleIds.footer,
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
