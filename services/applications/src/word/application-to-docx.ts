import {
  AlignmentType,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { normalizeDocument } from '@grantwright/shared/richtext';
import { toWordBlocks } from './to-word-blocks.ts';
import type { ExportContent } from '../export/export-source.ts';
import { cleanHeading, toOneLine, removeRepeatedTitle } from '../export/heading.ts';
import { createNumbering } from './create-numbering.ts';
import { createPageLayout } from '../export/create-page-layout.ts';
import { toRuns } from './runs.ts';
import { styleIds, createStyles } from './create-styles.ts';
import { tableStyleSheet } from './table-style.ts';
import { createTitleBlock } from './create-title-block.ts';

/**
 * Generates a Word file with Word's own styles, lists and tables, so that it can be edited like any other Word file.
 * Text is never interpreted as markup or as a field.
 */
export async function applicationToDocx(application: ExportContent): Promise<Buffer> {
  const heading = cleanHeading(application);
  const { format = {} } = application;
  const page = createPageLayout(format);
  const content = removeRepeatedTitle(normalizeDocument(application.document), heading.title);
  const document = new Document({
    title: heading.title,
    subject: heading.grantProgram,
    creator: heading.organizationName,
    lastModifiedBy: heading.organizationName,
    compatabilityModeVersion: 15,
    externalStyles: tableStyleSheet,
    styles: createStyles(format),
    numbering: createNumbering(),
    sections: [
      {
        properties: {
          page: { size: { width: page.width, height: page.height }, margin: toMargins(page) },
        },
        ...(format.header && { headers: { default: createHeader(format.header) } }),
        ...(format.pageNumbers !== false && { footers: { default: createPageNumbers() } }),
        children: [...createTitleBlock(heading), ...toWordBlocks(content, format)],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const toMargins = ({ margin, footerDistance }: ReturnType<typeof createPageLayout>) => ({
  top: margin,
  right: margin,
  bottom: margin,
  left: margin,
  header: footerDistance,
  footer: footerDistance,
});

const createHeader = (text: string) =>
  new Header({
    children: [new Paragraph({ style: styleIds.header, ...toRuns([{ text: toOneLine(text) }]) })],
  });

const createPageNumbers = () =>
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
