import type { DocumentFormat } from '@grantwright/shared/contract';
import type { Structure } from '@grantwright/shared/pdf';
import { normalizeDocument } from '@grantwright/shared/richtext';
import type { ExportContent } from '../export/export-source.ts';
import {
  cleanHeading,
  toOneLine,
  removeRepeatedTitle,
  listTitleLines,
  type Heading,
} from '../export/heading.ts';
import { colors } from '../export/create-page-layout.ts';
import { drawBlocks } from './draw-blocks.ts';
import { toPieces } from './line-layout.ts';
import { drawParagraph, layOutParagraph } from './paragraph.ts';
import { PdfPages } from './pdf-page.ts';
import { createPdfStyles, type Styles } from './styles.ts';

/**
 * Generates a tagged PDF (PDF/UA-1) with the text and layout of the Word file. Characters that no font has are replaced
 * by a visible sign.
 */
export async function applicationToPdf(application: ExportContent): Promise<Uint8Array> {
  const heading = cleanHeading(application);
  const { format = {} } = application;
  const document = removeRepeatedTitle(normalizeDocument(application.document), heading.title);
  const pages = new PdfPages(format, {
    Title: heading.title,
    Author: heading.organizationName,
    Subject: heading.grantProgram,
  });
  const styles = createPdfStyles(format);
  const root = pages.pdf.struct('Document');
  pages.pdf.addStructure(root);
  drawTitle(pages, root, heading, styles);
  drawBlocks(pages, root, document, styles);
  root.end();
  drawHeadersAndFooters(pages, format, styles);
  return pages.end();
}

function drawTitle(pages: PdfPages, root: Structure, heading: Heading, styles: Styles): void {
  const looks = {
    title: { style: styles.title, after: 4, bold: true },
    subtitle: { style: styles.subtitle, after: 8 },
    byline: { style: styles.byline, after: 1 },
  };
  for (const { role, text } of listTitleLines(heading))
    drawParagraph(pages, root, layOutParagraph(pages, [{ text }], looks[role]), looks[role]);
  pages.y += 12;
  pages.artifact('Layout', () =>
    pages.pdf
      .lineWidth(0.75)
      .strokeColor(`#${colors.border}`)
      .moveTo(pages.left, pages.y)
      .lineTo(pages.left + pages.width, pages.y)
      .stroke(),
  );
  pages.y += 16;
}

function drawHeadersAndFooters(pages: PdfPages, format: DocumentFormat, { page }: Styles): void {
  const { count } = pages.pdf.bufferedPageRange();
  const height = pages.lineHeight(page);
  const maxHeaderLines = Math.max(1, Math.floor((pages.left - pages.footerDistance) / height));
  const layOutLines = (text: string) => pages.lines(toPieces([{ text }]), pages.width, page);
  const header = format.header
    ? layOutLines(toOneLine(format.header)).slice(0, maxHeaderLines)
    : [];
  for (let index = 0; index < count; index += 1) {
    pages.pdf.switchToPage(index);
    const number = `Page ${index + 1} of ${count}`;
    const footer = format.pageNumbers === false ? undefined : layOutLines(number)[0];
    const place = { x: pages.left, width: pages.width, style: page };
    pages.artifact('Pagination', () => {
      header.forEach((line, row) => {
        pages.y = pages.footerDistance + row * height;
        pages.drawArtifact(line, place);
      });
      if (footer) {
        pages.y = pages.height - pages.footerDistance - height;
        pages.drawArtifact(footer, { ...place, x: pages.left + (pages.width - footer.width) / 2 });
      }
    });
  }
}
