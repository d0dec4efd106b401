import type { RequirementKind } from '../../contract/analysis.ts';
import type { StatedFact } from '../../contract/call-facts.ts';
import { listContentStems } from '../../submission/stems/list-content-stems.ts';
import { toComparableText } from '../../text/comparable-text.ts';
import { changesCall } from './changes-call.ts';
import { removeReplacedText } from './replaced-text.ts';
import { findValues, blankOutValues, type ValuesByUnit } from './values-by-unit.ts';

/** A statement of the funder, prepared for comparison with others. */
export type Statement = {
  fact: StatedFact;
  /** Undefined if the analysis does not state it. */
  kind: RequirementKind | undefined;
  /** In lower case, without punctuation. */
  words: string;
  quote: string;
  /** The subject of the statement, without its values. */
  topic: ReadonlySet<string>;
  /** The values, except those that it replaces. */
  values: ValuesByUnit;
  isNegative: boolean;
  isOptional: boolean;
  /** Whether it replaces or withdraws something. */
  isChange: boolean;
  /** Single capital letters that identify a track or part, as in "Track B". */
  letters: ReadonlySet<string>;
};

/** Different names for the same thing. */
const synonyms: ReadonlyArray<[RegExp, string]> = [
  [/\bcost[- ]shar\w+|\bmatching (?:funds?|contributions?)\b/gi, 'match'],
  [/\bLOIs?\b/g, 'letter of intent'],
  [/\bdue dates?\b|\bclosing dates?\b/gi, 'deadline'],
  [/\b(?:r[eé]sum[eé]s?|cvs?|curriculum vitae)\b/gi, 'resume'],
  [/\b(?:overhead|F&A|facilities and administrative)\b/gi, 'indirect'],
];

/** Stop words: verbs of obligation, limits and units, which say nothing about the subject. */
const stopStems = listContentStems(
  'must shall should required requires requirement provide provided submit submitted send allowed within least most ' +
    'maximum minimum than more up to exceed limit limited amount due deadline date time now longer waived removed ' +
    'changed increased decreased reduced extended replaced amended revised notice amendment call funder grant award ' +
    'section part item paragraph page attachment appendix ' +
    'applications proposals submissions noon midnight eastern central mountain pacific local et ct mt pt ' +
    'grants awards applicants per each only new eligible total number one two three four five six seven eight nine ten',
);
const negation =
  /\b(?:not|no|nor|never|cannot|without|unless|except|excluding|ineligible|unallowable|prohibited)\b|n['’]t\b/i;

const permission = /\b(?:optional(?:ly)?|encouraged|recommended)\b/i;
/** Only in lower case: "May" is also a month, and "Should you" starts a condition. */
const permissiveVerb = /\b(?:may|should)\b/;

/** Extracts the stems of the subject of the text. */
export function extractTopic(text: string): Set<string> {
  const plain = synonyms.reduce(
    (rest, [name, replacement]) => rest.replace(name, replacement),
    text,
  );
  return new Set(
    [...listContentStems(blankOutValues(plain))].filter(
      (stem) => !stopStems.has(stem) && !/^[\d\p{L}]$/u.test(stem),
    ),
  );
}

/** Maximum number of characters of a sentence to compare. */
export const maxComparedLength = 600;

/** Cached, because facts are compared with many others, in several lists. */
const statements = new WeakMap<StatedFact, Statement>();

export function toStatement(fact: StatedFact, kind?: RequirementKind): Statement {
  const cached = statements.get(fact);
  if (cached && cached.kind === kind) return cached;
  const statement = parseStatement(fact, kind);
  statements.set(fact, statement);
  return statement;
}

function parseStatement(fact: StatedFact, kind: RequirementKind | undefined): Statement {
  const { text, quote = '' } = fact;
  // Analyses prefix a short sentence with the title above it.
  const sentence = (quote !== '' && text.endsWith(quote) ? quote : text).slice(
    0,
    maxComparedLength,
  );
  return {
    fact,
    kind,
    words: toComparableText(text),
    quote: toComparableText(quote),
    topic: extractTopic(sentence),
    values: findValues(removeReplacedText(sentence)),
    isNegative: negation.test(sentence),
    isOptional: permission.test(sentence) || permissiveVerb.test(sentence),
    isChange: changesCall(sentence),
    letters: new Set(sentence.match(/(?<=\w )[A-Z]\b(?!\.)/g)),
  };
}
