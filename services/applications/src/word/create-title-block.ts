import { BorderStyle, Paragraph } from 'docx';
import { listTitleLines, type Heading } from '../export/heading.ts';
import { colors } from '../export/create-page-layout.ts';
import { toRuns } from './runs.ts';
import { styleIds } from './create-styles.ts';

/** Creates the lines above the text, with a rule below them. */
export function createTitleBlock(heading: Heading): Paragraph[] {
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
