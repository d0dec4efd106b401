import type { Analysis } from '@grantwright/shared/contract';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { endpoints } from '../../../../lib/endpoints.ts';
import { aDocument } from '../../../../testing/builders.ts';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { anAnalysis, anApplication, someDetails } from '../../testing/builders.ts';
import { button, goToRequirements } from '../../testing/creator-actions.tsx';

const question = { question: 'How many?', sections: [] };
export const notice = anAnalysis({
  savedDocumentId: 'document-1',
  details: someDetails({
    deadline: { date: '2027-09-10', quote: 'Applications are due September 10, 2027.' },
    requirements: [{ text: 'Apply by mail.', kind: 'submission', mandatory: true }],
    questions: [question],
  }),
});
export const amendment = anAnalysis({
  requirements: [],
  sections: [],
  details: someDetails({
    deadline: { date: '2027-09-24', quote: 'The deadline is moved to September 24, 2027.' },
    questions: [question],
  }),
});
export const documents = [
  aDocument({ name: 'notice.docx' }),
  aDocument({ id: 'document-2', name: 'amendment-1.docx' }),
];
export const dialog = () => within(screen.getByRole('dialog'));
// The panel is hidden from screen readers while the dialog is open.
export const panel = () =>
  within(screen.getByRole('region', { name: 'Files of this call', hidden: true }));

export async function openDialog(reads = {}) {
  const user = await goToRequirements(notice, { documents, ...reads });
  await user.click(button('Add a file'));
  await screen.findByRole('dialog', { name: 'Add a file' });
  return user;
}

/** Analyzes the second document in the library. */
export async function analyzeSecond(user: UserEvent) {
  await user.click(dialog().getByRole('tab', { name: 'Document library' }));
  await user.selectOptions(await dialog().findByLabelText('Document'), 'document-2');
  await user.click(dialog().getByRole('button', { name: 'Analyze file' }));
}

export async function preview(second: Analysis = amendment, reads = {}) {
  const user = await openDialog(reads);
  mockEndpoint(endpoints.analyzeDocument, () => ok(second));
  await analyzeSecond(user);
  await screen.findByRole('dialog', { name: 'What this file changes' });
  return user;
}

export async function applyAmendment() {
  const user = await preview();
  await user.click(dialog().getByRole('button', { name: 'Apply' }));
  await screen.findByText('Changes applied');
  return user;
}

export const savedBody = (user: UserEvent) =>
  new Promise<{ analysis: Analysis; [field: string]: unknown }>((resolve) => {
    mockEndpoint(endpoints.createApplication, async ({ request }) => {
      resolve((await request.json()) as { analysis: Analysis });
      return ok(anApplication());
    });
    void user.click(button('Save Application'));
  });
