import type { Block, ExtractedText } from '@grantwright/shared/contract';
import type { DraftInput } from '../src/providers/provider.ts';

const heading = (text: string, page?: number): Block => ({
  type: 'heading',
  level: 2,
  text,
  ...(page && { page }),
});
export const paragraph = (text: string, page?: number): Block => ({
  type: 'paragraph',
  text,
  ...(page && { page }),
});

export const createExtractedText = (...blocks: Block[]): ExtractedText => ({
  source: 'pdf',
  blocks,
  notes: [],
});

/** Short but complete fictional guidelines. */
export const guidelines = createExtractedText(
  {
    type: 'heading',
    level: 1,
    text: 'Riverbend Neighborhood Fund: Call for Applications 2027',
    page: 1,
  },
  paragraph(
    'The Riverbend Community Foundation invites applications to the Riverbend Neighborhood Fund.',
    1,
  ),
  heading('Eligibility', 1),
  paragraph('Applicants must be 501(c)(3) organizations with an office in Marlow County.', 1),
  heading('Awards', 1),
  paragraph('Grants range from $5,000 to $25,000. Indirect costs may not exceed 10 percent.', 1),
  heading('Application narrative', 2),
  {
    type: 'item',
    depth: 0,
    ordered: true,
    text: 'Statement of Need (500 words maximum): Describe the need and whom it affects.',
    page: 2,
  },
  {
    type: 'item',
    depth: 0,
    ordered: true,
    text: 'Project Plan (two pages): What will you do, when, and who is responsible?',
    page: 2,
  },
  heading('Deadline', 2),
  paragraph('Applications are due by 5:00 p.m. Eastern Time on March 5, 2027.', 2),
  paragraph('Submit the application by email to grants@riverbend.example.', 2),
);

/** A document that is not a call. */
export const policy = createExtractedText(
  { type: 'heading', level: 1, text: 'Travel Reimbursement Policy', page: 1 },
  paragraph('This policy explains how staff are paid back for travel.', 1),
  paragraph('Receipts are handed to the finance office within a month of the journey.', 1),
);

/** A fictional document of an organization. */
export const annualReport = createExtractedText(
  { type: 'heading', level: 1, text: 'Harbor Street Food Bank: Annual Report 2025', page: 1 },
  paragraph('Founded in 1998, Harbor Street Food Bank is a nonprofit organization.', 1),
  paragraph('Our mission is to make sure that no household in Harbor County goes hungry.', 1),
  paragraph('In 2025 we served 12,400 households through 14 partner pantries.', 2),
  paragraph('EIN: 31-1234567', 2),
  paragraph('Contact: office@harborstreet.example, (937) 555-0142', 2),
);

export const draftInput = (overrides: Partial<DraftInput> = {}): DraftInput => ({
  grantProgram: 'Riverbend Neighborhood Fund',
  requirements: ['Applicants must be 501(c)(3) organizations with an office in Marlow County.'],
  sections: [
    { name: 'Statement of Need', description: 'Describe the need and whom it affects.' },
    { name: 'Project Plan', description: 'What will you do, when, and who is responsible?' },
  ],
  organizationInfo: {
    name: 'Harbor Street Food Bank',
    mission: 'We make sure that no household in Harbor County goes hungry.',
    achievements: 'In 2025 we served 12,400 households through 14 partner pantries.',
    foundedYear: 1998,
  },
  answers: [],
  documents: [],
  today: '2026-11-21',
  userId: 'a user',
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...overrides,
});

/** Returns the request body for a draft of `draftInput`. */
export const draftBody = (overrides: object = {}): object => {
  const { requirements, sections, organizationInfo, grantProgram } = draftInput();
  return { requirements, sections, organizationInfo, grantProgram, ...overrides };
};
