import { isAllCapitals, unshout } from '../capitals.ts';
import type { Guidelines } from '../guidelines.ts';
import { isNumbered } from '../shape.ts';
import { letterhead } from './letterhead.ts';
import { tidyOrganization } from './organization-name.ts';
import { isName } from './programme/generic.ts';
import { labelledProgramme, noticeNumber } from './programme/labelled.ts';
import { fromSentences, saysWhatItIs } from './programme/told.ts';
import { tidyProgramme } from './programme/tidy-programme.ts';
import { fromTitles } from './programme/titles.ts';
import { underCall } from './programme/under-call.ts';

const longest = 300;
const enough = 3;
/** So long a run of names that ends in "Grant Program" is one, though it comes but once. */
const manyWords = 5;
const endsAsKind =
  /\b(?:program(?:me)?s?|grants?|fund|initiative|awards?|fellowships?|scheme|challenge|prizes?|competition)$/i;
const programmeWord =
  /\b(?:program(?:me)?s?|(?:micro|mini)?-?grants?|funds?|initiatives?|awards?|fellowships?|schemes?|challenge|prizes?|competition|projects?|opportunit(?:y|ies)|support|partnerships?|call|residenc(?:y|ies)|scholarships?|studies|research|giving|funding|dialogues?)\b/i;
const ofFunder =
  /^(?:the )?(?:(?:u\.?s\.? )?(?:office|department|division|bureau|directorate|university|college|city|county|town|state|government|ministry|agency|council) (?:of|for)\b|.*\b(?:foundation|trust|council|agency|university|commission|department|association|inc\.?|corporation|county|society|institute|endowment|college|club|consortium|network|coalition|collective|chapter|branch|committee)$)/i;
/** "The Wren Fund" over "Creative Lives" gives, and is not what is given. */
const bodyName = /\b(?:Fund|Foundation|Trust|Endowment|Charit(?:y|ies)|Bank|Corporation|Company)$/;
/** A question, an order or a statement is the title of a chapter, not the name of a programme. */
const speaks =
  /\?$|^types? of\b|^(?:how|who|what|when|where|why|is|are|do|does|can|we|our|you|your|step|apply|to|about|welcome|skip|click|download)\b|^(?:before|after) (?:you|the|applying|submission)\b|\b(?:does not|do not|don't|will not|we|you|your|is|are|must|should)\b|^expected\b/i;

/** "Grant opportunities" titles the page that lists what is given. */
const listsOffers = /\b(?:grants?|funding|award) opportunities$/i;

type Named = { name: string; points: number };

/** One name in the singular and the plural, with and without its capitals, is one. */
const keyOf = (name: string): string => name.toLowerCase().replace(/s\b/g, '');

const sentenceNames = (guidelines: Guidelines): Map<string, Named> => {
  const found = new Map<string, Named & { whys: Set<string> }>();
  for (const { name: raw, points, why } of fromSentences(guidelines)) {
    const name = tidyProgramme(raw);
    const fuller = name.split(/[ -]/).length > 1;
    // "Love Your Block is a program": in capitals within a sentence, "your" is of the name.
    const speaking = speaks.test(name) && why !== saysWhatItIs;
    if (!fuller || !isName(name) || speaking) continue;
    const one = found.get(keyOf(name)) ?? { name, points: 0, whys: new Set<string>() };
    one.points += one.whys.has(why) ? points * 0.3 : points;
    one.whys.add(why);
    found.set(keyOf(name), one);
  }
  return found;
};

const within = (part: string, whole: string): boolean =>
  ` ${keyOf(whole)} `.includes(` ${keyOf(part.replace(/^\d{4} /, ''))} `);

/** The same name with more words, and not only with its owner's: "The Trust's Small Grants" is no fuller name. */
const isMoreOf = (name: string, title: string): boolean =>
  within(title, name) && !/'s? /.test(name.slice(0, name.length - title.length));

/** "The Seed Grants" of a text that also calls them "Digital Humanities Seed Grants" are those. */
const fullestOf = (names: Named[]): Named[] => {
  const kept: Named[] = [];
  for (const one of [...names].sort((a, b) => b.name.length - a.name.length)) {
    const fuller = kept.find(({ name }) => within(one.name, name));
    if (fuller) fuller.points += one.points;
    else kept.push({ ...one });
  }
  return kept;
};

const bestOf = (guidelines: Guidelines, funder: string | undefined): string | undefined => {
  const over = letterhead(guidelines.reading);
  const ofBody = over !== undefined && bodyName.test(over) ? tidyProgramme(over) : undefined;
  const body = guidelines.text.toLowerCase();
  const titles = [...fromTitles(guidelines), ...underCall(guidelines)].flatMap(
    ({ name: raw, points }) => {
      const name = tidyProgramme(raw);
      return isName(name) && !speaks.test(name) && !isNumbered(name) ? [{ name, points }] : [];
    },
  );
  const said = sentenceNames(guidelines);
  const isFunder = (name: string): boolean =>
    ofFunder.test(name) ||
    name === ofBody ||
    (funder !== undefined && tidyOrganization(name).toLowerCase() === funder.toLowerCase());
  const score = ({ name, points }: Named): Named => ({
    name,
    points:
      points +
      (programmeWord.test(name) ? 2 : 0) +
      (titles.filter((other) => other.name === name).length > 1 ? 1 : 0) +
      (body.split(name.toLowerCase()).length - 1 >= 2 ? 1 : 0) +
      (said.has(keyOf(name)) ? 1 : 0) -
      (isFunder(name) ? 4 : 0) -
      (listsOffers.test(name) ? 1.5 : 0) -
      (name.split(' ').length === 1 ? 1 : 0),
  });
  const ranked = titles.map(score);
  const spoken = fullestOf([...said.values()])
    .filter(
      (one) => !titles.some(({ name }) => /^\p{Lu}|^\d/u.test(name) && within(one.name, name)),
    )
    .map((one) => ({ ...one, points: Math.min(one.points, 4) }))
    .map(score)
    .map(({ name, points }) => ({
      name,
      // "New Projects" over the text and "New Projects Funding" in it: the text says what it is.
      points: Math.max(
        points - 1.5,
        ...ranked.filter((title) => isMoreOf(name, title.name)).map((title) => title.points + 0.5),
      ),
    }));
  const [best] = [...ranked, ...spoken].sort((a, b) => b.points - a.points);
  const isLong =
    best !== undefined && best.name.split(' ').length >= manyWords && endsAsKind.test(best.name);
  const least = isLong ? enough - 0.5 : enough;
  return best && best.points >= least ? best.name : undefined;
};

/** "Sanbi-Gbif", made of a line in capitals, is "SANBI-GBIF" where the text never writes it otherwise. */
const withInitials = (name: string, text: string): string => {
  const sentences = text.split('\n').filter((line) => !isAllCapitals(line));
  return name.replace(/\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*/gu, (word) => {
    const capitals = new RegExp(`\\b${word.toUpperCase()}\\b`, 'u');
    const otherwise = new RegExp(
      `(?<![\\w.@/-])(?:${word}|${word.toLowerCase()})(?![\\w@/-]|\\.\\w)`,
      'u',
    );
    return sentences.some((line) => capitals.test(line)) &&
      !sentences.some((line) => otherwise.test(line))
      ? word.toUpperCase()
      : word;
  });
};

/** The programme as a person would write it, with its number where it has one; empty when nothing names it. */
export const programmeName = (guidelines: Guidelines, funder?: string): string => {
  const code = noticeNumber(guidelines);
  const name = labelledProgramme(guidelines) ?? bestOf(guidelines, funder);
  if (!name) return code ?? '';
  const full = code && !name.includes(code) ? `${name}, ${code}` : name;
  return withInitials(unshout(full), guidelines.text).slice(0, longest);
};
