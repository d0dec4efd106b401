import { isAiRule } from '@grantwright/analyst';
import {
  limits,
  type Analysis,
  type Attachment,
  type Eligibility,
  type Question,
  type ExtractedText,
  type Requirement,
  type StatedFact,
  type CallStatus,
} from '@grantwright/shared/contract';
import type { ModelAnalysis } from './analysis-schema.ts';
import { runInTimeSlices, mapInSlices } from '../quotes/time-slices.ts';
import { createEvidenceInSlices, type Evidence } from './evidence.ts';
import { readAward } from './read-award.ts';
import { mergeCriteria, toCriterion } from './to-criterion.ts';
import { mergeLines, type FindReplacements } from './merge-lines.ts';
import { mergeSections } from './merge-sections.ts';
import { chooseDeadline, removeDuplicateSteps } from './choose-deadline.ts';
import { chooseNames } from './choose-names.ts';
import { writeAnalysisNotes } from './write-analysis-notes.ts';
import { createSectionKey } from './create-section-key.ts';
import { mergeAttachments, toAttachment } from './to-attachment.ts';
import { toRequirement, type Statement, type VerifiedLine } from './to-requirement.ts';
import { toSection } from './to-section.ts';
import { toStep, type VerifiedStep } from './to-step.ts';

type Options = {
  /** ISO date. */
  today: string;
  findReplacements: FindReplacements;
};

/**
 * Merges the responses for the chunks of a document. Statements whose quote is not in the document are dropped and
 * counted in the notes; names that are not in the document are left empty.
 */
export async function toAnalysis(
  extractedText: ExtractedText,
  parts: ModelAnalysis[],
  { today, findReplacements }: Options,
): Promise<Analysis> {
  const evidence = await runInTimeSlices(createEvidenceInSlices(extractedText));
  const calls = parts.filter(({ status }) => status !== 'not-a-call');
  const verifyAll = <T, R>(
    listed: (part: ModelAnalysis) => readonly T[],
    verify: (evidence: Evidence, stated: T) => R | undefined,
  ): Promise<R[]> =>
    runInTimeSlices(mapInSlices(calls.flatMap(listed), (stated) => verify(evidence, stated)));
  const steps = removeDuplicateSteps(await verifyAll((part) => part.steps, toStep));
  const status = decideStatus(parts, steps);
  const { program, funder } =
    status === 'not-a-call' ? { program: '', funder: undefined } : chooseNames(evidence, parts);
  const lines = await verifyAll(listStatements, toRequirement);
  const merged = await mergeLines(lines, findReplacements);
  const requirements = merged.lines.map(({ requirement }) => requirement);
  const listed = mergeAttachments(await verifyAll((part) => part.attachments, toAttachment));
  const { sections, sharedLimits, attachments } = createMaterials(
    mergeSections(await verifyAll((part) => part.sections, toSection), listed),
    listed,
  );
  const criteria = mergeCriteria(await verifyAll((part) => part.criteria, toCriterion));
  const deadline = chooseDeadline(steps, today);
  return {
    requirements: requirements.map(({ text }) => text),
    sections: sections.map(({ name, description }) => ({ name, description })),
    grantProgram: program,
    details: {
      provider: 'openai',
      isCall: status !== 'not-a-call',
      status,
      ...(funder && { funder }),
      ...(deadline && { deadline }),
      steps: steps.slice(0, limits.steps).map(({ step }) => step),
      award: readAward(merged.lines),
      eligibility: createEligibility(merged.lines),
      aiPolicy: merged.lines
        .filter(({ kind, requirement }) => kind === 'ai-policy' || isAiRule(requirement.text))
        .slice(0, limits.aiRules)
        .map(toFact),
      ...(criteria.length > 0 && { criteria }),
      requirements: requirements.map((one) => unmarkUnlisted(one, attachments)),
      sections,
      ...(sharedLimits.length > 0 && { sharedLimits }),
      attachments,
      questions: listQuestions(evidence, calls, sections),
      notes: [
        ...merged.notes,
        ...extractedText.notes,
        ...writeAnalysisNotes(
          evidence,
          parts,
          status,
          calls.flatMap(listStatements).length - lines.length,
        ),
      ].slice(0, limits.notes),
    },
  };
}

/** Keeps the mark of a requirement that only asks for an attachment if the attachment is listed. */
function unmarkUnlisted(
  { isAttached, ...requirement }: Requirement,
  attachments: readonly Attachment[],
): Requirement {
  const isListed = attachments.some(({ quote }) => quote === requirement.quote);
  return { ...requirement, ...(isAttached && isListed && { isAttached }) };
}

const mustAttend = /\b(?:must|required|mandatory)\b/i;

/** Lines about dates, requirements and attachments. */
const listStatements = ({ steps, requirements, attachments }: ModelAnalysis): Statement[] => [
  ...steps.map((step) => ({
    ...step,
    kind: step.kind === 'report' ? ('after-award' as const) : ('deadline' as const),
    mandatory: step.kind !== 'event' || mustAttend.test(step.text),
  })),
  ...requirements,
  ...attachments.map((attachment) => ({
    ...attachment,
    kind: 'attachment' as const,
    mandatory: attachment.required,
    isAttached: true,
  })),
];

/** Separates sections to write from files to attach; a part with a length limit or prompts is a section. */
function createMaterials(
  { sections, sharedLimits }: ReturnType<typeof mergeSections>,
  attachments: readonly Attachment[],
) {
  const covered = new Set(sharedLimits.flatMap((limit) => limit.sections));
  const attached = new Set(attachments.map(({ name }) => createSectionKey(name)));
  const toWrite = sections.filter(
    ({ name, limit, prompts }) =>
      limit || covered.has(name) || prompts.length > 0 || !attached.has(createSectionKey(name)),
  );
  const names = new Set(toWrite.map(({ name }) => createSectionKey(name)));
  return {
    sections: toWrite,
    sharedLimits,
    attachments: attachments.filter(({ name }) => !names.has(createSectionKey(name))),
  };
}

function createEligibility(lines: readonly VerifiedLine[]): Eligibility {
  const of = (...kinds: VerifiedLine['kind'][]): StatedFact[] =>
    lines
      .filter(({ kind }) => kinds.includes(kind))
      .slice(0, limits.facts)
      .map(toFact);
  return { eligible: of('eligibility'), ineligible: of('ineligible', 'unallowed-cost') };
}

const toFact = ({ requirement: { text, quote, page } }: VerifiedLine): StatedFact => ({
  text,
  ...(quote && { quote }),
  ...(page && { page }),
});

function listQuestions(
  evidence: Evidence,
  parts: readonly ModelAnalysis[],
  sections: Analysis['details']['sections'],
): Question[] {
  const names = new Map(sections.map(({ name }) => [createSectionKey(name), name]));
  const distinct = new Map<string, Question>();
  for (const { question, sections: about } of parts.flatMap((part) => part.questions)) {
    const key = question.trim().toLowerCase();
    if (key === '' || distinct.has(key) || !evidence.isRepetition(question)) continue;
    const sectionNames = about.flatMap((name) => names.get(createSectionKey(name)) ?? []);
    distinct.set(key, { question, sections: [...new Set(sectionNames)] });
  }
  return [...distinct.values()].slice(0, limits.questions);
}

/**
 * Returns the status of the whole document, taken from its first part about a call. Standing guidelines have no due
 * date, so a due date in another part makes them an open call.
 */
function decideStatus(parts: readonly ModelAnalysis[], steps: readonly VerifiedStep[]): CallStatus {
  const calls = parts.filter(({ status }) => status !== 'not-a-call');
  if (calls.length === 0) return 'not-a-call';
  const statuses = calls.map(({ status }) => status);
  const status =
    statuses.find((candidate) => candidate !== null && candidate !== 'standing') ??
    statuses.find(Boolean);
  const due = steps.filter(({ step }) => step.kind === 'application');
  if (status && status !== 'standing') return status;
  if (due.some(({ iso, isYearInferred }) => iso && !isYearInferred)) return 'open';
  return status ?? 'open';
}
