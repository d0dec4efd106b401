import { overlaps } from '../../text/mention.ts';
import type { Finder, Finding } from '../finding.ts';
import { findAddresses } from './find-addresses.ts';
import { dateFinders } from './find-date-claims.ts';
import { findDozens } from './find-dozens.ts';
import { findEmails } from './find-emails.ts';
import { findFigures } from './find-figures.ts';
import { findIdentifiers } from './find-identifiers.ts';
import { findLinks } from './find-links.ts';
import { findMoneyClaims } from './find-money-claims.ts';
import { percentageFinders } from './find-percentages.ts';
import { findPhones } from './find-phones.ts';
import { findTimesOfDay } from './find-times-of-day.ts';

/** Most telling first: the year in a date, the digits in an address are not claims of their own. */
const finders: Finder[] = [
  findEmails,
  findLinks,
  findPhones,
  findIdentifiers,
  findAddresses,
  findMoneyClaims,
  findTimesOfDay,
  ...dateFinders,
  ...percentageFinders,
  findDozens,
  findFigures,
];

/** Every value in a text, in reading order. */
export const findValues = (text: string): Finding[] => {
  if (
    !/\d|@|:\/\/|\b(?:www|[a-z]+teen|twenty|thirty|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|third|thirds|quarters?)\b|[a-z]\.[a-z]{2}/i.test(
      text,
    )
  )
    return [];
  const found: Finding[] = [];
  for (const find of finders)
    for (const finding of find(text))
      if (!found.some((other) => overlaps(other, finding))) found.push(finding);
  return found.sort((a, b) => a.start - b.start);
};
