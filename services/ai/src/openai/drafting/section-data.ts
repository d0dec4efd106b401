import { organizationTypeLabels } from '@grantwright/shared/contract';
import type { OrganizationInfo, SectionDetail } from '@grantwright/shared/contract';
import type { DraftInput } from '../../providers/provider.ts';
import { bestPassages, passagesFor } from './passages.ts';

export type SectionWork = {
  name: string;
  description: string;
  detail: SectionDetail | undefined;
};

const maxPassageChars = 12_000;
const maxRequirementChars = 8_000;

/** The full size of the user’s own texts, of which a small context gets a fraction. */
const maxOwnTextChars = 24_000;

/**
 * The sources of one section by kind. With a `share` below 1, for a small context, the least relevant passages
 * are left out.
 */
export function sectionData(input: DraftInput, section: SectionWork, share = 1) {
  const query = [section.name, section.description, ...(section.detail?.prompts ?? [])].join('\n');
  const fitting = (texts: string[]) =>
    share < 1 ? bestPassages(texts, query, maxOwnTextChars * share) : texts;
  return [
    { name: 'section', text: sectionText(input, section) },
    {
      name: "funder's requirements",
      text: clip(input.requirements.join('\n'), maxRequirementChars * share),
    },
    { name: 'organization', text: organizationText(input.organizationInfo) },
    {
      name: 'answers',
      text: fitting(
        input.answers
          .filter(({ answer }) => answer.trim() !== '')
          .map(({ question, answer }) => `${question}\n${answer}`),
      ).join('\n\n'),
    },
    {
      name: 'additional information',
      text: fitting(paragraphs(input.organizationInfo.additionalInfo ?? '')).join('\n'),
    },
    {
      name: 'passages',
      text: passagesFor(input.documents, query, maxPassageChars * share).join('\n\n'),
    },
  ].filter(({ text }) => text.trim() !== '');
}

const sectionText = (input: DraftInput, { name, description, detail }: SectionWork): string =>
  [
    `Name: ${name}`,
    input.grantProgram && `Program: ${input.grantProgram}`,
    input.details?.funder && `Funder: ${input.details.funder}`,
    description && `What it must contain: ${description}`,
    ...(detail?.prompts ?? []).map((prompt) => `Prompt: ${prompt}`),
    `The other sections, which must not be repeated: ${input.sections
      .map((other) => other.name)
      .filter((other) => other !== name)
      .join('; ')}`,
  ]
    .filter(Boolean)
    .join('\n');

function organizationText(info: OrganizationInfo): string {
  const { contactInfo: contact } = info;
  const facts: [string, string | number | null | undefined][] = [
    ['Name', info.name],
    ['Type', info.type ? organizationTypeLabels[info.type] : undefined],
    ['Mission', info.mission],
    ['Founded', info.foundedYear],
    ['Annual budget', info.annualBudget],
    ['Past achievements', info.achievements],
    ['Current projects', info.currentProjects],
    ['Focus areas', info.focusAreas],
    ['Tax ID (EIN)', info.taxId],
    ['Website', info.website],
    ['E-mail', contact?.email],
    ['Phone', contact?.phone],
    ['Address', contact?.address],
    ['City', contact?.city],
    ['State', contact?.state],
    ['Postal code', contact?.postalCode],
  ];
  return facts
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

const paragraphs = (text: string): string[] => text.split('\n');

const clip = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, text.lastIndexOf('\n', max) + 1 || max);
