import { listContentWords } from '@grantwright/analyst';
import type { Deadline, RequirementKind } from '@grantwright/shared/contract';
import type { AnalysisResult } from './analysts.ts';
import type { ResolvedCallKey } from '../labels/resolve-call-key.ts';
import { kinds } from './kinds.ts';
import type { Locate, Place } from '../labels/locate.ts';
import { scoreSections, type SectionScore } from '../labels/sections.ts';
import {
  judgeStatement,
  findRepeatedStatements,
  type Statement,
  listStatements,
  type Verdict,
} from './statements.ts';
import type { FactKind, Role } from '../labels/vocabulary.ts';

export type FactScore = { kind: FactKind; units: number[]; found: boolean; inKind: boolean };

export type CallScore = {
  statements: (Statement & { verdict: Verdict; isRepeated: boolean })[];
  /** The number of labeled units of each kind and of those quoted by a statement of that kind. */
  units: Record<RequirementKind, { labeled: number; quoted: number }>;
  /** Present if the call has an answer key. */
  keyed?: {
    facts: FactScore[];
    sections: SectionScore;
    /** Absent if the key does not name a program or the unit has changed. */
    program?: boolean;
    funder?: boolean;
    deadline: boolean;
    deadlineDate: boolean;
  };
};

/** Compares an analysis with the labels of its document and, if there is one, the answer key. */
export function scoreCall(
  result: AnalysisResult,
  roles: ReadonlyMap<number, readonly Role[]>,
  locate: Locate,
  key?: ResolvedCallKey,
): CallScore {
  const { details } = result;
  const statements = listStatements(details, locate);
  const repetitions = new Set(
    findRepeatedStatements(statements.slice(0, details.requirements.length)),
  );
  const score: CallScore = {
    statements: statements.map((statement) => ({
      ...statement,
      verdict: judgeStatement(statement, roles),
      isRepeated: repetitions.has(statement),
    })),
    units: countUnitsByKind(statements, roles),
  };
  if (!key) return score;
  const inSections = details.sections.flatMap((section) =>
    [section.quote ?? section.name, ...section.prompts].flatMap((text) =>
      locate(text, section.page),
    ),
  );
  return {
    ...score,
    keyed: {
      facts: key.facts.map((fact) => scoreFact(fact, statements, inSections)),
      sections: scoreSections(key.sections, details.sections, locate),
      ...(typeof key.program === 'string' && {
        program: containsName(result.grantProgram, key.program),
      }),
      ...(key.funder !== undefined && {
        funder:
          key.funder === null
            ? details.funder === undefined
            : containsName(details.funder ?? '', key.funder),
      }),
      deadline: isCorrect(details.deadline, key.deadline),
      deadlineDate: isDateRight(details.deadline, key.deadline),
    },
  };
}

const overlapsPlaces = (units: ReadonlySet<number>, places: readonly Place[]): boolean =>
  places.some((place) => [...place].some((unit) => units.has(unit)));

function scoreFact(
  { kind, units }: ResolvedCallKey['facts'][number],
  statements: readonly Statement[],
  inSections: readonly Place[],
): FactScore {
  const stating = statements.filter(({ places }) => overlapsPlaces(units, places));
  return {
    kind,
    units: [...units],
    found: stating.length > 0 || overlapsPlaces(units, inSections),
    inKind: stating.some((statement) => kinds[statement.kind].facts.includes(kind)),
  };
}

function countUnitsByKind(
  statements: readonly Statement[],
  roles: ReadonlyMap<number, readonly Role[]>,
): CallScore['units'] {
  const count = (kind: RequirementKind) => {
    const labeled = [...roles].filter(([, predicted]) =>
      predicted.some((role) => kinds[kind].roles.includes(role)),
    );
    const statementsOfKind = statements.filter((statement) => statement.kind === kind);
    const quoted = labeled.filter(([unit]) =>
      statementsOfKind.some(({ places }) => overlapsPlaces(new Set([unit]), places)),
    );
    return { labeled: labeled.length, quoted: quoted.length };
  };
  return {
    deadline: count('deadline'),
    eligibility: count('eligibility'),
    amount: count('amount'),
    limit: count('limit'),
    attachment: count('attachment'),
    format: count('format'),
    content: count('content'),
    evaluation: count('evaluation'),
    submission: count('submission'),
    'after-award': count('after-award'),
  };
}

/** Whether a predicted name contains most of the words of the expected one. */
function containsName(predicted: string, expected: string): boolean {
  const givenWords = new Set(listContentWords(predicted));
  const words = [...new Set(listContentWords(expected))];
  return (
    words.length > 0 && words.filter((word) => givenWords.has(word)).length >= 0.6 * words.length
  );
}

/** Whether a date is correct. A date without a year in the key matches any year. */
function isDateRight(
  predicted: Deadline | undefined,
  expected: ResolvedCallKey['deadline'],
): boolean {
  if (!expected) return predicted === undefined;
  return predicted !== undefined && predicted.date.endsWith(expected.date.replace(/^-(?=-)/, ''));
}

const isCorrect = (
  predicted: Deadline | undefined,
  expected: ResolvedCallKey['deadline'],
): boolean => isDateRight(predicted, expected) && (predicted?.time ?? null) === getTime(expected);

/** Returns the time in the key as the contract states it: 24:00 becomes the last minute of the day. */
const getTime = (expected: ResolvedCallKey['deadline']): string | null =>
  expected?.time === '24:00' ? '23:59' : (expected?.time ?? null);
