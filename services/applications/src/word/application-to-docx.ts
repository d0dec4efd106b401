import {
  AlignmentType,
  Document,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  BorderStyle,
} from 'docx';
import { normalizeDocument } from '@grantwright/shared/richtext';
import { toWordBlocks } from './to-word-blocks.ts';
import type { ExportContent } from '../export/export-source.ts';
import {
  cleanHeading,
  toOneLine,
  removeRepeatedTitle,
  listTitleLines,
  type Heading,
} from '../export/heading.ts';
import { createNumbering } from './create-numbering.ts';
import { createPageLayout, colors } from '../export/create-page-layout.ts';
import { toRuns } from './runs.ts';
import { styleIds, createStyles } from './create-styles.ts';

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

/** Creates the lines above the text, with a rule below them. */
function createTitleBlock(heading: Heading): Paragraph[] {
  const lines = listTitleLines(heading);
  return lines.map(
    ({ role, text }, index) =>
      new Paragraph({
        style: styleIds[role],
        ...toRuns([{ text }]),
        ...(index === lines.length - 1 && {
          border: { bottom: bottomBorder },
          spacing: { after: 320 },
        }),
      }),
  );
}

const bottomBorder = { style: BorderStyle.SINGLE, size: 6, space: 12, color: colors.border };

const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];
const borders = sides.map(
  (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${colors.border}"/>`,
);

/** The table styles as XML, because the docx library cannot define them. The second one also formats the header row. */
const tableStyleSheet = `<w:styles
  xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"
  xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">
<w:style w:type="table" w:styleId="${styleIds.table}"><w:name w:val="Table Grid"/><w:basedOn w:val="TableNormal"/>
<w:uiPriority w:val="39"/><w:tblPr><w:tblBorders>${borders.join('')}</w:tblBorders><w:tblCellMar>
<w:top w:w="30" w:type="dxa"/><w:left w:w="100" w:type="dxa"/><w:bottom w:w="30" w:type="dxa"/>
<w:right w:w="100" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>
<w:style w:type="table" w:styleId="${styleIds.tableWithHeader}"><w:name w:val="Table Grid with Header"/>
<w:basedOn w:val="${styleIds.table}"/><w:uiPriority w:val="39"/><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr><w:tcPr>
<w:shd w:val="clear" w:color="auto" w:fill="${colors.headerFill}"/></w:tcPr></w:tblStylePr></w:style>
</w:styles>`.replace(/\n\s*/g, ' ');
