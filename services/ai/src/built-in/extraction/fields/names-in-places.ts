import { findNameRuns } from '../../names/find-names.ts';
import { initialsOf } from '../../names/initials-of.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { capitalName, isTitled } from './clean-name.ts';
import { isPlace, partOfABody } from './names-by-mention.ts';
import { isPageTitle, namesBody, welcomed } from './page-titles.ts';

/** Where a name can stand; each kind of place is heard once, however often a page repeats itself. */
const weights = {
  title: 2,
  site: 2,
  heading: 1.5,
  head: 1.5,
  foot: 1.5,
  copyright: 2,
  subject: 1.5,
  mission: 2,
  letters: 2,
  defined: 3,
  address: 3,
  body: 1,
  host: 2,
  mentions: 1,
};
type Place = keyof typeof weights;
type Found = { name: string; places: Set<Place>; mentions: number; line?: Line };

const enough = 5;
/** The next one has at most this share of the evidence. */
const lead = 0.7;
const fewestMentions = 3;
const mostWords = 10;

const separators = /\s+[|–—·»:]+\s+|\s+-\s+/;
const copyright = /(?:©|\(c\)|copyright)[\s©\d,–-]*(?:by )?/i;
const isA =
  /^(?: \([^)]{2,40}\))?,? (?:is|was|are|exists|has been|works|provides|offers|serves|supports|helps|runs|operates|brings|believes|seeks|aims|strives)\b/;
const missionOf =
  /\b(?:mission|purpose|aims?|goals?|objects?|work|year (?:for|at|of)) (?:of )?(?:the )?$/i;

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^the |,? (?:inc|incorporated|ltd|limited|cio|cic)\.?$/g, '')
    .replace(/[’']/g, '');

/** A whole line, a part of a title, a page's first heading: what stands by itself may be a name. */
const alone = (text: string): string | undefined => {
  const own = welcomed(text.replace(/^[♦•·|\s]+|[♦•·|\s]+$/g, ''));
  if (own.split(' ').length > mostWords || !isTitled(own) || isPageTitle(own)) return undefined;
  return /[@/:]|\d{3}/.test(own) ? undefined : capitalName(own);
};

const hosts =
  /(?:@|\bwww\.|\bhttps?:\/\/(?:www\.)?)([a-z\d-]{4,})\.(?:org|com|net|[a-z.]{2,8})\b/gi;
const platforms =
  /^(?:gmail|yahoo|hotmail|outlook|facebook|twitter|instagram|youtube|google|paypal)$/;
const small = /^(?:the|of|and|for|in|inc|at|on|a)$/;

/** "tarnvalley" and "tvfb" are made of the words of "Tarn Valley Food Bank". */
const isMadeOf = (host: string, name: string): boolean => {
  const words = (
    name
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\d]+/gu) ?? []
  ).filter((word) => !small.test(word));
  const letters = words.map((word) => word[0]).join('');
  let rest = host.toLowerCase().replaceAll('-', '');
  if (letters.length > 3 && rest.startsWith(letters)) return true;
  let taken = 0;
  for (const word of words)
    if (word.length > 2 && rest.includes(word)) {
      rest = rest.replace(word, '');
      taken++;
    }
  return taken > 1;
};

const hear = (found: Map<string, Found>, name: string, place: Place, line?: Line): void => {
  const key = keyOf(name);
  const known = found.get(key) ?? { name, places: new Set<Place>(), mentions: 0 };
  known.places.add(place);
  if (!known.line && line) known.line = line;
  found.set(key, known);
};

/** What stands in the frame of a paper: its title, its head and foot, its headings, its copyright line. */
const inFrame = ({ title, siteNames, lines }: Paper, found: Map<string, Found>): void => {
  for (const part of (title ?? '').split(separators)) {
    const name = alone(part);
    if (name) hear(found, name, 'title');
  }
  for (const site of siteNames) {
    const name = alone(site);
    if (name) hear(found, name, 'site');
  }
  for (const line of lines) {
    if (line.others || line.text === title) continue;
    const held = copyright.test(line.text) ? line.text.split(copyright).at(-1) : undefined;
    const holder = held && alone(held.split(/[.|•·:]| all rights| - | (?:19|20)\d{2}\b/i)[0] ?? '');
    if (holder) hear(found, holder, 'copyright', line);
    const name = line.heading || line.head ? alone(line.text) : undefined;
    if (name) hear(found, name, line.foot ? 'foot' : line.heading ? 'heading' : 'head', line);
  }
};

const legalForm = /,? (?:Inc|Incorporated|Ltd|Limited|CIC|CIO|SCIO)\.?$/;

/** "Casa Verde Community Services, Inc. | 2210 Sixth Ave. | …", in a foot: the name that the law knows. */
const inFeet = ({ lines }: Paper): Candidate[] =>
  lines.flatMap((line): Candidate[] =>
    line.foot && !line.others
      ? line.text.split(separators).flatMap((part): Candidate[] => {
          const name = legalForm.test(part) ? alone(part) : undefined;
          return name && name.split(' ').length > 2 ? [candidate(name, line, 2)] : [];
        })
      : [],
  );

/** What sentences say of it: what it is and does, its mission, the letters it goes by. */
const inSentences = ({ lines }: Paper, found: Map<string, Found>): void => {
  for (const line of lines) {
    if (line.others || line.heading) continue;
    for (const { text, start } of findNameRuns(line.text)) {
      const own = text.replace(/^The /, '').replace(/['’]s?$/, '');
      const name = own.includes(' ') ? capitalName(own) : undefined;
      if (!name) continue;
      const behind = line.text.slice(start + text.replace(/['’]s?$/, '').length);
      const letters = /^,? \(["“]?(?:the )?["“]?([A-Z]{3,8})["”]?\)/.exec(behind)?.[1];
      if (letters && initialsOf(name).includes(letters)) {
        hear(found, name, 'letters', line);
        // "Tarn Bike Kitchen (TBK), …": whom a paragraph opens with and defines is whom it is about.
        if (start === 0) hear(found, name, 'defined', line);
      }
      if (start === 0 && /^, (?:\d{1,5}\w? \p{Lu}|P\.? ?O\.? ?Box)/u.test(behind))
        hear(found, name, 'address', line);
      if (
        missionOf.test(line.text.slice(0, start)) ||
        /^['’]s (?:mission|purpose|aim)\b/.test(behind)
      )
        hear(found, name, 'mission', line);
      if (isA.test(behind)) hear(found, name, 'subject', line);
    }
  }
};

const scoreOf = ({ places }: Found): number =>
  [...places].reduce((sum, place) => sum + weights[place], 0);

/**
 * The name that a paper keeps giving in places of different kinds, none of which alone would tell: in its
 * title and its copyright line, over its text and as the one of whom the text speaks.
 */
export const fromPlaces = (paper: Paper): Candidate[] => {
  if (paper.kind === 'determination-letter' || paper.kind.startsWith('form')) return [];
  const found = new Map<string, Found>();
  inFrame(paper, found);
  inSentences(paper, found);
  const prose = paper.lines.filter(({ others }) => !others);
  const known = new Set(
    prose.flatMap(({ text }) => [...text.matchAll(hosts)].map(([, host = '']) => host)),
  );
  for (const [key, one] of found) {
    const lines = prose.filter(({ text }) => text.toLowerCase().includes(key));
    one.mentions = lines.length;
    if (lines.length >= fewestMentions) one.places.add('mentions');
    if (namesBody(one.name) && lines.length > 1) one.places.add('body');
    if ([...known].some((host) => !platforms.test(host) && isMadeOf(host, one.name)))
      one.places.add('host');
    one.line ??= lines[0];
  }
  const [first, ...rest] = [...found.values()]
    .filter(({ name }) => name.includes(' ') && !partOfABody.test(name) && !isPlace(name))
    .sort((a, b) => scoreOf(b) - scoreOf(a) || b.mentions - a.mentions);
  const feet = inFeet(paper);
  if (!first?.line || scoreOf(first) < enough) return feet;
  const [own, key] = [scoreOf(first), keyOf(first.name)];
  // "Harbor Light" within "Harbor Light Food Bank" is no rival.
  const rival = rest.find(({ name }) => !keyOf(name).includes(key) && !key.includes(keyOf(name)));
  if (rival && scoreOf(rival) > lead * own) return feet;
  return [...feet, candidate(first.name, first.line, namesBody(first.name) ? 2.05 : 1.9)];
};
