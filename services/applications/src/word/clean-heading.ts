import { cleanText } from '@grantwright/shared/richtext';
import type { Heading } from './title-block.ts';

/** Removes line breaks and characters that XML forbids. */
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
