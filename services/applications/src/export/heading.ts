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
export const toOneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

export const cleanHeading = ({
  title,
  grantProgram,
  organizationName,
  date,
}: Heading): Heading => ({
  title: toOneLine(title),
  grantProgram: toOneLine(grantProgram),
  organizationName: toOneLine(organizationName),
  date: toOneLine(date),
});

const toComparable = (text: string): string => text.trim().toLowerCase();

/** Returns the lines above the text: title, program, organization and date. Empty and repeated lines are omitted. */
export function listTitleLines({
  title,
  grantProgram,
  organizationName,
  date,
}: Heading): TitleLine[] {
  const program = toComparable(grantProgram) === toComparable(title) ? '' : grantProgram;
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
    first?.type === 'heading' &&
    toComparable(inlinesToText(first.children)) === toComparable(title);
  return isRepeated && rest.length > 0 ? rest : document;
}
