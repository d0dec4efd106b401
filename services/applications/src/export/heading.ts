import { cleanText, inlinesToText, type RichDocument } from '@grantwright/shared/richtext';

/** The data shown above the text of an application. */
export type Heading = {
  title: string;
  grantProgram: string;
  organizationName: string;
  date: string;
};

type TitleLine = { role: 'title' | 'subtitle' | 'byline'; text: string };

/** Removes line breaks and characters forbidden in XML. */
export const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

export const cleanHeading = ({
  title,
  grantProgram,
  organizationName,
  date,
}: Heading): Heading => ({
  title: oneLine(title),
  grantProgram: oneLine(grantProgram),
  organizationName: oneLine(organizationName),
  date: oneLine(date),
});

const comparable = (text: string): string => text.trim().toLowerCase();

/** Returns the lines above the text: title, program, organization and date. Empty and repeated lines are omitted. */
export function titleLines({ title, grantProgram, organizationName, date }: Heading): TitleLine[] {
  const program = comparable(grantProgram) === comparable(title) ? '' : grantProgram;
  const lines: TitleLine[] = [
    { role: 'title', text: title },
    { role: 'subtitle', text: program },
    { role: 'byline', text: organizationName },
    { role: 'byline', text: date },
  ];
  return lines.filter(({ text }) => text !== '');
}

/** Removes a first heading that repeats the title. */
export function removeRepeatedTitle(document: RichDocument, title: string): RichDocument {
  const [first, ...rest] = document;
  const isRepeated =
    first?.type === 'heading' && comparable(inlinesToText(first.children)) === comparable(title);
  return isRepeated && rest.length > 0 ? rest : document;
}
