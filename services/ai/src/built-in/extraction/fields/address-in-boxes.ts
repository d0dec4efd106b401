import type { Line } from '../paper.ts';
import { fromCapitals, tidy } from '../tidy.ts';
import { code, codes, type FoundAddress, found, fullNames } from './read-address.ts';

/** "Number and Street: 12 Mill Street City: Salem State: OH Zip Code: 44460": a form's boxes, which a file runs together. */
const boxes = new RegExp(
  `\\b(?:number and street(?: or P\\.? ?O\\.? box)?|street(?: address)?|address(?: line 1)?|P\\.? ?O\\.? box)\\s*:\\s*([^:]{3,70}?)[\\s,;]+city(?:(?: or|\\/) ?town)?\\s*:\\s*(\\p{Lu}[\\p{L}.'’ -]{1,40}?)[\\s,;]+state\\s*:\\s*(${codes}|${fullNames})[\\s,;]+(?:zip|postal)(?: ?code)?\\s*:\\s*(\\d{5}(?:-\\d{4})?)(?!\\d)`,
  'iu',
);
const ofTheBody =
  /\b(?:principal|corporation|organi[sz]ation|nonprofit|main office|place of business)\b/i;
const ofSomebody =
  /\b(?:agents?|directors?|officers?|incorporators?|trustees?|members?|persons?|organizers?|managers?|president|secretary|preparers?|filers?)\b/i;
const forMail = /\bmailing\b|^P\.? ?O\.? ?box/i;

/** Where the principal office is, by a form's question with its boxes behind it on one line. */
export const placesInBoxes = (lines: Line[]): FoundAddress[] =>
  lines.flatMap((line): FoundAddress[] => {
    const match = line.others ? null : boxes.exec(line.text);
    const [, street = '', city, state, postalCode] = match ?? [];
    const asked = line.text.slice(0, match?.index);
    if (!city || !state || !postalCode) return [];
    if (!ofTheBody.test(asked) || ofSomebody.test(asked)) return [];
    const parts = {
      address: fromCapitals(tidy(street)),
      city: fromCapitals(tidy(city)),
      state: code(state),
      postalCode,
    };
    // Where both are given, the place itself comes before its post box.
    const trust = [asked, street].some((text) => forMail.test(text)) ? 2.9 : 3;
    return [found({ parts, cityLine: line, streetLine: line }, trust)];
  });
