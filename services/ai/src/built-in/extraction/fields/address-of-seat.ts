import type { Line, Paper } from '../paper.ts';
import { type FoundAddress, found, fullNames } from './read-address.ts';

const word = String.raw`\p{Lu}[\p{L}'’-]+`;
const town = `(${word}(?: (?:(?:upon|on|sur|am|de|la|of) )?${word}){0,2})`;
/** "The registered office of the Society shall be situated in", "The seat of the organisation is in", "has its seat in". */
const office = String.raw`(?:(?:(?:[Rr]egistered|[Hh]ead|[Pp]rincipal|[Mm]ain|[Cc]entral) (?:[Oo]ffice|[Ss]eat)|(?:[Ll]egal |[Ss]tatutory |[Cc]orporate |[Rr]egistered )?[Ss]eat|[Hh]eadquarters|[Dd]omicile)(?: of (?:[Tt]he |[Tt]his |[Oo]ur )?(?:[\p{L}-]+ ){1,4}?)?,? ?(?:\([^)]{3,30}\) )?(?:(?:is|are|shall be|will be|is to be)(?: (?:located|situated|situate|established|fixed|based|registered|maintained))?(?: (?:in|at)(?: the)?)?:?|in(?: the)?|:)|(?:has|have|having|with) its (?:registered office|head office|(?:legal |registered |statutory )?seat|headquarters|domicile) (?:in|at)|(?:is )?(?:domiciled|seated) in)`;
const kindOfTown = String.raw`(?:the )?(?:(?:[Cc]ity|[Tt]own|[Vv]illage|[Mm]unicipality|[Tt]ownship|[Dd]istrict|[Cc]ommune|[Bb]orough|[Mm]etropolitan [Aa]rea) of )?(?:the )?`;
const seat = new RegExp(
  `(?<![\\p{L}])(?:[Tt]he |[Ii]ts |[Oo]ur )?${office}\\s+${kindOfTown}${town}(?=[\\s.,;)]|$)(?:,? (?:in )?(?:the )?([^.;]{0,80}))?`,
  'u',
);
/** What is too large to be a town, or none: a registered office may lie "in England". */
const notATown = new RegExp(
  `^(?:${fullNames}|Ontario|Quebec|Québec|Alberta|Manitoba|Saskatchewan|British Columbia|Nova Scotia|New Brunswick|Prince Edward Island|Newfoundland.*|Yukon|Nunavut|Northwest Territories|Northern Ireland|Great Britain|Republic|(?:England|Scotland|Wales|Ireland|Canada|Australia|Germany|France|Sweden|Norway|Denmark|Finland|Switzerland|Austria|India|Kenya|Nigeria|Ghana|Uganda|Cameroon|Tanzania|Zambia|Zimbabwe|Malawi|Rwanda|Nepal|Pakistan|Bangladesh|Philippines|New Zealand|South Africa|Europe|Africa|Asia|America)\\b.*|(?:State|Province|Commonwealth|County|Territory|Region|Country|District|Such|The|Any|A|An|As|At|This|Said|Such|Suite|Unit|No|One|Its|Article|Section|Board)\\b.*|.* (?:County|Parish|Province|Region|State|Avenue|Street|Road))$`,
  'u',
);
const provinces =
  'Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Nova Scotia|Ontario|Prince Edward Island|Quebec|Québec|Saskatchewan|Yukon|Nunavut|Northwest Territories|New South Wales|Victoria|Queensland|South Australia|Western Australia|Tasmania';
const inProvince = new RegExp(
  `(?:\\b(?:Province|State|Territory|Region|Canton|County) of (${word}(?: ${word}){0,2})|(?:^|[, ])(${provinces})(?![\\p{L}]))`,
  'u',
);
const province = new RegExp(`(?<=[\\p{L},] )(${provinces})(?![\\p{L}])`, 'u');
/** "Principal Office Telephone Number:", "Number and Street:": a box of a form behind its question. */
const aLabel = /^[^.,;:]{1,50}:/;
const agent = /\bagents?\b/i;
/** "… an evening at Elm Row Aid headquarters in Ghent": whose house it is stands before it. */
const ofAnother =
  /(?:^|[^.\p{L}’'])(?!(?:The|Our|Its|Their|Where|And|Legal|Registered)\b)\p{Lu}[\p{L}\d’'-]+(?:['’]s?)? $/u;
const linesBelow = 3;
const american = new RegExp(`\\b(?:${fullNames})\\b`);

/** Under "City of Toronto in the ___" the address of the same office may name the province. */
const provinceBelow = (lines: Line[], at: number): string | undefined =>
  lines
    .slice(at + 1, at + 1 + linesBelow)
    .map(({ text, others }) => (others ? undefined : province.exec(text)?.[1]))
    .find((state) => state !== undefined);

/**
 * Where a body abroad has its seat, by its own articles or by-laws: "The registered office shall be in the City of
 * Toronto, in the Province of Ontario", "The seat of the organisation is in Lund".
 */
export const placesOfSeat = ({ lines, kind }: Paper): FoundAddress[] =>
  kind !== 'articles' && kind !== 'bylaws' && kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line, at): FoundAddress[] => {
        const match = seat.exec(line.text);
        const [, city = '', rest = ''] = match ?? [];
        if (!city || notATown.test(city)) return [];
        const from = line.text.indexOf(city, match?.index);
        if (aLabel.test(line.text.slice(from))) return [];
        if (ofAnother.test(line.text.slice(0, match?.index))) return [];
        if (american.test(line.text)) return [];
        // In America a registered office is mostly an agent's.
        const inAmerica = (): boolean => lines.some(({ text }) => american.test(text));
        if (line.others && (agent.test(line.text) || inAmerica())) return [];
        const told = inProvince.exec(rest);
        const below = told ? undefined : provinceBelow(lines, at);
        const state = told?.[1] ?? told?.[2] ?? (kind === 'articles' ? below : undefined);
        return [found({ parts: { city, ...(state ? { state } : {}) }, cityLine: line }, 1.45)];
      });
