import type { OrganizationInfo, ExtractedText, SectionDetail } from '@grantwright/shared/contract';
import type { DraftMaterial } from '../drafting/draft-material.ts';

type Part = Partial<SectionDetail> & { name: string };

export const foodBank: OrganizationInfo = {
  name: 'Harbor Street Food Bank',
  type: 'nonprofit',
  mission: 'We make sure that no household in Harbor County goes hungry.',
  achievements: 'In 2025 we served 12,400 households through 14 partner pantries.',
  taxId: '31-1234567',
  foundedYear: 1998,
  contactInfo: { email: 'office@harborstreet.example', city: 'Dayton', state: 'OH' },
};

/** Builds drafting input, with defaults for anything not set by the test. */
export const draftMaterial = (
  parts: readonly Part[],
  over: Partial<DraftMaterial> = {},
): DraftMaterial => {
  const sections = parts.map((part) => ({ description: '', required: true, prompts: [], ...part }));
  return {
    sections: sections.map(({ name, description }) => ({ name, description })),
    details: {
      provider: 'built-in',
      isCall: true,
      requirements: [],
      sections,
      questions: [],
      notes: [],
    },
    organizationInfo: foodBank,
    answers: [],
    documents: [],
    ...over,
  };
};

export const extractedTextOf = (blocks: ExtractedText['blocks']): ExtractedText => ({
  source: 'docx',
  blocks,
  notes: [],
});
