import { clockOf, findValues, isAiRule, omittedNotes } from '@grantwright/analyst';
import { limits } from '@grantwright/shared/contract';
import type { Analysis, Deadline, Reading, Requirement } from '@grantwright/shared/contract';
import { figuresWithin } from '../reading/figures.ts';
import { createQuoteFinder } from '../reading/find-quote.ts';
import type { QuoteFinder } from '../reading/find-quote.ts';
import { createRepetitionCheck } from '../reading/is-repetition.ts';
import type { ModelAnalysis } from './analysis-schema.ts';
import { mergeSections } from './merge-sections.ts';

const maxRequirements = 60;
const maxAiRules = 10;

/**
 * Merges the responses for the chunks of a document. Only verified statements pass: a requirement or deadline
 * whose quote is not in the document is dropped and counted in the notes, a name that is not in it is left
 * empty.
 */
export function toAnalysis(reading: Reading, parts: ModelAnalysis[]): Analysis {
  const finder = createQuoteFinder(reading);
  const isRepetition = createRepetitionCheck(reading);
  const isCall = parts.some((part) => part.isCall);
  const calls = parts.filter((part) => part.isCall);
  const stated = calls.flatMap((part) => part.requirements);
  const supported = distinct(
    stated.flatMap((requirement) => toRequirement(finder, isRepetition, requirement) ?? []),
  );
  const requirements = supported.slice(0, maxRequirements);
  const sections = mergeSections(
    finder,
    calls.flatMap((part) => part.sections.map((section) => verifiedSection(section, isRepetition))),
  ).slice(0, limits.sections);
  const names = new Set(sections.map((section) => section.name));
  const verified = (name: string | null) => (name && finder.contains(name) ? name : undefined);
  const first = (pick: (part: ModelAnalysis) => string | null) =>
    parts.map((part) => verified(pick(part))).find((name) => name !== undefined);
  const deadline = calls
    .map((part) => toDeadline(finder, part.deadline))
    .find((found) => found !== undefined);
  const unverified = stated.filter(({ quote }) => !finder.find(quote)).length;
  const funder = first((part) => part.funder);
  return {
    requirements: requirements.map((requirement) => requirement.text),
    sections: sections.map(({ name, description }) => ({ name, description })),
    grantProgram: first((part) => part.grantProgram) ?? '',
    details: {
      provider: 'openai',
      isCall,
      ...(!isCall && { status: 'not-a-call' }),
      ...(funder && { funder }),
      ...(deadline && { deadline }),
      aiPolicy: requirements
        .filter(({ text }) => isAiRule(text))
        .slice(0, maxAiRules)
        .map(({ text, quote, page }) => ({ text, ...(quote && { quote }), ...(page && { page }) })),
      requirements,
      sections,
      questions: distinctBy(
        calls
          .flatMap((part) => part.questions)
          .filter(({ question }) => question.trim() !== '' && isRepetition(question)),
        ({ question }) => question.toLowerCase(),
      )
        .slice(0, limits.questions)
        .map(({ question, sections: sectionNames }) => ({
          question,
          sections: sectionNames.filter((name) => names.has(name)),
        })),
      notes: [
        ...omittedNotes(supported.length - requirements.length),
        ...reading.notes,
        ...notesFor(parts, isCall, unverified, isRepetition),
      ].slice(0, 40),
    },
  };
}

/** A section reduced to the parts that the document supports. */
const verifiedSection = (
  section: ModelAnalysis['sections'][number],
  isRepetition: (text: string, isName?: boolean) => boolean,
): ModelAnalysis['sections'][number] => ({
  ...section,
  // a section without a name is dropped
  name: isRepetition(section.name, true) ? section.name : '',
  description: isRepetition(section.description) ? section.description : '',
  prompts: section.prompts.filter((prompt) => isRepetition(prompt)),
});

function toRequirement(
  finder: QuoteFinder,
  isRepetition: (text: string) => boolean,
  stated: ModelAnalysis['requirements'][number],
): Requirement | undefined {
  const found = finder.find(stated.quote);
  const text = stated.text.trim();
  if (!found || text === '') return undefined;
  // a figure that is not in the quote is invented or from elsewhere
  const faithful = figuresWithin(text, found.quote) && isRepetition(text);
  return {
    text: faithful ? text : found.quote,
    kind: stated.kind,
    mandatory: stated.mandatory,
    ...found,
  };
}

function toDeadline(finder: QuoteFinder, stated: ModelAnalysis['deadline']): Deadline | undefined {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(stated?.date ?? '');
  const found = stated && finder.find(stated.quote);
  if (!date || !found || Number.isNaN(Date.parse(date[0]))) return undefined;
  const [, year = '', month = '', day = ''] = date;
  const values = findValues(found.quote);
  const isQuoted = values.some(
    (value) =>
      value.type === 'date' &&
      value.month === Number(month) &&
      value.day === Number(day) &&
      (value.year === undefined || value.year === Number(year)),
  );
  if (!isQuoted || !finder.contains(year)) return undefined;
  const isTimeQuoted = values.some(
    (value) => value.type === 'time' && clockOf(value).time === stated.time,
  );
  const time = isTimeQuoted ? stated.time : null;
  const zone = stated.timeZone && finder.contains(stated.timeZone) ? stated.timeZone : null;
  return { date: date[0], ...(time && { time }), ...(zone && { timeZone: zone }), ...found };
}

const distinct = (requirements: Requirement[]): Requirement[] =>
  distinctBy(requirements, ({ quote, kind, text }) => `${kind} ${quote ?? text}`.toLowerCase());

function distinctBy<T>(items: T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const known = seen.has(key(item));
    seen.add(key(item));
    return !known;
  });
}

function notesFor(
  parts: ModelAnalysis[],
  isCall: boolean,
  unverified: number,
  isRepetition: (text: string) => boolean,
): string[] {
  const kind = parts.map((part) => part.documentKind).find((text) => text && isRepetition(text));
  return [
    ...(isCall
      ? []
      : [
          `This does not seem to be an open call for applications${kind ? `: ${kind.replace(/(?<![.\s])[.\s]+$/, '')}` : ''}.`,
        ]),
    ...(unverified > 0
      ? [
          `${unverified === 1 ? 'One statement was' : `${unverified} statements were`} left out because the document does not say ${unverified === 1 ? 'it' : 'them'} in those words.`,
        ]
      : []),
  ];
}
