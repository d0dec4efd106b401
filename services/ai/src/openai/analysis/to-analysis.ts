import { isAiRule } from '@grantwright/analyst';
import { limits } from '@grantwright/shared/contract';
import type { Analysis, Eligibility, Question, StatedFact } from '@grantwright/shared/contract';
import type { Reading } from '@grantwright/shared/contract';
import type { ModelAnalysis } from './analysis-schema.ts';
import { finishInTurns, type Steps } from '../reading/steps.ts';
import { evidenceSteps, type Evidence } from './evidence.ts';
import { findAward } from './find-award.ts';
import { mergeLines, type FindRepetitions } from './merge-lines.ts';
import { mergeSections } from './merge-sections.ts';
import { deadlineOf, mergeSteps } from './merge-steps.ts';
import { namesOf } from './names.ts';
import { notesOn } from './notes-on.ts';
import { sectionKey } from './section-key.ts';
import { statusOf } from './status-of.ts';
import { mergeAttachments, toAttachment } from './to-attachment.ts';
import { toRequirement, type VerifiedLine } from './to-requirement.ts';
import { toSection } from './to-section.ts';
import { toStep } from './to-step.ts';

const maxAiRules = 10;

type Options = {
  /** ISO date. */
  today: string;
  findRepetitions: FindRepetitions;
};

/**
 * Merges the responses for the chunks of a document. Only verified statements pass: those whose quote is not in
 * the document are dropped and counted in the notes, a name that is not in it is left empty.
 */
export async function toAnalysis(
  reading: Reading,
  parts: ModelAnalysis[],
  { today, findRepetitions }: Options,
): Promise<Analysis> {
  const evidence = await finishInTurns(evidenceSteps(reading));
  const calls = parts.filter(({ status }) => status !== 'not-a-call');
  const steps = mergeSteps(
    calls.flatMap((part) => part.steps.flatMap((step) => toStep(evidence, step) ?? [])),
  );
  const status = statusOf(parts, steps);
  const { program, funder } =
    status === 'not-a-call' ? { program: '', funder: undefined } : namesOf(evidence, parts);
  const stated = await finishInTurns(statedLines(evidence, calls));
  const merged = await mergeLines(stated.lines, findRepetitions);
  const requirements = merged.lines.map(({ requirement }) => requirement);
  const { sections, attachments } = materialsOf(evidence, calls);
  const deadline = deadlineOf(steps, today);
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
      award: findAward(merged.lines),
      eligibility: eligibilityOf(merged.lines),
      aiPolicy: merged.lines
        .filter(({ kind, requirement }) => kind === 'ai-policy' || isAiRule(requirement.text))
        .slice(0, maxAiRules)
        .map(toFact),
      requirements,
      sections,
      attachments,
      questions: questionsOf(evidence, calls, sections),
      notes: [
        ...merged.notes,
        ...reading.notes,
        ...notesOn(evidence, parts, status, stated.unverified),
      ].slice(0, 40),
    },
  };
}

/** The lines about dates, requirements and attachments whose quote is in the document. */
function* statedLines(
  evidence: Evidence,
  parts: readonly ModelAnalysis[],
): Steps<{ lines: VerifiedLine[]; unverified: number }> {
  const lines: VerifiedLine[] = [];
  const stated = parts.flatMap(statementsOf);
  for (const { kind, ...statement } of stated) {
    const line = toRequirement(evidence, kind, statement);
    if (line) lines.push(line);
    yield;
  }
  return { lines, unverified: stated.length - lines.length };
}

const mustAttend = /\b(?:must|required|mandatory)\b/i;

const statementsOf = ({ steps, requirements, attachments }: ModelAnalysis) => [
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
  })),
];

/** What the applicant writes and what it attaches; a part with a length or prompts is written. */
function materialsOf(evidence: Evidence, parts: readonly ModelAnalysis[]) {
  const sections = mergeSections(
    parts.flatMap((part) => part.sections.flatMap((section) => toSection(evidence, section) ?? [])),
  );
  const attachments = mergeAttachments(
    parts.flatMap((part) => part.attachments.flatMap((each) => toAttachment(evidence, each) ?? [])),
  );
  const attached = new Set(attachments.map(({ name }) => sectionKey(name)));
  const written = sections.filter(
    ({ name, limit, prompts }) => limit || prompts.length > 0 || !attached.has(sectionKey(name)),
  );
  const names = new Set(written.map(({ name }) => sectionKey(name)));
  return {
    sections: written,
    attachments: attachments.filter(({ name }) => !names.has(sectionKey(name))),
  };
}

function eligibilityOf(lines: readonly VerifiedLine[]): Eligibility {
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

function questionsOf(
  evidence: Evidence,
  parts: readonly ModelAnalysis[],
  sections: Analysis['details']['sections'],
): Question[] {
  const names = new Map(sections.map(({ name }) => [sectionKey(name), name]));
  const distinct = new Map<string, Question>();
  for (const { question, sections: about } of parts.flatMap((part) => part.questions)) {
    const key = question.trim().toLowerCase();
    if (key === '' || distinct.has(key) || !evidence.isRepetition(question)) continue;
    const own = about.flatMap((name) => names.get(sectionKey(name)) ?? []);
    distinct.set(key, { question, sections: [...new Set(own)] });
  }
  return [...distinct.values()].slice(0, limits.questions);
}
