import { candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import type { FoundAddress } from './read-address.ts';

/** Parts of countries that are written behind a town, and that no other country has. */
const regions =
  'Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chhattisgarh|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Rajasthan|Sikkim|Tamil Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal|Alberta|British Columbia|Manitoba|New Brunswick|Nova Scotia|Ontario|Prince Edward Island|Saskatchewan|Québec|New South Wales|Queensland|Tasmania|South Australia|Western Australia';
const word = String.raw`\p{Lu}[\p{L}’'-]+`;
const town = `(${word}(?: ${word}){0,2})`;
const label =
  /^(?:district|location|based in|headquarters|head office|office|address|where we are|our location|city|town|region|state|province|registered office|seat)\s*:?$/i;
const alone = new RegExp(
  `^${town}(?: (?:[Dd]istrict|[Dd]t\\.?))?, (${regions})(?:, \\p{Lu}[\\p{L} ]+)?\\.?$`,
  'u',
);
const labelled = new RegExp(
  `^(?:[Ll]ocation|[Dd]istrict|[Hh]eadquarters|[Oo]ffice|[Bb]ased in|[Rr]egion|[Ss]eat):? ${town}, (${regions})\\b`,
  'u',
);
/** "Est. 2025 Tezpur, Assam", "Founded 2011 · Hubli, Karnataka": facts in a row. */
const amongFacts = new RegExp(
  `^(?:[Ee]st(?:d|ablished)?\\.?|[Ff]ounded|[Ss]ince)(?: in)? (?:18|19|20)\\d{2}[\\s,·|•–-]+${town}, (${regions})\\b`,
  'u',
);
/** "Based in Tezpur, Assam, our trust works …", "… is a registered trust based in Hubli, Karnataka". */
const basedIn = new RegExp(
  `\\b(?:[Bb]ased|[Ll]ocated|[Hh]eadquartered|[Rr]egistered|[Ss]ituated) (?:in|at|out of) (?:the )?(?:[\\p{Ll}]+ (?:of|in) ){0,3}${town}(?: [Dd]istrict)?(?:,| in| of) (?:the state of )?(${regions})\\b`,
  'u',
);
/** "… incorporated under the Societies Act of British Columbia". */
const underLaw = new RegExp(
  `\\b(?:Societ(?:y|ies)|Corporations?|Companies|Co-?operatives?|Charities) (?:[\\p{Lu}][\\p{L}-]+ )*Act,? (?:of (?:the Province of )?|\\()(${regions})\\b|\\blaws of (?:the )?(?:Province|State) of (${regions})\\b`,
  'u',
);
const itself =
  /^(?:based|located|headquartered|situated|registered)\b|\b(?:we|our (?:trust|foundation|society|organi[sz]ation|NGO|charity|group|association|club|office))\b/i;
const isDistrict = /^(?:district|region|state|province)/i;

const placed = (line: Line, city: string, state: string, trust: number): FoundAddress => ({
  trust,
  parts: {
    ...(city ? { city: candidate(city, line, trust) } : {}),
    state: candidate(state, line, trust),
  },
});

/** The town and the state of another country that a page gives without a street: under a label, among its facts, in a sentence. */
export const placesInRegions = ({ kind, lines }: Paper, names: string[]): FoundAddress[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line, at): FoundAddress[] => {
        const law = underLaw.exec(line.text);
        const ofLaw = law?.[1] ?? law?.[2];
        if (ofLaw) return [placed(line, '', ofLaw, 0.9)];
        if (line.others) return [];
        const above = lines[at - 1]?.text ?? '';
        const [, city, state] =
          (label.test(above) ? alone.exec(line.text) : null) ??
          labelled.exec(line.text) ??
          amongFacts.exec(line.text) ??
          [];
        // A district is wider than the town that it is named for.
        if (city && state)
          return [
            placed(
              line,
              isDistrict.test(above) || isDistrict.test(line.text) ? '' : city,
              state,
              1.5,
            ),
          ];
        const [told, town, region] = basedIn.exec(line.text) ?? [];
        const isOwn = itself.test(line.text) || names.some((name) => line.text.includes(name));
        return told && town && region && isOwn
          ? [placed(line, /[Dd]istrict/.test(told) ? '' : town, region, 1.4)]
          : [];
      });
