import { overlaps, remembered } from '@grantwright/analyst';
import type { Finder, Finding } from '../finding.ts';
import { findAccounts } from './find-accounts.ts';
import { findAddresses } from './find-addresses.ts';
import { findAroundTheClock } from './find-around-the-clock.ts';
import { dateFinders } from './find-date-claims.ts';
import { findFeasts, findMonths, findSeasons, findWeekdays } from './find-calendar-words.ts';
import { findCenturies } from './find-centuries.ts';
import { findCodes } from './find-codes.ts';
import { findDozens } from './find-dozens.ts';
import { findEmails } from './find-emails.ts';
import { findHandles } from './find-handles.ts';
import { findSpelledEmails } from './find-spelled-emails.ts';
import { findWallets } from './find-wallets.ts';
import { findFigures } from './find-figures.ts';
import { findIdentifiers } from './find-identifiers.ts';
import { findLinks } from './find-links.ts';
import { findCents } from './find-cents.ts';
import { findFolds } from './find-folds.ts';
import { magnitudeFinders } from './find-magnitudes.ts';
import { findMoneyClaims } from './find-money-claims.ts';
import { percentageFinders } from './find-percentages.ts';
import { findMultiples } from './find-multiples.ts';
import { findNthWeekdays } from './find-nth-weekdays.ts';
import { findLargeOrdinals, findOrdinals } from './find-ordinals.ts';
import { otherForms } from './find-other-forms.ts';
import { findRangeEnds } from './find-range-ends.ts';
import { findNegatives } from './find-negatives.ts';
import { findPartedDigits } from './find-parted-digits.ts';
import { findParts } from './find-parts.ts';
import { findPhones } from './find-phones.ts';
import { findQuarters } from './find-quarters.ts';
import { findSpokenMoney } from './find-spoken-money.ts';
import { findTimesOfDay } from './find-times-of-day.ts';
import { undisguised } from './undisguised.ts';
import { yearsOtherwise } from './find-years-otherwise.ts';

/** Most telling first: the year in a date, the digits in an address are not claims of their own. */
const finders: Finder[] = [
  findSpelledEmails,
  findEmails,
  findLinks,
  findHandles,
  findWallets,
  findAccounts,
  findPhones,
  findIdentifiers,
  findPartedDigits,
  findAddresses,
  findCents,
  findSpokenMoney,
  findMoneyClaims,
  findTimesOfDay,
  findAroundTheClock,
  findQuarters,
  findSeasons,
  findNthWeekdays,
  findFeasts,
  findParts,
  ...yearsOtherwise,
  ...dateFinders,
  findMonths,
  findWeekdays,
  ...percentageFinders,
  findMultiples,
  findFolds,
  ...magnitudeFinders,
  findCenturies,
  findLargeOrdinals,
  findOrdinals,
  findDozens,
  findRangeEnds,
  findNegatives,
  ...otherForms,
  findFigures,
  findCodes,
];

/** Most lines of long documents hold no value at all; they are passed over quickly. */
const perhaps =
  /\d|[\u2160-\u217f\u2460-\u24ff\u3251-\u32bf]|[@_½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒‰¢]|[#$]\p{L}|:[\p{L}\d([]|[\]:]\s?\/\/|:\\|[([{<]\s?(?:at|dot|[.·])\s?[)\]}>]| dot |\p{L}\s?[.·]\s?\p{Ll}{2}|M[MDCLXVI]{3}|(?:phase|stage|tier|title) [ivx]|\b(?:www|tens|scores?|gross|couple|zero|oh|noon|midnight|midday|hundreds|thousands|millions|billions|dozens|(?:phase|stage|tier|title) one|(?:first|second|third) (?:place|prize)|(?:twen|thir|for|fif|six|seven|eigh|nine)ties|ve?inte|\w+enta|cient?\w*|\w*cient[oa]s|mil(?:es|le|iers?|liards?|liarden?|lones|lionen|ioni|hares)?|mill?ón|milh\S+|vingt|\w+ante|trente|\w*zig|\w*ßig|\w*hundert|\w*tausende?|centaines?|\w+anta|trinta|migliaia|[a-z]+fold|[a-z]+upl\w+|(?:twen|thir|for|fif|six|seven|eigh|nine)ty\w+|[a-z]+teen|[a-z]+teenth|[a-z]+ieth|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf)th|twenty|thirty|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|centur\w+|third|thirds|quarters?|fifths?|twice|times|doubl\w+|tripl\w+|quadrupl\w+|halloween|juneteenth|patrick['’]s|valentine['’]s|(?:boxing|christmas|independence|veterans|earth|year['’]s) (?:day|eve)|cents?|pence|localhost|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur|sun)(?:days?)?)\b/iu;

/** Whether a text could hold a value, in digits or in words. */
export const mayHoldValue = remembered((text): boolean => perhaps.test(undisguised(text)));

/** Every value in a text, in reading order. */
export const findValues = remembered((text): readonly Finding[] => {
  if (!mayHoldValue(text)) return [];
  const seen = undisguised(text);
  const found: Finding[] = [];
  for (const find of finders)
    for (const finding of find(seen))
      if (!found.some((other) => overlaps(other, finding)))
        found.push(
          seen === text ? finding : { ...finding, text: text.slice(finding.start, finding.end) },
        );
  return found.sort((a, b) => a.start - b.start);
});
