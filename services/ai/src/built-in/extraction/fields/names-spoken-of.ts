import { findNameRuns, isGeneric, isOpener } from '../../names/find-names.ts';
import { initialsOf } from '../../names/initials-of.ts';
import { candidate, type Candidate } from '../candidate.ts';
import type { Line, Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';
import { isPlace, lettersOfOthers, partOfABody } from './names-by-mention.ts';
import { isPageTitle, namesBody } from './page-titles.ts';

/** What a body does or has, behind its name: "… provides", "…’s board". */
const acts =
  /^(?:['’]s? (?:mission|vision|values|board|staff|work|programs?|programmes?|projects?|services|members|volunteers|supporters|purpose|goals?|website|office|community)\b|,? (?:\([^)]{2,40}\),? )?(?:also |currently |now |still |proudly |never )?(?:is (?:an?|the|committed|dedicated|proud|not|now|run|governed|located|based|organized|exempt|open|made)|was (?:founded|formed|established|incorporated|started|created|born)|are|has|have|provides?|offers?|serves?|supports?|helps?|works?|continues?|remains?|believes?|strives?|aims?|seeks?|exists|hosts?|runs?|operates?|organi[sz]es?|partners|relies|depends|welcomes?|began|started|opened|launched|became|celebrates?|received|raised|will|does|reserves?|expects?|requires?|encourages?|recogni[sz]es?|values|presents|produces|staff|members|volunteers|board|website|supporters|donors|folks)\b)/u;
/** What stands before the body one speaks for. */
const own =
  /\b(?:[Aa]t|[Jj]oin(?:ing)?|[Ss]upport(?:s|ing)?|[Ww]elcome to|(?:everyone|all of us) at|behalf of|(?:gifts?|donations?|contributions?) to|[Dd]onat(?:e|ing) to|mission of|purposes? of|work of|members? of|volunteers? (?:of|at|for|with)|from all of us at|[Aa]bout|(?:Founder|President|Director|Chair|CEO|Officer|Treasurer|Secretary)(?: of|,)|policy of|employees? of|affairs of|ensure that|part of) (?:the )?$/u;
/** What stands before somebody else: a partner, a funder, a law. */
const others =
  /\b(?:(?:[Pp]artner\w*|[Cc]ollaborat\w+|[Tt]ogether|[Aa]long|[Ww]orking|[Aa]ffiliated) with|(?:[Mm]embers?|[Mm]embership|[Aa]ffiliates?|[Cc]hapters?) (?:of|in)|[Tt]hanks? (?:to|you to)|(?:[Ss]ponsored|[Ff]unded|[Ss]upported|[Pp]rovided|[Aa]warded|[Hh]osted|[Pp]resented|[Aa]ccredited|[Cc]ertified|[Ll]icensed|[Ff]ounded|[Ww]ritten|[Mm]ade|[Dd]esigned) by|[Ss]uch as|[Ii]ncluding|[Gg]rants? from|[Uu]nder|[Ww]ithin|[Pp]ursuant to|[Ll]ike|[Uu]sing|[Vv]ia|[Tt]hrough) (?:the )?$/u;

/** "The meeting was held at the Lake House", "leaks near the Lake House": a place, whoever meets there. */
const atAPlace =
  /\b(?:held|met|meets?|meetings?|gather(?:s|ed)?|events?|dinners?|part(?:y|ies)|place|rent(?:als?|ed)?|hosted|near|located)\b[^.;]{0,30}?\b(?:at|in|near) (?:[Tt]he )?$|\bnear (?:[Tt]he )?$/u;

const pronoun =
  /[.;,!?]? (?:and |but |when |if |that |as |because |while )?(?:[Ss]he|[Hh]e)(?:['’]\p{Ll}+)? \p{Ll}/u;
const fewestOfAPerson = 2;
/** "Ana is a gifted teacher. She has …": one word that sentences go on to call she or he is a person. */
const isPerson = (lines: Line[], name: string): boolean =>
  !name.includes(' ') &&
  lines.filter(({ text }) => {
    const at = text.indexOf(name);
    return at >= 0 && pronoun.test(text.slice(at + name.length));
  }).length >= fewestOfAPerson;

type Evidence = { score: number; subjects: number; mentions: number; line: Line };

const enough = 7;
const clear = 11;
/** The next one has at most this share of the evidence. */
const lead = 0.66;
const mostMentions = 6;
const mostBefore = 60;

const shorn = (text: string): string =>
  text.replace(/^(?:The|Our|At|In|For|To|By|If|When|About) /, '').replace(/['’]s?$|\.$/, '');

/** "AWAKEN", "NMELC", "HabitatMap": a single word that is written as no other word is. */
const isWrittenAsName = (word: string): boolean =>
  /^\p{Lu}{3,}\d*$|\p{Ll}\p{Lu}/u.test(word) && !lettersOfOthers.test(word);

const kindsAlone =
  /^(?:(?:Village|Community|Parish|Town|Memorial|Church|Public|Local|Hall|House|Cent(?:re|er)|Club|Trust|Society|School|Library|Museum|Committee|Council|Park|Gardens?|Association|Foundation|Charity|Company|Group|Project|Team|Clubhouse|Pavilion|Playgroup|Chapel|Shelter|Theat(?:re|er))(?: |$))+$/;

const isMeant = (name: string, lowerCase: Set<string>): boolean => {
  if (partOfABody.test(name) || isPlace(name) || isPageTitle(name)) return false;
  const words = name.split(' ');
  // "The Hall", "the Village Hall": a kind of body or of house, however often it is spoken of.
  if (kindsAlone.test(name)) return false;
  if (words.every((word) => isGeneric(word) || isOpener(word))) return false;
  if (words.length > 1) return true;
  // "Brigades" are a kind of body, not one.
  if (lowerCase.has(`${name}s`)) return false;
  return isWrittenAsName(name) || (name.length > 3 && !lowerCase.has(name.toLowerCase()));
};

const weighed = ({ title, lines }: Paper): Map<string, Evidence> => {
  const prose = lines.filter((line) => !line.others);
  const plain = /(?<![\p{L}’'-])(?:\p{Ll}[\p{L}’'-]+|\p{Lu}\p{Ll}+s)(?!\p{L})/gu;
  const lowerCase = new Set(prose.flatMap(({ text }) => text.match(plain) ?? []));
  const found = new Map<string, Evidence>();
  for (const line of prose) {
    const isHead = line.heading || line.head || line.foot;
    for (const { text, start, opens } of findNameRuns(line.text)) {
      const name = shorn(text);
      const end = start + text.replace(/['’]s?$|\.$/, '').length;
      const before = line.text.slice(Math.max(0, start - mostBefore), start);
      const isSubject = acts.test(line.text.slice(end, end + 60));
      const isOthers = others.test(before) || atAPlace.test(before);
      const evidence =
        1 +
        (isSubject && !isOthers ? 2 : 0) +
        (own.test(before) && !isOthers ? 2 : 0) -
        (isOthers ? 3 : 0) +
        (isHead && !opens ? 1 : 0);
      const known = found.get(name) ?? { score: 0, subjects: 0, mentions: 0, line };
      known.score += known.mentions < mostMentions || evidence < 1 ? evidence : evidence - 1;
      known.mentions += 1;
      known.subjects += isSubject || (own.test(before) && !isOthers) ? 1 : 0;
      found.set(name, known);
    }
  }
  const heads = [title ?? '', ...prose.filter((l) => l.heading || l.foot).map(({ text }) => text)];
  for (const [name, evidence] of found)
    if (heads.some((head) => head.includes(name))) evidence.score += 3;
  return new Map([...found].filter(([name]) => isMeant(name, lowerCase)));
};

/** "the Alder project association (APA)": words before the letters that they are the initials of, small ones too. */
export const definedWords = (
  lines: Line[],
  letters: string,
): { words: string; line: Line } | undefined => {
  for (const line of lines) {
    const { text } = line;
    const at = line.others ? -1 : text.indexOf(` (${letters})`);
    const words = at < 0 ? [] : text.slice(0, at).split(' ').slice(-letters.length);
    const initials = words.map((word) => word[0]?.toUpperCase() ?? '').join('');
    if (initials === letters && /^\p{Lu}/u.test(words[0] ?? ''))
      return { words: words.join(' '), line };
  }
  return undefined;
};

/** Letters are told with the name that they stand for, where the paper gives it. */
const withLetters = (found: Map<string, Evidence>, lines: Line[]): [string, Evidence][] => {
  const merged = new Map(found);
  for (const [letters, evidence] of found) {
    if (!/^\p{Lu}{3,}$/u.test(letters)) continue;
    const long = [...found.keys()].find(
      (name) =>
        name !== letters &&
        name.includes(' ') &&
        initialsOf(name.replaceAll('-', ' ')).includes(letters),
    );
    const defined = long === undefined ? definedWords(lines, letters) : undefined;
    if (defined !== undefined) {
      merged.set(defined.words, evidence);
      merged.delete(letters);
      continue;
    }
    const whole = long === undefined ? undefined : merged.get(long);
    if (long === undefined || !whole) continue;
    merged.set(long, {
      ...whole,
      score: whole.score + evidence.score,
      subjects: whole.subjects + evidence.subjects,
    });
    merged.delete(letters);
  }
  // Three letters alone may stand for anything.
  const told = [...merged].filter(([name]) => name.length > 3);
  return told.sort(([, a], [, b]) => b.score - a.score);
};

/**
 * Whom a paper speaks of as the one that acts: "AWAKEN is launching …", "thank you from everyone at
 * Joe's Place". It is heard where no rule knows better.
 */
export const fromActs = (paper: Paper): Candidate[] => {
  if (paper.kind === 'determination-letter' || paper.kind.startsWith('form')) return [];
  const [first, ...rest] = withLetters(weighed(paper), paper.lines);
  if (!first) return [];
  const [name, { score, subjects, line }] = first;
  // "Harbor Light" within "Harbor Light Food Bank" is no rival.
  const next = rest.find(([other]) => !other.includes(name) && !name.includes(other));
  if (score < enough || subjects === 0 || (next?.[1].score ?? 0) > lead * score) return [];
  if (isPerson(paper.lines, name)) return [];
  // Within sentences capitals are meant.
  const value = /^\p{Lu}{4,}$/u.test(name) ? name : capitalName(name);
  const isBody = namesBody(name);
  return value
    ? [candidate(value, line, (score >= clear ? 1.65 : 1.45) + (isBody ? 0.05 : 0))]
    : [];
};
