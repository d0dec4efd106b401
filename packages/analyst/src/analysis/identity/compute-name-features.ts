import { anyOf } from '@grantwright/shared/values';
import type { Doc } from '../../document/split-into-units.ts';
import { comparable, listContentWords } from '../../text/normalize.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { type Candidate, sources } from './candidates.ts';
import { createNameKey } from './create-name-key.ts';

/** Words that distinguish program names, funder names and other names. */
const nouns: readonly RegExp[] = [
  /\b(?:grants?|microgrants?|funding|prizes?|awards?)\b/i,
  /\b(?:program(?:me)?s?|initiatives?|scheme|project|incubator|accelerator|challenge|competition)\b/i,
  /\b(?:fellowships?|scholarships?|residency|bursar(?:y|ies)|internships?|stipends?)\b/i,
  /\b(?:call|rfp|request|proposals?|applications?|cycle|round|\d{4})\b/i,
  /\bfund\b/i,
  /\b(?:foundation|trust|endowment|charit\w+)\b/i,
  /\b(?:department|agency|ministry|authority|government|council|commission|state|city|county|province|bureau|services?)\b/i,
  /\b(?:university|college|school|institute|center|centre|library|museum)\b/i,
  /\b(?:association|society|club|lodge|coalition|network|alliance|union|chapter|church|inc|llc|ltd)\b/i,
  /\b(?:committee|board|office|team|panel|director|chair|president)\b/i,
  /\b(?:form|guidelines?|faqs?|instructions?|information|guide|page|section|eligibility|how|what|who|budget|report|contact|overview|introduction|about|requirements?)\b/i,
];

/** Words immediately before or after a name. */
const before: readonly RegExp[] = [
  /\b(?:funded|supported|sponsored|offered|administered|provided|made possible|issued|awarded|contributed|hosted) by (?:the )?$/i,
  /\bfor (?:the |a |an |our )?$/i,
  /\bthe $/i,
  /\bat (?:the )?$/i,
  /\b(?:to|with|of|from) (?:the )?$/i,
  /^(?:the )?$/i,
];
const after: readonly RegExp[] = [
  anyOf(
    /^ (?:\([^()]*\) )?(?:is |are )?(?:now |also |currently )?(?:pleased|thrilled|delighted|excited|announc\w+|invit\w+|offer\w*|award\w*|provid\w+|fund\w*|seek\w*|support\w*|accept\w+)\b/i,
    /^ (?:\([^()]*\) )?(?:is |are )?(?:now |also |currently )?(?:welcom\w+|will (?:offer|make|award|provide))\b/i,
  ),
  /^ (?:\([^()]*\) )?(?:is|are|was|aims?|has|have)\b/i,
  /^ (?:grants?|program\w*|fellowships?|scholarships?|awards?|fund(?:ing)?|applications?)\b/i,
  /^\W*$/,
];

/** Words after a name that asks for applications: "requests proposals". */
const asksAfter =
  /^ (?:\([^()]*\) )?(?:is |are )?(?:now |currently )?(?:request|solicit)(?:s|ing)\b/;

/** Maximum number of units whose words around a name are compared. */
const maxContexts = 12;
const roles = ['program', 'funder', 'purpose', 'head', 'contact', 'other'] as const;

/**
 * Returns one vector per candidate, which describes where the name occurs, the roles of those units, and the words of
 * the name.
 */
export function computeNameFeatures(
  { extractedText }: Doc,
  units: readonly ClassifiedUnit[],
  candidates: readonly Candidate[],
): Float32Array[] {
  const frame = comparable(
    `${extractedText.title ?? ''} ${extractedText.origin?.names.join(' ') ?? ''}`,
  );
  const domains = listDomains(extractedText.origin?.host, units);
  const keys = candidates.map(({ text }) => ` ${createNameKey(text)} `);
  const maxUnits = Math.max(1, ...candidates.map((candidate) => candidate.units.length));
  const openings = comparable(
    units
      .slice(0, 6)
      .map(({ text }) => text)
      .join(' '),
  );
  return candidates.map((candidate, index) => {
    const { text } = candidate;
    const candidateUnits = candidate.units.flatMap((index) => units[index] ?? []);
    const first = candidate.units[0] ?? units.length;
    const key = keys[index] ?? '';
    const words = listContentWords(text);
    const contexts = candidateUnits
      .slice(0, maxContexts)
      .map((unit) => getContext(unit.text, text));
    const letters = joinInitials(text);
    return Float32Array.from([
      ...sources.map((source) => Number(candidate.sources.has(source))),
      ...roles.map((role) =>
        Math.max(0, ...candidateUnits.map((unit) => sumProbabilities(unit, [role]))),
      ),
      ...roles.map((role) => (candidateUnits[0] ? sumProbabilities(candidateUnits[0], [role]) : 0)),
      Number(candidateUnits.some(({ kind }) => kind === 'heading')),
      Number(candidateUnits.some(({ kind }) => kind === 'label')),
      Number(candidateUnits[0]?.kind === 'heading' && candidateUnits[0].level === 1),
      Number(first === 0),
      Number(first < 4),
      Math.exp(-first / 10),
      Math.exp(-first / 60),
      Math.log2(1 + candidateUnits.length) / 6,
      candidateUnits.length / maxUnits,
      Number(candidateUnits.length <= 1),
      Math.max(
        0,
        ...candidateUnits.map((unit) => Math.min(1, text.length / Math.max(1, unit.text.length))),
      ),
      ...nouns.map((noun) => Number(noun.test(text))),
      ...before.map((words) => Number(contexts.some((context) => words.test(context.before)))),
      ...after.map((words) => Number(contexts.some((context) => words.test(context.after)))),
      Number(frame.includes(key.trim())),
      computeShare(words, frame),
      computeShare(words, openings),
      Number(domains.some((domain) => matchesDomain(domain, words, letters))),
      Math.min(1, words.length / 8),
      Number(words.length === 1),
      Number(/^[^\p{Ll}]+$/u.test(text)),
      Number(/^\p{Lu}[\p{Lu}\d]{1,7}$/u.test(text)),
      computeCapitalizedShare(text),
      Number(keys.some((other, otherIndex) => otherIndex !== index && other.includes(key))),
      Math.min(1, keys.filter((other) => other !== key && other.includes(key)).length / 8),
      Number(keys.some((other) => other !== key && key.includes(other))),
      Number(/[?:;]|\. /.test(text)),
      Number(/\d/.test(text)),
    ]);
  });
}

/**
 * Creates a test for names that a document introduces as the one that gives: in a sentence such as "funded by", or with
 * a web or email address that contains all of their distinctive words.
 */
export function createIntroductionTest(
  { extractedText }: Doc,
  units: readonly ClassifiedUnit[],
): (candidate: Candidate) => boolean {
  const domains = listDomains(extractedText.origin?.host, units);
  const [givenBy] = before;
  const [gives] = after;
  return ({ text, units: indexes }) => {
    const words = listContentWords(text).filter((word) => !generic.test(word));
    const isInDomain =
      words.length > 0 &&
      domains.some((domain) => words.every((word) => word.length > 2 && domain.includes(word)));
    return (
      isInDomain ||
      indexes.slice(0, maxContexts).some((index) => {
        const context = getContext(units[index]?.text ?? '', text);
        const isGiving = [gives, asksAfter].some((words) => words?.test(context.after));
        return isGiving || (givenBy?.test(context.before) ?? false);
      })
    );
  };
}

function getContext(line: string, name: string): { before: string; after: string } {
  const index = line.indexOf(name);
  if (index < 0) return { before: '-', after: '-' };
  return {
    before: line.slice(Math.max(0, index - 40), index),
    after: line.slice(index + name.length, index + name.length + 60),
  };
}

/** Returns the host names in web and email addresses, without "www" or the top-level domain. */
function listDomains(host: string | undefined, units: readonly ClassifiedUnit[]): string[] {
  const addressHosts = units.flatMap(({ values }) =>
    values.flatMap((value) =>
      value.type === 'email' || value.type === 'url'
        ? [value.text.replace(/^[^@]*@|^https?:\/\//i, '').split(/[/?#]/)[0] ?? '']
        : [],
    ),
  );
  const bare = [...(host ? [host] : []), ...addressHosts].map((name) =>
    name
      .toLowerCase()
      .replace(/^www\./, '')
      .split('.')
      .slice(0, -1)
      .join(''),
  );
  return [...new Set(bare)].filter(
    (name) => name.length > 2 && !/gmail|google|github|forms|bit/.test(name),
  );
}

const joinInitials = (text: string): string =>
  (text.match(/\b\p{Lu}/gu) ?? []).join('').toLowerCase();

const matchesDomain = (domain: string, words: readonly string[], letters: string): boolean =>
  (letters.length > 2 && domain.includes(letters)) ||
  words.some((word) => word.length > 4 && domain.includes(word) && !generic.test(word));
const generic =
  /^(?:grants?|foundation|funds?|award|program|schol\w+|community|university|school)$/;

const computeShare = (words: readonly string[], text: string): number =>
  words.length === 0 ? 0 : words.filter((word) => text.includes(word)).length / words.length;

function computeCapitalizedShare(text: string): number {
  const words = text.split(' ').filter((word) => word.length > 3);
  return words.length === 0
    ? 1
    : words.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length / words.length;
}
