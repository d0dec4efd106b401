import { screen, waitFor, within } from '@testing-library/react';
import type { Analysis } from '@grantwright/shared/contract';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { aDocument, aUser } from '../../../../testing/builders.ts';
import { openScreen } from '../../../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { anAnalysis, anApplication, someDetails } from '../../testing/builders.ts';
import {
  button,
  field,
  goToGuidelines,
  goToRequirements,
  mockReads,
  withModel,
} from '../../testing/creator-actions.tsx';

const notice = { name: 'notice.pdf', kind: 'notice', documentId: 'document-1' } as const;
const amendment = { name: 'amendment-1.pdf', kind: 'amendment', documentId: 'document-2' } as const;

/** A call with an amendment that moved the deadline and added two requirements. */
const amended = anAnalysis({
  savedDocumentId: 'document-1',
  details: someDetails({
    files: [notice, amendment],
    requirements: [
      {
        text: 'Attach a map.',
        kind: 'attachment',
        mandatory: true,
        quote: 'Add a map.',
        page: 2,
        file: 1,
        moreQuotes: [{ quote: 'A map is to be attached.', page: 7, file: 0 }],
      },
    ],
    changes: [
      {
        about: 'Deadline',
        before: { text: 'September 10, 2027', quote: 'Due September 10.', page: 3, file: 0 },
        after: { text: 'September 24, 2027', quote: 'Now due September 24.', page: 1, file: 1 },
      },
      { about: 'Attachments', after: { text: 'Attach a map.', file: 1 } },
      { about: 'Attachments', after: { text: 'Attach a plan.', file: 1 } },
    ],
  }),
});
const panel = () => within(screen.getByRole('region', { name: 'Files of this call' }));
const getKindSelect = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Kind of ${name}`);

describe('the files of a call', () => {
  it('are initially only the analyzed document', async () => {
    await goToRequirements(anAnalysis(), {
      documents: [aDocument({ name: 'Shelter notice.pdf' })],
    });
    expect(panel().getByText('Shelter notice.pdf')).toBeTruthy();
    expect(getKindSelect('Shelter notice.pdf').value).toBe('notice');
    expect(panel().queryByText('Changes')).toBeNull();
  });

  it('are initially only the URL of guidelines on the web', async () => {
    mockEndpoint(endpoints.analyzeUrl, () => ok(anAnalysis()));
    const user = await goToGuidelines();
    await user.click(screen.getByRole('tab', { name: 'Web address' }));
    await user.type(field('Web address of the guidelines'), 'https://example.org/call');
    await user.click(button('Analyze Requirements'));
    await screen.findByRole('heading', { name: 'Grant Analysis Complete' });
    expect(panel().getByText('https://example.org/call')).toBeTruthy();
  });

  it('are merged again and saved when the user corrects a kind, which can be undone', async () => {
    const bodies: { analysis?: Analysis }[] = [];
    mockEndpoint(endpoints.createApplication, async ({ request }) => {
      bodies.push(await request.json());
      return ok(anApplication());
    });
    const deadlines = ['2027-09-10', '2027-09-24'].map((date) => ({ date, quote: `Due ${date}` }));
    const fileAnalyses = deadlines.map((deadline) =>
      anAnalysis({ details: someDetails({ deadline }) }),
    );
    const user = await goToRequirements({ ...amended, fileAnalyses });
    await user.selectOptions(getKindSelect('amendment-1.pdf'), 'Form');
    await panel().findByText('Kind of file changed.');
    expect(getKindSelect('amendment-1.pdf').value).toBe('form');
    await user.click(button('Save Application'));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]?.analysis?.details).toMatchObject({
      files: [notice, { ...amendment, kind: 'form' }],
      deadline: { date: '2027-09-10' },
    });
    await user.click(panel().getByRole('button', { name: 'Undo these changes' }));
    expect(getKindSelect('amendment-1.pdf').value).toBe('amendment');
  });

  it('are not offered as supporting documents', async () => {
    const documents = ['document-1', 'document-2', 'document-3'].map((id) =>
      aDocument({ id, name: id }),
    );
    await goToRequirements(amended, { documents });
    const offered = within(screen.getByRole('region', { name: 'Supporting documents' }));
    expect(offered.getAllByRole('checkbox')).toHaveLength(1);
    expect(offered.getByRole('checkbox', { name: /^document-3/ })).toBeTruthy();
  });

  it('are limited to ten', async () => {
    const files = Array.from({ length: 10 }, (_, n) => ({ ...amendment, name: `${n}.pdf` }));
    await goToRequirements(anAnalysis({ details: someDetails({ files }) }));
    expect(panel().queryByRole('button', { name: 'Add a file' })).toBeNull();
    expect(panel().getByText('A call can have 10 files.')).toBeTruthy();
  });
});

describe('changes to a call', () => {
  it('show both files, and expand to their quotes', async () => {
    const user = await goToRequirements(amended, { status: withModel });
    const line = panel().getByRole('button', { name: /^Deadline/ });
    expect(line.textContent).toContain('September 10, 2027 →becomes September 24, 2027');
    expect(line.textContent).toContain('notice.pdf →becomes amendment-1.pdf');
    await user.click(line);
    expect(panel().getByText('Now due September 24.')).toBeTruthy();
    expect(panel().getByText('amendment-1.pdf, page 1')).toBeTruthy();
    expect(panel().getByText('notice.pdf, page 3')).toBeTruthy();
  });

  it('show both statements if two files may contradict each other', async () => {
    const [moved] = amended.details.changes ?? [];
    const changes = moved && [{ ...moved, mayContradict: true }];
    await goToRequirements({ ...amended, details: { ...amended.details, changes } });
    const line = panel().getByRole('button', { name: /^May contradict: Deadline/ });
    expect(line.textContent).toContain('September 10, 2027 / September 24, 2027');
  });

  it('group the additions made by one file', async () => {
    await goToRequirements(amended);
    expect(panel().getByText('Attachments: 2 new (amendment-1.pdf)')).toBeTruthy();
    expect(panel().getByText('Attach a plan.')).toBeTruthy();
  });
});

it('shows the source file of every quote if the call has several files', async () => {
  const user = await goToRequirements(amended);
  await user.click(screen.getByRole('button', { name: 'Attach a map.' }));
  expect(screen.getByText('amendment-1.pdf, page 2')).toBeTruthy();
  expect(screen.getByText('notice.pdf, page 7')).toBeTruthy();
});

describe('re-analyzing the guidelines', () => {
  const title = 'Analyze only the first file again?';

  it('asks for confirmation before it removes added files', async () => {
    const user = await goToRequirements(amended);
    const analysisCount = countAnalyses();
    await user.click(screen.getAllByRole('button', { name: 'Re-Analyze' })[0] as HTMLElement);
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    expect(question.getByText(/^The files you added, and the changes from them/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(panel().getByText('amendment-1.pdf')).toBeTruthy();
    expect(analysisCount()).toBe(0);
    await user.click(screen.getAllByRole('button', { name: 'Re-Analyze' })[0] as HTMLElement);
    const again = within(await screen.findByRole('alertdialog', { name: title }));
    await user.click(again.getByRole('button', { name: 'Analyze' }));
    await waitFor(() => expect(panel().queryByText('amendment-1.pdf')).toBeNull());
    expect(analysisCount()).toBe(1);
  });

  it('asks for confirmation only in step 2 if the guidelines must be chosen again', async () => {
    const { savedDocumentId: _, ...analysis } = amended;
    mockReads();
    mockEndpoint(endpoints.getApplication, () =>
      ok(anApplication({ analysis, content: '', status: 'in_progress' })),
    );
    openScreen('/application-creator/application-1', aUser());
    const user = userEvent.setup();
    const [reAnalyze] = await screen.findAllByRole('button', { name: 'Re-Analyze' });
    await user.click(reAnalyze as HTMLElement);
    await user.selectOptions(await screen.findByLabelText('Document'), 'document-1');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(button('Analyze Requirements'));
    await screen.findByRole('alertdialog', { name: 'Analyze only this file?' });
  });

  it('also asks for confirmation in step 2', async () => {
    const user = await goToRequirements(amended);
    const analysisCount = countAnalyses();
    await user.click(button('Previous'));
    await user.click(button('Analyze Requirements'));
    const question = await screen.findByRole('alertdialog', { name: 'Analyze only this file?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(button('Go to requirements'));
    expect(panel().getByText('amendment-1.pdf')).toBeTruthy();
    expect(analysisCount()).toBe(0);
  });
});

function countAnalyses() {
  let count = 0;
  mockEndpoint(endpoints.analyzeDocument, () => {
    count += 1;
    return ok(anAnalysis());
  });
  return () => count;
}
