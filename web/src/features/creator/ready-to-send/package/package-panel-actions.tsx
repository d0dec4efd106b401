import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoints } from '../../../../lib/endpoints.ts';
import { paths } from '../../../../lib/paths.ts';
import { aDocument, aUser } from '../../../../testing/builders.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { anAnalysis, anApplication, someDetails } from '../../testing/builders.ts';
import { mockReads } from '../../testing/creator-actions.tsx';

export const mockDraftCheck = () =>
  mockEndpoint(endpoints.checkDraft, () => ok({ claims: [], gaps: [] }));

const needSection = {
  name: 'Need',
  description: '',
  required: true,
  prompts: [],
  limit: { words: 2 },
};
const details = someDetails({
  sections: [needSection],
  requirements: [
    {
      text: 'Use 12-point type',
      quote: 'Use 12-point type.',
      kind: 'format',
      mandatory: true,
    },
  ],
  aiPolicy: [{ text: 'Disclose any use of AI', quote: 'Applicants must disclose any use of AI.' }],
});
const attachment = (name: string, documentId: string) => ({
  name,
  required: true,
  state: 'ready' as const,
  documentId,
});
export const application = (overrides: Parameters<typeof anApplication>[0] = {}) =>
  anApplication({
    title: 'A Roof, 2027!',
    content: '<h2>Need</h2><p>Six\u00A0in “ten”.</p>',
    analysis: anAnalysis({ details }),
    submission: {
      attachments: [attachment('Budget', 'document-1'), attachment('Audit', 'document-2')],
    },
    ...overrides,
  });

export const downloadButton = () =>
  within(screen.getByRole('region', { name: 'The package' })).getByRole<HTMLButtonElement>(
    'button',
    { name: 'Download the package' },
  );

export const twoDocuments = [
  aDocument({ originalName: 'b.PDF' }),
  aDocument({ id: 'document-2', originalName: 'a.docx' }),
];

export async function openPanel(saved = application(), listDocuments?: () => Response) {
  mockReads({ documents: twoDocuments });
  if (listDocuments) mockEndpoint(endpoints.listDocuments, listDocuments);
  mockEndpoint(endpoints.getApplication, () => ok(saved));
  openScreen(paths.send('application-1'), aUser());
  await screen.findByRole('heading', { name: 'The package' });
  return userEvent.setup();
}
