import { anyOf } from '../values/any-of.ts';
import type { Analysis } from '../contract/analysis.ts';
import type { CallFile } from '../contract/call-facts.ts';
import { listStatements } from './merge/statements/list-statements.ts';
import { changesCall } from './wording/changes-call.ts';

type CallFileKind = CallFile['kind'];

/** "Modification 2", "Modification of the call"; "Home Modification Program" is the name of a program. */
const modification = String.raw`modifications?(?= (?:(?:no|number|#) ?)?(?!(?:19|20)\d{2}\b)\d| (?:to|of) (?:\w+ ){0,4}(?:call|rf[apq]|nof[oa]|notice|solicitation|announcement|guidelines|opportunity)\b|$)`;

/** Words for each kind of file, in order of precedence: "Amendment 2 to the budget template" is an amendment. */
const kinds: ReadonlyArray<[kind: CallFileKind, words: RegExp]> = [
  [
    'amendment',
    new RegExp(
      String.raw`\b(?:amend(?:ment|ed|s)?|addend(?:um|a|ums)|${modification}|corrigend(?:um|a)|corrections?|errat(?:um|a)|revision|deadline extension|extension of|deadline extended|extended deadline|change notice|notice of change)\b`,
      'i',
    ),
  ],
  [
    'faq',
    anyOf(
      /\b(?:faqs?|frequently asked|questions (?:and|&) (?:answers|responses))\b/i,
      /\b(?:(?:answers|responses) to (?:\w+ )?questions|q ?(?:&|and|n|-) ?as?|q[ &]?a)\b/i,
    ),
  ],
  [
    'budget-template',
    anyOf(
      /\bbudget (?:template|form|worksheet|workbook|spreadsheet|table|summary|sheet|detail|forms)\b/i,
      /\b(?:template|worksheet|form) (?:for )?(?:the )?budget\b/i,
    ),
  ],
  [
    'form',
    anyOf(
      /\b(?:forms?|application (?:template|questions)|cover (?:sheet|page)|templates?|checklist)\b/i,
      /\b(?:worksheet|questionnaire|attachment [a-z\d]{1,2}|appendix [a-z\d]{1,2})\b/i,
    ),
  ],
];
/** A program that pays for modifications, such as "Home Modification"; a file name may end the same way. */
const programOfModification = /\bmodifications?\W{0,3}$/i;
const spreadsheet = /\.(?:xlsx?|ods|csv)$/i;
/** The minimum share of requirements that announce a change for a file to count as an amendment. */
const minChanges = 1 / 3;

/** The minimum share of a call's statements that a file repeats for it to count as a new version of the call. */
const minRepeated = 1 / 2;
/** The fewest statements of which a share means anything. */
const minStatements = 5;

type GuessedFile = {
  name: string;
  analysis?: Analysis;
  /** The analysis of the call that the file is added to. */
  call?: Analysis | undefined;
};

/**
 * Guesses the kind of a call's file: a new version if it repeats most of the call, otherwise from its name or, if the
 * name is inconclusive, from its analysis. Defaults to a notice.
 */
export function guessFileKind({ name, analysis, call }: GuessedFile): CallFileKind {
  if (call && analysis && repeatsMost(call, analysis)) return 'new-version';
  const words = name.replace(/\.[a-z\d]{1,5}$/i, '').replace(/[_\-.+]+/g, ' ');
  const kind = findKind(words);
  if (kind) return kind;
  if (spreadsheet.test(name)) return 'budget-template';
  if (!analysis) return 'notice';
  const titleKind = findKind(analysis.grantProgram.replace(programOfModification, ''));
  if (titleKind) return titleKind;
  const { requirements } = analysis.details;
  const changes = requirements.filter(({ text, quote = text }) => changesCall(quote));
  const isAmendment = changes.length > 0 && changes.length >= requirements.length * minChanges;
  return isAmendment ? 'amendment' : 'notice';
}

/** Amendments often restate the whole call; other files of a call repeat hardly any of its sentences. */
function repeatsMost(call: Analysis, { details }: Analysis): boolean {
  const quotes = new Set(listStatements(details).map(({ quote }) => quote));
  const statements = listStatements(call.details);
  const repeated = statements.filter(({ quote }) => quote !== '' && quotes.has(quote));
  return statements.length >= minStatements && repeated.length >= statements.length * minRepeated;
}

const findKind = (words: string): CallFileKind | undefined =>
  kinds.find(([, pattern]) => pattern.test(words))?.[0];
