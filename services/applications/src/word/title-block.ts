import { BorderStyle, Paragraph } from 'docx';
import { inlineText, type RichDocument } from '@grantwright/shared/richtext';
import { colors } from './page.ts';
import { toRuns } from './runs.ts';
import { styleIds } from './styles.ts';

export type Heading = {
  title: string;
  grantProgram: string;
  organizationName: string;
  date: string;
};

const comparable = (text: string): string => text.trim().toLowerCase();

/** The lines above the text: title, program, organization and date. Empty and repeated ones are omitted. */
export function titleBlock(heading: Heading): Paragraph[] {
  const lines = titleLines(heading);
  return lines.map(
    ({ style, text }, index) =>
      new Paragraph({
        style,
        ...toRuns([{ text }]),
        ...(index === lines.length - 1 && {
          border: { bottom: bottomBorder },
          spacing: { after: 320 },
        }),
      }),
  );
}

export function titleLines({ title, grantProgram, organizationName, date }: Heading) {
  return [
    { style: styleIds.title, text: title },
    {
      style: styleIds.subtitle,
      text: comparable(grantProgram) === comparable(title) ? '' : grantProgram,
    },
    { style: styleIds.byline, text: organizationName },
    { style: styleIds.byline, text: date },
  ].filter(({ text }) => text !== '');
}

const bottomBorder = { style: BorderStyle.SINGLE, size: 6, space: 12, color: colors.border };

/** Removes a first heading that repeats the title. */
export function withoutTitle(document: RichDocument, title: string): RichDocument {
  const [first, ...rest] = document;
  const isRepeated =
    first?.type === 'heading' && comparable(inlineText(first.children)) === comparable(title);
  return isRepeated && rest.length > 0 ? rest : document;
}
