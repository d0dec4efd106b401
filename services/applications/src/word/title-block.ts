import { BorderStyle, Paragraph } from 'docx';
import { inlineText, type RichDocument } from '@grantwright/shared/richtext';
import { colours } from './page.ts';
import { lineOf } from './runs.ts';
import { styleIds } from './styles.ts';

export type Heading = {
  title: string;
  grantProgram: string;
  organizationName: string;
  date: string;
};

const plain = (text: string): string => text.trim().toLowerCase();

/** What stands at the top of the first page: title, programme, organization, date, each only if there is one, and once. */
export function titleBlock({ title, grantProgram, organizationName, date }: Heading): Paragraph[] {
  const lines = [
    { style: styleIds.title, text: title },
    { style: styleIds.subtitle, text: plain(grantProgram) === plain(title) ? '' : grantProgram },
    { style: styleIds.byline, text: organizationName },
    { style: styleIds.byline, text: date },
  ].filter(({ text }) => text !== '');
  return lines.map(
    ({ style, text }, at) =>
      new Paragraph({
        style,
        ...lineOf([{ text }]),
        ...(at === lines.length - 1 && { border: { bottom: rule }, spacing: { after: 320 } }),
      }),
  );
}

const rule = { style: BorderStyle.SINGLE, size: 6, space: 12, color: colours.rule };

/** The document without a first heading that says the title again. */
export function withoutTitle(document: RichDocument, title: string): RichDocument {
  const [first, ...rest] = document;
  const repeats = first?.type === 'heading' && plain(inlineText(first.children)) === plain(title);
  return repeats && rest.length > 0 ? rest : document;
}
