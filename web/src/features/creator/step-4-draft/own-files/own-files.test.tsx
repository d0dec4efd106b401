import type {
  FindPassagesRequest,
  LibraryDocument,
  OwnPassage,
} from '@grantwright/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerEndpoints } from '../../../../domain/answers/answer-endpoints.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import { passageEndpoints } from '../../../../lib/passage-endpoints.ts';
import { aDocument, aSavedAnswer } from '../../../../testing/builders.ts';
import { mockEndpoint, ok, problemResponse } from '../../../../testing/server.ts';
import { anAnalysis, anApplication } from '../../testing/builders.ts';
import { button, openSavedApplication } from '../../testing/creator-actions.tsx';

const text = 'In 2023, we served 1,038 families in Polk County.';

const aPassage = (over: Partial<OwnPassage> = {}): OwnPassage => ({
  source: { type: 'document', id: 'document-1' },
  name: 'Annual report.pdf',
  page: 3,
  year: 2023,
  title: 'Results',
  text,
  items: [],
  facts: [{ text: '1,038', kind: 'figure' }],
  newer: [],
  ...over,
});

/** Opens the panel and returns the searches it sent. */
async function openPanel(
  passages: () => ReturnType<typeof ok> = () => ok({ passages: [aPassage()] }),
  documents = [aDocument()],
) {
  const searches: FindPassagesRequest[] = [];
  mockEndpoint(endpoints.listApplications, () => ok([]));
  mockEndpoint(passageEndpoints.findPassages, async ({ request }) => {
    searches.push(await request.json());
    return passages();
  });
  const { user } = await openSavedApplication(
    anApplication({
      analysis: anAnalysis(),
      organizationInfo: { name: 'Harbor House' },
      content: '<h2>Need</h2><p>Many wait.</p><h2>Plan</h2><p>We begin in May.</p>',
    }),
    { documents },
  );
  await user.click(await screen.findByRole('tab', { name: 'Your files' }));
  return { user, searches };
}

const draft = () => screen.findByRole('textbox', { name: 'Application text' });

describe('the "From your files" panel', () => {
  it('shows passages for the section with their sources and outdated figures', async () => {
    const newer = {
      source: { type: 'document' as const, id: 'document-2' },
      name: 'Report 2025.pdf',
      page: 2,
      year: 2025,
      figure: '1,038 families',
      newer: '1,412 families',
      quote: 'We served 1,412 families.',
    };
    const { searches } = await openPanel(() => ok({ passages: [aPassage({ newer: [newer] })] }));
    const list = within(await screen.findByRole('list', { name: 'Passages from your files' }));
    expect(list.getByText(text)).toBeTruthy();
    expect(list.getByText('Annual report.pdf, page 3, 2023')).toBeTruthy();
    expect(
      list.getByText(
        '“1,038 families” may be out of date. Report 2025.pdf, page 2, 2025: “We served 1,412 families.”',
      ),
    ).toBeTruthy();
    expect(searches).toMatchObject([
      { section: 'Need', documentIds: ['document-1'], applicationIds: [] },
    ]);
  });

  it('inserts a passage with its source at the end of the section, as one undo step', async () => {
    const { user } = await openPanel();
    await user.click(await screen.findByRole('button', { name: /^Use/ }));
    await waitFor(async () =>
      expect((await draft()).textContent).toMatch(/Many wait\..*1,038 families.*Plan/s),
    );
    await user.click(screen.getByRole('tab', { name: 'Sources' }));
    expect(await screen.findByText(/, page 3$/)).toBeTruthy();
    await user.click(button('Undo'));
    await waitFor(async () => expect((await draft()).textContent).not.toContain('1,038'));
    expect((await draft()).textContent).toContain('Many wait.');
  });

  it('saves a passage from an earlier application as an answer', async () => {
    const checks: { answers?: unknown[] }[] = [];
    mockEndpoint(endpoints.checkDraft, async ({ request }) => {
      checks.push(await request.json());
      return ok({ claims: [], gaps: [] });
    });
    const source = { type: 'application' as const, id: 'application-2' };
    const { user } = await openPanel(() =>
      ok({ passages: [aPassage({ source, name: 'Mobile pantry' })] }),
    );
    await user.click(await screen.findByRole('button', { name: /^Use/ }));
    await user.click(screen.getByRole('tab', { name: 'Sources' }));
    await user.click(await screen.findByRole('button', { name: 'Check the text again' }));
    await waitFor(() =>
      expect(checks.at(-1)).toMatchObject({
        answers: [{ question: 'Results (from “Mobile pantry”)', answer: text }],
      }),
    );
  });

  it('searches for a question that the user types', async () => {
    const { user, searches } = await openPanel();
    await user.type(await screen.findByLabelText(/Ask a question/), 'Whom do you serve?{Enter}');
    await waitFor(() => expect(searches.at(-1)?.section).toBe('Whom do you serve?'));
    expect(await screen.findByText('Passages are added to the end of “Need”.')).toBeTruthy();
  });

  it('reports that no passage answers the question', async () => {
    await openPanel(() => ok({ passages: [] }));
    expect(await screen.findByText('Nothing in your files answers this.')).toBeTruthy();
  });

  it('lets applicants without documents upload one, and then searches it', async () => {
    let documents: LibraryDocument[] = [];
    const found = () => documents.some(({ reading }) => reading.state === 'read');
    const { user, searches } = await openPanel(
      () => ok({ passages: found() ? [aPassage()] : [] }),
      [],
    );
    expect(await screen.findByText(/^Upload a past application, an annual report/)).toBeTruthy();
    const input = screen.getByLabelText('Upload a file', { selector: 'input' });
    const withoutFilter = userEvent.setup({ applyAccept: false });
    await withoutFilter.upload(input, new File(['text'], 'notes.txt'));
    expect(await screen.findByText(/^This is not a /)).toBeTruthy();
    documents = [aDocument({ name: 'Report 2025', reading: { state: 'pending' } })];
    mockEndpoint(endpoints.listDocuments, () => ok(documents));
    mockEndpoint(endpoints.createDocument, () => ok(documents[0]));
    await user.upload(input, new File(['text'], 'Report 2025.pdf'));
    expect((await screen.findAllByText('Reading Report 2025...')).length).toBeGreaterThan(0);
    documents = [aDocument()];
    expect(await screen.findByText(text, {}, { timeout: 10_000 })).toBeTruthy();
    expect(searches).toMatchObject([{ documentIds: [] }, { documentIds: ['document-1'] }]);
  });

  it('shows saved answers first, and inserts one as a whole with its source', async () => {
    const answer = aPassage({
      source: { type: 'answer', id: 'answer-1' },
      name: 'Mobile pantry',
      title: 'Our need',
      text: 'Rents rose. In 2023, we served 1,038 families in Polk County.',
      answer: {
        text: `<p>Rents <strong>rose</strong>.</p><p>${text}</p>`,
        applicationTitle: 'Mobile pantry',
        acceptedAt: '2025-02-01T12:00:00.000Z',
        updatedAt: '2025-03-01T12:00:00.000Z',
        reviewAfter: '2026-03-01',
        isDue: true,
      },
    });
    const { user, searches } = await openPanel(() => ok({ passages: [answer, aPassage()] }));
    const list = within(await screen.findByRole('list', { name: 'Saved answers' }));
    const source = 'Answer from “Mobile pantry”, saved Feb 1, 2025, last changed Mar 1, 2025';
    expect(list.getByText(source)).toBeTruthy();
    expect(list.getByText(/review date has passed \(March 1, 2026\)/)).toBeTruthy();
    expect(searches).toMatchObject([
      { organizationId: 'organization-1', currentApplicationId: 'application-1' },
    ]);
    await user.click(list.getByRole('button', { name: 'Use: answer to Our need' }));
    await waitFor(async () =>
      expect((await draft()).textContent).toMatch(/Many wait\.Rents rose\.In 2023.*Plan/s),
    );
    await user.click(screen.getByRole('tab', { name: 'Sources' }));
    expect(await screen.findByText('Your answer: Our need (answer library)')).toBeTruthy();
  });

  it('saves the section as an answer, and replaces that answer when it is saved again', async () => {
    const saved: unknown[] = [];
    mockEndpoint(answerEndpoints.listAnswers, ({ request }) => {
      // the answer stays in the organization that the application belonged to before
      const query = Object.fromEntries(new URL(request.url).searchParams);
      expect(query).toEqual({ applicationId: 'application-1', organizationId: 'organization-1' });
      return ok(saved.length > 0 ? [aSavedAnswer({ id: 'answer-9' })] : []);
    });
    mockEndpoint(answerEndpoints.createAnswer, async ({ request }) => {
      saved.push(await request.json());
      return ok(aSavedAnswer());
    });
    mockEndpoint(answerEndpoints.updateAnswer, async ({ request, params }) => {
      saved.push({ id: params['id'], ...(await request.json()) });
      return ok(aSavedAnswer());
    });
    const { user, searches } = await openPanel();
    const save = await screen.findByRole('button', { name: 'Save as answer: Need' });
    await user.click(save);
    expect(await screen.findByText('Saved as an answer')).toBeTruthy();
    await user.click(save);
    expect(await screen.findByText('Answer updated')).toBeTruthy();
    const answer = { question: 'Need', text: '<p>Many wait.</p>' };
    expect(saved).toEqual([answer, { id: 'answer-9', ...answer, reviewAfter: '2027-03-02' }]);
    await waitFor(() => expect(searches.length).toBeGreaterThan(1));
  });

  it('lets the user retry after a failure', async () => {
    let isDown = true;
    const { user } = await openPanel(() =>
      isDown ? problemResponse('unavailable', 'Busy.') : ok({ passages: [aPassage()] }),
    );
    await screen.findByText(/We couldn’t search your files/);
    isDown = false;
    await user.click(button('Try again'));
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
