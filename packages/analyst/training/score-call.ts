import { contentWords } from '@grantwright/analyst';
import type { Deadline, RequirementKind } from '@grantwright/shared/contract';
import type { AnalysisResult } from './analysts.ts';
import type { ResolvedCallKey } from './call-key.ts';
import { kinds } from './kinds.ts';
import type { Locate, Place } from './locate.ts';
import { scoreSections, type SectionScore } from './sections.ts';
import {
  judgeStatement,
  repeated,
  type Statement,
  statementsOf,
  type Verdict,
} from './statements.ts';
import type { FactKind, Role } from './vocabulary.ts';

export type FactScore = { kind: FactKind; units: number[]; found: boolean; inKind: boolean };

export type CallScore = {
  statements: (Statement & { verdict: Verdict; isRepeated: boolean })[];
  /** Labeled units of each kind, and those that a statement of the kind quotes. */
  units: Record<RequirementKind, { labeled: number; quoted: number }>;
  /** Present where the call has an answer key. */
  keyed?: {
    facts: FactScore[];
    sections: SectionScore;
    /** Absent where the key names none or its unit has changed. */
    program?: boolean;
    funder?: boolean;
    deadline: boolean;
    deadlineDate: boolean;
  };
};

/** Compares an analysis with the labels of its document and, where there is one, with the answer key. */
export function scoreCall(
  result: AnalysisResult,
  roles: ReadonlyMap<number, readonly Role[]>,
  locate: Locate,
  key?: ResolvedCallKey,
): CallScore {
  const { details } = result;
  const statements = statementsOf(details, locate);
  const again = new Set(repeated(statements.slice(0, details.requirements.length)));
  const score: CallScore = {
    statements: statements.map((statement) => ({
      ...statement,
      verdict: judgeStatement(statement, roles),
      isRepeated: again.has(statement),
    })),
    units: unitsByKind(statements, roles),
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
        program: holdsName(result.grantProgram, key.program),
      }),
      ...(key.funder !== undefined && {
        funder:
          key.funder === null
            ? details.funder === undefined
            : holdsName(details.funder ?? '', key.funder),
      }),
      deadline: isRight(details.deadline, key.deadline),
      deadlineDate: isDateRight(details.deadline, key.deadline),
    },
  };
}

const meet = (units: ReadonlySet<number>, places: readonly Place[]): boolean =>
  places.some((place) => [...place].some((unit) => units.has(unit)));

function scoreFact(
  { kind, units }: ResolvedCallKey['facts'][number],
  statements: readonly Statement[],
  inSections: readonly Place[],
): FactScore {
  const stating = statements.filter(({ places }) => meet(units, places));
  return {
    kind,
    units: [...units],
    found: stating.length > 0 || meet(units, inSections),
    inKind: stating.some((statement) => kinds[statement.kind].facts.includes(kind)),
  };
}

function unitsByKind(
  statements: readonly Statement[],
  roles: ReadonlyMap<number, readonly Role[]>,
): CallScore['units'] {
  const count = (kind: RequirementKind) => {
    const labeled = [...roles].filter(([, given]) =>
      given.some((role) => kinds[kind].roles.includes(role)),
    );
    const own = statements.filter((statement) => statement.kind === kind);
    const quoted = labeled.filter(([unit]) =>
      own.some(({ places }) => meet(new Set([unit]), places)),
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

/** Whether a name given holds most of the words of the one wanted. */
function holdsName(given: string, wanted: string): boolean {
  const said = new Set(contentWords(given));
  const words = [...new Set(contentWords(wanted))];
  return words.length > 0 && words.filter((word) => said.has(word)).length >= 0.6 * words.length;
}

/** A date without a year is right in any year. */
function isDateRight(given: Deadline | undefined, wanted: ResolvedCallKey['deadline']): boolean {
  if (!wanted) return given === undefined;
  return given !== undefined && given.date.endsWith(wanted.date.replace(/^-(?=-)/, ''));
}

const isRight = (given: Deadline | undefined, wanted: ResolvedCallKey['deadline']): boolean =>
  isDateRight(given, wanted) && (given?.time ?? null) === (wanted?.time ?? null);
