import { organizationTypeLabels } from '@grantwright/shared/contract';
import type { OrganizationInfo, SectionDetail } from '@grantwright/shared/contract';
import type { DraftInput } from '../../providers/provider.ts';
import { bestPassages, passagesFor } from './passages.ts';

export type SectionWork = {
  name: string;
  description: string;
  detail: SectionDetail | undefined;
};

const PASSAGE_CHARS = 12_000;
const REQUIREMENT_CHARS = 8_000;

/** What a share of the person's own texts is a share of, for a model that cannot take them whole. */
const OWN_WORDS_CHARS = 24_000;

/**
 * Everything that one section may be drafted from, each kind under its own name. A `share` below 1 is
 * for a model that cannot take all of it: what bears least on the section stays away, whole.
 */
export function sectionData(input: DraftInput, section: SectionWork, share = 1) {
  const wanted = [section.name, section.description, ...(section.detail?.prompts ?? [])].join('\n');
  const fitting = (texts: string[]) =>
    share < 1 ? bestPassages(texts, wanted, OWN_WORDS_CHARS * share) : texts;
  return [
    { name: 'section', text: sectionText(input, section) },
    {
      name: "funder's requirements",
      text: clip(input.requirements.join('\n'), REQUIREMENT_CHARS * share),
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
      text: passagesFor(input.documents, wanted, PASSAGE_CHARS * share).join('\n\n'),
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
