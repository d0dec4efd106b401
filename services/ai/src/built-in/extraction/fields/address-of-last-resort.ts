import { candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { placesOfSeat } from './address-of-seat.ts';
import {
  code,
  codes,
  type FoundAddress,
  found,
  fullNames,
  readAt,
  streetWord,
} from './read-address.ts';

const registered =
  /\b(?:address|location)(?:, [^,;.]{3,40},)? of (?:the|its|this) (?:\p{L}+[’']?s? ){0,2}(?:initial )?registered office\b[^.;]{0,60}? (?:is|shall be):?\s+(.{8,160})|\bregistered office of (?:the|this) (?:corporation|association|organi[sz]ation|society)(?: (?:is|shall be))?(?: in the State of \p{Lu}[\p{L} ]{2,20}?)?(?: (?:located )?at)?:?\s+(?=\d|(?:One|Two|Three|P\.?O) )(.{8,160})/iu;
/** Where only an agent sits: firms that lend their address, and the state that many choose for its law alone. */
const lentAddress =
  /\bdelaware\b|,? DE \d{5}|\b(?:registered agents?,? inc|agents,? (?:inc|llc)|corporation (?:service|trust)|incorporat\w+ services?)\b/i;

/** A small body's registered office is often its only address; it counts where articles give no other. */
const registeredOffice = ({ lines, kind }: Paper): FoundAddress[] =>
  kind !== 'articles' && kind !== 'bylaws'
    ? []
    : lines.flatMap((line): FoundAddress[] => {
        const [, first, second] = registered.exec(line.text) ?? [];
        const place = first ?? second;
        if (!place || lentAddress.test(line.text)) return [];
        const end = /^.*?\b\d{5}(?:-\d{4})?\b/.exec(place)?.[0];
        const read = end ? readAt([{ ...line, text: end }], 0) : undefined;
        return read?.parts.address
          ? [found({ parts: read.parts, cityLine: line, streetLine: line }, 1.1)]
          : [];
      });

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "… held at the Corner Kitchen, 129 Wellington Street, Kingston": the street behind its own name. */
const behindName = ({ lines }: Paper, names: string[]): FoundAddress[] =>
  lines.flatMap((line): FoundAddress[] =>
    names.flatMap((name): FoundAddress[] => {
      const match = new RegExp(
        `${escaped(name)},? (?:at |located at )?(\\d{1,5}\\w? (?:\\p{Lu}[\\p{L}.'’-]* ){1,4}?${streetWord.source})(?:, (\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}))?(?=[.,;)]|$)`,
        'iu',
      ).exec(line.text);
      const [, street, city] = match ?? [];
      if (!street || line.others) return [];
      const town = city && !/^(?:suite|room|floor|unit)\b/i.test(city) ? city : undefined;
      return [
        found(
          {
            parts: { address: street, ...(town ? { city: town } : {}) },
            cityLine: line,
            streetLine: line,
          },
          1.4,
        ),
      ];
    }),
  );

const fewestMentions = 2;
const notATown =
  /^(?:Inc|Ltd|LLC|Corp|Incorporated|Limited|CIO|PC|The|An?|As|At|We|It|Our|This|Which|Who|Its|In|Is|And|Registered|Charity|President|Director)\b/;

/** "Our trust, Asha Trust, Pune …", more than once: the town that the organization puts behind its name. */
const townBehindName = ({ lines }: Paper, names: string[]): FoundAddress[] => {
  const [name] = names;
  if (!name) return [];
  const behind = new RegExp(
    `${escaped(name)}, (\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}+)?)(?=[.;,]|$| (?:was|is|which|has|had|runs|works)\\b)`,
    'u',
  );
  const told = lines.flatMap((line) => {
    const town = line.others ? undefined : behind.exec(line.text)?.[1];
    const isTown = town && !notATown.test(town) && !new RegExp(`^(?:${fullNames})$`).test(town);
    return isTown ? [{ town, line }] : [];
  });
  const first = told[0];
  return first && told.length >= fewestMentions && told.every(({ town }) => town === first.town)
    ? [found({ parts: { city: first.town }, cityLine: first.line }, 1.3)]
    : [];
};

const callUs = /^\+(?!1\b)\d{2,3}[\d ().-]{6,}$|^(?:tel|phone|call)\b.{0,30}\d{3}|^\S+@\S+\.\w+$/i;
const wayThere =
  /\b(?:street|road|avenue|lane|drive|highway|plot \d|P\.? ?O\.? Box \d|next to|opposite|near)\b/i;
const wordsOfAPlace = 14;

/** In the foot of a page, the line over its telephone: "Hoima road next to the mill, Kasubi". */
const overTelephone = ({ lines }: Paper): FoundAddress[] =>
  lines.flatMap((line, at): FoundAddress[] => {
    const next = lines[at + 1];
    const isPlace =
      line.foot &&
      !line.others &&
      line.text.split(' ').length <= wordsOfAPlace &&
      /^[\p{Lu}\d]/u.test(line.text) &&
      wayThere.test(line.text) &&
      !/[.:?!@]$|\b(?:we|us|our|you|your)\b/i.test(line.text) &&
      new RegExp(`${streetWord.source}|plot \\d`, 'i').test(line.text);
    return isPlace && next && callUs.test(next.text)
      ? [found({ parts: { address: line.text }, streetLine: line }, 1.4)]
      : [];
  });

/** "The headquarters shall be in Befang - Menchum Division - North West Region." */
const seatAbroad =
  /\bhead-?\s?qua(?:r?ter)s?(?: of [^.;]{3,60}?)? (?:shall be|is|are|will be)(?: situated| located| based)? (?:in|at) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?: [-–] |, )([^.;]{3,120})/u;
const region = /^(?:\p{Lu}[\p{L}'’-]+ ){1,3}(?:Region|Province|State|County|Prefecture)$/u;

const headquartersAbroad = ({ lines }: Paper): FoundAddress[] =>
  lines.flatMap((line): FoundAddress[] => {
    const [, city, rest] = seatAbroad.exec(line.text) ?? [];
    if (!city || !rest || new RegExp(`\\b(?:${fullNames})\\b`).test(rest)) return [];
    const state = rest
      .split(/ [-–] |, /)
      .map((part) => part.trim())
      .findLast((part) => region.test(part));
    return [found({ parts: { city, ...(state ? { state } : {}) }, cityLine: line }, 1.5)];
  });

/** "… shall be Elm Row Residents Association, Mesa, AZ.": the town and state behind the name, once. */
const townAndStateBehindName = ({ lines }: Paper, names: string[]): FoundAddress[] =>
  lines.flatMap((line): FoundAddress[] =>
    names.flatMap((name): FoundAddress[] => {
      const [, city, state] =
        (line.others
          ? undefined
          : new RegExp(
              `${escaped(name)},? (?:of )?(\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+)?), (${codes}|${fullNames})\\b`,
              'u',
            ).exec(line.text)) ?? [];
      return city && state && !notATown.test(city)
        ? [found({ parts: { city, state: code(state) }, cityLine: line }, 1.3)]
        : [];
    }),
  );

/** The laws and offices of a state that a body's own papers name: where it is incorporated. */
const ofState = new RegExp(
  [
    `\\bin the State of (${fullNames}) of (?:this|the) corporation[’']s\\b`,
    `\\bmaintain in the State of (${fullNames}) a registered office\\b`,
    `\\bprincipal office in (?:the )?State of (${fullNames})\\b`,
    `\\b(?:Non-?Profit|Not-for-Profit) Corporation (?:Law|Act|Code) of (?:the State of )?(${fullNames})\\b`,
    `^Articles of Incorporation (?:\\(|of (?:the )?State of )(${fullNames})(?=$|[).,;]| non)`,
    `\\bunder (?:the )?(${fullNames}) (?:statutes|law)\\b`,
    `\\b(${fullNames}) (?:non-?profit|not[- ]for[- ]profit|nonstock)\\b[\\w -]{0,60} (?:Act|Law|Code)\\b`,
    `\\b(?:office of the )?(${fullNames}) (?:Secretary|Department) of State\\b`,
    `\\bSecretary of State of (?:the State of )?(${fullNames})\\b`,
    `\\bunder (?:the (?:provisions of )?)?(?:Chapter|Title|Section|Part|Article|Act|RSA|RCW) [\\dA-Za-z.-]+(?:,| of(?: the)?)? (?:(?:Laws|General Laws|Code|Statutes|Acts) of (?:the (?:State|Commonwealth) of )?)?(${fullNames})\\b`,
    `\\b(?:under|pursuant to|with) (?:the )?(?:provisions of )?(?:the )?(${fullNames}) (?:(?:Revised|General|Nonprofit|Non-Profit|Not-for-Profit|Corporations?|Business|Organizations?) )*(?:Statutes|Code|Laws|Act)\\b`,
  ].join('|'),
  'iu',
);
/** "… founded in 2014 under the laws of the State of Florida". */
const madeUnder = new RegExp(
  `\\b(?:founded|formed|organized|incorporated|established)\\b[^.]{0,60}\\bunder the laws of (?:the )?State of (${fullNames})\\b`,
  'iu',
);
/** "… incorporated in 1966 as a tax-exempt State of Colorado 501(c)(3) corporation". */
const corporationOf = new RegExp(
  `\\b(?:is|was|incorporated|organized|formed|we are)\\b[^.;]{0,100}\\ban? (?:[\\p{L}-]+,? ){0,5}State of (${fullNames}) (?:501|non-?profit|not[- ]for[- ]profit|corporation|charit)`,
  'iu',
);
/** "… the Articles of Incorporation filed with the Florida Division of Corporations". */
const filedWith = new RegExp(
  `\\b(?:articles|certificate) of (?:incorporation|organization|formation)\\b[^.;]{0,40}\\bfiled with the (?:State of )?(${fullNames}) (?:Division|Department|Secretary|Office|Corporation)\\b`,
  'iu',
);
/** A policy names the nonprofit law of the state that the body lives under. */
const lawOfPolicy = new RegExp(
  `\\b(${fullNames})(?: State)? (?:non-?profit|not[- ]for[- ]profit) corporation (?:laws?|act|code)\\b`,
  'iu',
);
const headOfAPaper = 6;
const inItsName = new RegExp(`\\bof (${fullNames})(?:,? Inc\\.?)?$`);

/** The only state that articles or by-laws speak of. */
const stateOf = new RegExp(`\\bState of (${fullNames})\\b`, 'gu');
/** "Southeast Missouri Food Bank": not a city, a river or a street that is called so, nor one of two states. */
const opensWithState = new RegExp(
  `^(?:The )?(?:(?:(?:North|South|East|West)(?:ern|east|west)?|Central|Greater|Upper|Lower|Mid(?:dle)?|Northeastern|Northwestern|Southeastern|Southwestern) )?(${fullNames}) (?!City|County|Avenue|Ave|Street|St|Road|River|Valley|Township|Lake|Trail|Square|Park|Heights|Springs|and\\b|&)(?=\\p{Lu})`,
  'u',
);
/** What may be a person's, a town's or another country's name. */
const seldomAState = /^(?:Washington|Virginia|Georgia|Delaware|New York|Carolina)$/;
const stateOpening = (name: string): string | undefined => {
  const state = opensWithState.exec(name)?.[1];
  return state && !seldomAState.test(state) ? state : undefined;
};

const stateOfLaw = ({ lines, kind }: Paper, names: string[]): FoundAddress[] => {
  const only = (state: string, line: Line, trust: number): FoundAddress[] =>
    /delaware/i.test(state) ? [] : [{ trust, parts: { state: candidate(state, line, trust) } }];
  const named = names[0] ? inItsName.exec(names[0])?.[1] : undefined;
  const place = lines.find(
    ({ text }) => names[0] && text.toLowerCase().includes(names[0].toLowerCase()),
  );
  // "Washington" may be the city or the man.
  const byName = named && place && named !== 'Washington' ? only(named, place, 0.8) : [];
  const isPolicy =
    kind === 'policy' || lines.slice(0, headOfAPaper).some(({ text }) => /\bpolicy\b/i.test(text));
  const made = lines.flatMap((line): FoundAddress[] => {
    const told =
      madeUnder.exec(line.text) ?? filedWith.exec(line.text) ?? corporationOf.exec(line.text);
    const state = line.others
      ? undefined
      : (told?.[1] ?? (isPolicy ? lawOfPolicy.exec(line.text)?.[1] : undefined));
    return state ? only(state, line, 0.9) : [];
  });
  const opened = stateOpening(names[0] ?? '');
  const opens = opened && place ? only(opened, place, 0.6) : [];
  if (kind !== 'articles' && kind !== 'bylaws') return [...byName, ...made, ...opens];
  const byLaw = lines.flatMap((line): FoundAddress[] => {
    const state = ofState.exec(line.text)?.slice(1).find(Boolean);
    return state ? only(state, line, 0.9) : [];
  });
  const all = new Set(
    lines.flatMap(({ text }) => [...text.matchAll(stateOf)].map(([, state]) => state)),
  );
  const [single, ...more] = all;
  const line = lines.find(({ text }) => single && text.includes(`State of ${single}`));
  const alone = single && line && more.length === 0 ? only(single, line, 0.7) : [];
  return [...byLaw, ...byName, ...made, ...alone, ...opens];
};

/** Places that count where a paper gives no address of the organization in so many words. */
export const placesOfLastResort = (paper: Paper, names: string[]): FoundAddress[] => [
  ...registeredOffice(paper),
  ...behindName(paper, names),
  ...townBehindName(paper, names),
  ...townAndStateBehindName(paper, names),
  ...overTelephone(paper),
  ...headquartersAbroad(paper),
  ...placesOfSeat(paper),
  ...stateOfLaw(paper, names),
];
