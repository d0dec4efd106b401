import type { DraftInput } from '../../providers/provider.ts';
import { describeOrganization } from './describe-organization.ts';
import { selectBestPassages, selectDocumentPassages } from './select-relevant-passages.ts';
import { listSectionAnswers } from './section-answers.ts';
import type { Rule } from './section-rules.ts';
import { createQuery } from './section-query.ts';
import type { SectionWork } from './list-section-work.ts';

const maxPassageChars = 12_000;
const maxRuleChars = 8_000;
const maxGeneralRuleChars = 3_000;

/** Large enough for all of the section's own answers; passages from notes and the profile are selected by relevance. */
const maxAnswerChars = 24_000;
const maxNoteChars = 8_000;
const maxFieldChars = 6_000;

/**
 * Returns the sources for one section by kind. A `share` below 1, used for a small context, omits the least relevant
 * sources.
 */
export function createSectionData(input: DraftInput, section: SectionWork, share = 1) {
  const query = createQuery(section);
  const { additionalInfo } = input.organizationInfo;
  const sources = [
    {
      name: 'organization',
      text: describeOrganization(input.organizationInfo, query, maxFieldChars * share),
    },
    {
      name: 'answers',
      text: listSectionAnswers(input, section, maxAnswerChars * share).join('\n\n'),
    },
    {
      name: 'additional information',
      text: selectBestPassages(
        (additionalInfo ?? '').split('\n'),
        query,
        maxNoteChars * share,
      ).join('\n'),
    },
    {
      name: 'passages',
      text: selectDocumentPassages(input.documents, query, maxPassageChars * share).join('\n\n'),
    },
    { name: 'computed', text: section.computed },
  ];
  // a general rule is relevant if a fact in the section could violate it
  const facts = [query, ...sources.map(({ text }) => text)].join('\n');
  const general = section.generalRules.map(summarizeRule);
  return [
    { name: 'section', text: joinSectionText(input, section) },
    { name: "funder's rules", text: clip(section.rules.map(formatRule), maxRuleChars * share) },
    {
      name: 'general rules',
      text: selectBestPassages(general, facts, maxGeneralRuleChars * share).join('\n'),
    },
    ...sources,
  ].filter(({ text }) => text.trim() !== '');
}

const joinSectionText = (input: DraftInput, { name, description, detail }: SectionWork): string =>
  [
    `Name: ${name}`,
    input.grantProgram && `Program: ${input.grantProgram}`,
    input.details?.funder && `Funder: ${input.details.funder}`,
    detail?.appliesTo && `Only for: ${detail.appliesTo}`,
    description && `What it must contain: ${description}`,
    ...(detail?.prompts ?? []).map((prompt, index) => `Prompt ${index + 1}: ${prompt}`),
    `The other sections, which must not be repeated: ${input.sections
      .map((other) => other.name)
      .filter((other) => other !== name)
      .join('; ')}`,
  ]
    .filter(Boolean)
    .join('\n');

const summarizeRule = ({ text, kind, appliesTo }: Rule): string =>
  `- ${kind ? `[${kind}] ` : ''}${text}${appliesTo ? ` (only for ${appliesTo})` : ''}`;

const formatRule = (rule: Rule): string =>
  rule.quote && rule.quote.trim() !== rule.text.trim()
    ? `${summarizeRule(rule)}\n  In the funder's words: "${rule.quote}"`
    : summarizeRule(rule);

/** Returns the first lines that fit. */
function clip(lines: string[], max: number): string {
  let room = max;
  const end = lines.findIndex((line) => (room -= line.length + 1) < 0);
  return (end < 0 ? lines : lines.slice(0, end)).join('\n') || (lines[0] ?? '').slice(0, max);
}
