import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Analysis, Application } from '@grantwright/shared/contract';
import { calls } from '../../lib/calls.ts';
import { aDocument, aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { answer, ok, refused } from '../../testing/server.ts';
import {
  aGeneration,
  anAnalysis,
  anApplication,
  anOrganization,
  someDetails,
} from './testing/records.ts';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

function answerReads({ organizations = [anOrganization()], documents = [aDocument()] } = {}) {
  answer(calls.listOrganizations, () => ok(organizations));
  answer(calls.listDocuments, () => ok(documents));
  answer(calls.getAiStatus, () => ok({ provider: 'built-in' }));
  answer(calls.getEntitlement, () =>
    ok({ superUser: false, freeLeft: 1, credits: 0, price: { amount: 1000, currency: 'usd' } }),
  );
}

async function openNew(given?: Parameters<typeof answerReads>[0], user = aUser()) {
  answerReads(given);
  openScreen('/application-creator', user);
  await screen.findByRole('heading', { name: 'Select Organization & Review Details' });
  return userEvent.setup();
}

async function toGuidelines() {
  const user = await openNew();
  await user.selectOptions(await screen.findByLabelText('Organization'), 'organization-1');
  await user.click(button('Next'));
  await screen.findByRole('heading', { name: 'Upload Grant Guidelines' });
  return user;
}

async function toAnalysis(analysis: Analysis = anAnalysis()) {
  answer(calls.analyzeDocument, () => ok(analysis));
  const user = await toGuidelines();
  await user.selectOptions(await screen.findByLabelText('Document'), 'document-1');
  await user.click(button('Analyze Requirements'));
  await screen.findByRole('heading', { name: 'Grant Analysis Complete' });
  return user;
}

async function openSaved(application: Application = anApplication({ analysis: anAnalysis() })) {
  answerReads();
  answer(calls.getApplication, () => ok(application));
  const { router } = openScreen(`/application-creator/${application.id}`, aUser());
  await screen.findByRole('heading', { name: 'Review Generated Application' });
  return { user: userEvent.setup(), router };
}

async function renameTo(user: ReturnType<typeof userEvent.setup>, title: string) {
  await user.click(button('Previous'));
  await user.clear(await screen.findByLabelText('Application title'));
  await user.type(field('Application title'), title);
}

describe('step 1', () => {
  it('says what the application costs before anything is done', async () => {
    await openNew();
    expect(await screen.findByText('This application is free.')).toBeTruthy();
  });

  it('leads to the organizations where there is none', async () => {
    await openNew({ organizations: [] });
    expect(await screen.findByText('No Organizations Found')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Create an organization' });
    expect(link.getAttribute('href')).toMatch(/^\/organizations/);
    expect(button('Next').disabled).toBe(true);
  });

  it('goes on once an organization is chosen, with its fields filled in', async () => {
    const user = await openNew();
    await screen.findByLabelText('Organization');
    expect(button('Next').disabled).toBe(true);
    await user.selectOptions(field('Organization'), 'organization-1');
    expect(button('Next').disabled).toBe(false);
    expect(field('Mission statement').value).toBe('A roof for everyone.');
  });

  it('names the field that is missing and takes the focus there', async () => {
    const user = await openNew();
    await user.selectOptions(await screen.findByLabelText('Organization'), 'organization-1');
    await user.clear(field('Organization name'));
    await user.click(button('Next'));
    expect(screen.getByText('Organization name is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('Organization name'));
  });
});

describe('step 2', () => {
  it('analyses only what has a value', async () => {
    const user = await toGuidelines();
    expect(button('Analyze Requirements').disabled).toBe(true);
    await user.selectOptions(await screen.findByLabelText('Document'), 'document-1');
    expect(button('Analyze Requirements').disabled).toBe(false);
    await user.click(screen.getByRole('tab', { name: 'Web address' }));
    expect(button('Analyze Requirements').disabled).toBe(true);
  });

  it('refuses a file that is too large before it is sent', async () => {
    const user = await toGuidelines();
    await user.click(screen.getByRole('tab', { name: 'Upload a file' }));
    const file = new File(['x'], 'call.pdf');
    Object.defineProperty(file, 'size', { value: 11 * 1024 ** 2 });
    fireEvent.change(field('Guidelines file'), { target: { files: [file] } });
    expect(screen.getByText(/a file can have up to 10 MB/)).toBeTruthy();
    expect(button('Analyze Requirements').disabled).toBe(true);
  });

  it('says why an address could not be analysed, and keeps it', async () => {
    answer(calls.analyzeUrl, () => refused('unreadable-page', 'That page asks for a sign-in.'));
    const user = await toGuidelines();
    await user.click(screen.getByRole('tab', { name: 'Web address' }));
    await user.type(field('Address of the guidelines'), 'https://example.org/call');
    await user.click(button('Analyze Requirements'));
    expect(await screen.findByText('Failed to analyze URL')).toBeTruthy();
    expect(screen.getAllByText('That page asks for a sign-in.').length).toBeGreaterThan(0);
    expect(field('Address of the guidelines').value).toBe('https://example.org/call');
  });

  it('stops an analysis when the person cancels', async () => {
    let begun = 0;
    answer(calls.analyzeDocument, () => {
      begun += 1;
      return new Promise(() => undefined);
    });
    const user = await toGuidelines();
    await user.selectOptions(await screen.findByLabelText('Document'), 'document-1');
    await user.dblClick(button('Analyze Requirements'));
    expect(button('Analyzing document...').disabled).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect((await screen.findByLabelText<HTMLSelectElement>('Document')).value).toBe('document-1');
    expect(begun).toBe(1);
  });
});

describe('step 3', () => {
  it('has fallbacks where the guidelines say nothing, and says so', async () => {
    await toAnalysis(anAnalysis({ requirements: [], sections: [] }));
    expect(screen.getByText('Document analysis completed')).toBeTruthy();
    for (const name of ['Project Summary', 'Project Description', 'Budget']) {
      expect(screen.getByText(name)).toBeTruthy();
    }
    expect(screen.getAllByText('Not stated in the guidelines')).toHaveLength(4);
  });

  it('says when the document is no call', async () => {
    const notes = ['It looks like an annual report.'];
    await toAnalysis(anAnalysis({ details: someDetails({ isCall: false, notes }) }));
    expect(screen.getByText(/does not look like an open call/).textContent).toContain(notes[0]);
  });

  it('shows the sentence and page of a requirement behind one click', async () => {
    const requirement = {
      text: 'Apply by mail.',
      kind: 'submission',
      mandatory: true,
      quote: 'Applications are to be mailed.',
      page: 7,
    } as const;
    const user = await toAnalysis(
      anAnalysis({ details: someDetails({ requirements: [requirement] }) }),
    );
    expect(screen.queryByText(requirement.quote)).toBeNull();
    await user.click(button('Apply by mail.'));
    expect(screen.getByText(requirement.quote)).toBeTruthy();
    expect(screen.getByText('Guidelines, page 7')).toBeTruthy();
  });

  it('saves with a title, and generates with a title and a program', async () => {
    const user = await toAnalysis();
    await user.clear(field('Application title'));
    expect(button('Save Application').disabled).toBe(true);
    expect(button('Generate Application').disabled).toBe(true);
    await user.type(field('Application title'), 'A roof');
    expect(button('Save Application').disabled).toBe(false);
    await user.clear(field('Grant program'));
    expect(button('Save Application').disabled).toBe(false);
    expect(button('Generate Application').disabled).toBe(true);
  });

  it('keeps answers through the steps and sends those that were given', async () => {
    const bodies: { answers?: unknown }[] = [];
    answer(calls.generateApplication, async ({ request }) => {
      bodies.push((await request.json()) as { answers?: unknown });
      return ok(aGeneration());
    });
    const questions = [
      { question: 'How many?', sections: [] },
      { question: 'Where?', sections: [] },
    ];
    const user = await toAnalysis(anAnalysis({ details: someDetails({ questions }) }));
    await user.type(field('How many?'), '12');
    await user.click(button('Organization'));
    await user.click(button('Requirements'));
    expect(field('How many?').value).toBe('12');
    await user.click(button('Generate Application'));
    expect(screen.getByText('Generating Your Application')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Review Generated Application' });
    expect(bodies).toEqual([
      expect.objectContaining({ answers: [{ question: 'How many?', answer: '12' }] }),
    ]);
  });

  it('comes back with everything when a draft fails', async () => {
    answer(calls.generateApplication, () => refused('provider-busy', 'Busy. Try again soon.'));
    const user = await toAnalysis();
    await user.click(button('Generate Application'));
    expect(await screen.findByText('Failed to generate application')).toBeTruthy();
    expect(field('Application title').value).toBe('Shelter Fund');
  });
});

describe('checking again', () => {
  it('sends the text as it stands, and shows what no source holds and where sources disagree', async () => {
    const texts: string[] = [];
    answer(calls.checkDraft, async ({ request }) => {
      texts.push(((await request.json()) as { content: string }).content);
      return ok({
        claims: [
          {
            text: '1999',
            kind: 'date',
            section: 'Need',
            source: { type: 'unsupported' },
            contradicts: {
              text: 'Founded in 1998.',
              source: { type: 'organization', field: 'foundedYear' },
            },
          },
        ],
        gaps: [],
        contradictions: [
          {
            about: 'founding year',
            statements: [
              { text: 'Founded in 1998.', source: { type: 'organization', field: 'foundedYear' } },
              { text: 'since 1997', source: { type: 'additional' } },
            ],
          },
        ],
      });
    });
    const { user } = await openSaved(
      anApplication({
        analysis: anAnalysis(),
        organizationInfo: { name: 'Harbor House' },
        content: '<p>We began in 1999.</p>',
      }),
    );
    await user.click(screen.getByRole('tab', { name: 'Sources' }));
    await user.click(button('Check the text again'));
    expect(await screen.findByText('Checked: 1 fact, 1 to check.')).toBeTruthy();
    expect(texts).toEqual(['<p>We began in 1999.</p>']);
    expect(screen.getByText('Your organization: founded year says: Founded in 1998.')).toBeTruthy();
    expect(screen.getByText('since 1997')).toBeTruthy();
  });
});

describe('saving', () => {
  it('creates one application for a double click, and says so', async () => {
    const keys: (string | null)[] = [];
    answer(calls.createApplication, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return ok(anApplication({ title: 'Shelter Fund', version: 1 }));
    });
    const user = await toAnalysis();
    await user.dblClick(button('Save Application'));
    expect(
      await screen.findByText('Your application "Shelter Fund" has been saved successfully.'),
    ).toBeTruthy();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toBeTruthy();
  });

  it('repeats a creation that got no answer under the same key', async () => {
    const keys: (string | null)[] = [];
    answer(calls.createApplication, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1
        ? refused('unavailable', 'Away for a moment.')
        : ok(anApplication({ version: 1 }));
    });
    const user = await toAnalysis();
    await user.click(button('Save Application'));
    expect(await screen.findByText('Failed to save application')).toBeTruthy();
    await user.click(button('Save Application'));
    expect(await screen.findByText('Application Saved')).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  it('leads to the payment and keeps everything when one is needed', async () => {
    answer(calls.createApplication, () => refused('entitlement-required', 'One is needed.'));
    const user = await toAnalysis();
    await user.click(button('Save Application'));
    const dialog = await screen.findByRole('dialog', { name: /needs a payment/ });
    expect(dialog.textContent).toContain('$10.00');
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(field('Application title').value).toBe('Shelter Fund');
  });

  it('replaces an existing one with the version it was opened in', async () => {
    const matches: (string | null)[] = [];
    answer(calls.updateApplication, ({ request }) => {
      matches.push(request.headers.get('If-Match'));
      return ok(anApplication({ title: 'Another', version: 4 }));
    });
    const { user } = await openSaved();
    await renameTo(user, 'Another');
    await user.click(button('Save Application'));
    expect(await screen.findByText('Application Saved')).toBeTruthy();
    expect(matches).toEqual(['"3"']);
  });

  it('lets the person choose when it was changed elsewhere, and throws neither text away', async () => {
    const matches: (string | null)[] = [];
    answer(calls.updateApplication, ({ request }) => {
      matches.push(request.headers.get('If-Match'));
      return matches.length === 1
        ? refused('stale-version', 'It was changed elsewhere.')
        : ok(anApplication({ version: 10 }));
    });
    const { user } = await openSaved();
    await renameTo(user, 'Mine');
    answer(calls.getApplication, () =>
      ok(anApplication({ content: '<p>Their words.</p>', version: 9 })),
    );
    await user.click(button('Save Application'));
    const dialog = await screen.findByRole('dialog', { name: /changed elsewhere/ });
    await within(dialog).findByText('Their words.');
    expect(within(dialog).getByText('Saved words.')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    expect(await screen.findByText('Application Saved')).toBeTruthy();
    expect(matches).toEqual(['"3"', '"9"']);
    expect(await screen.findByText(/saved elsewhere is kept in this browser/)).toBeTruthy();
  });

  it('asks for what a download lacks', async () => {
    const { user } = await openSaved(anApplication({ grantProgram: '' }));
    await user.click(button('Download'));
    expect(await screen.findByText('Missing Information')).toBeTruthy();
    expect(
      screen.getByText('Please ensure you have application title, grant program, and content'),
    ).toBeTruthy();
  });
});

describe('leaving and coming back', () => {
  it('goes without a word when nothing is unsaved', async () => {
    const { user, router } = await openSaved();
    answer(calls.listApplications, () => ok([]));
    answer(calls.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('asks first, saves, and then goes where the person was going', async () => {
    const { user, router } = await openSaved();
    answer(calls.listApplications, () => ok([]));
    answer(calls.countApplications, () => ok({ total: 0, completed: 0, inProgress: 0 }));
    answer(calls.updateApplication, () => ok(anApplication({ version: 4 })));
    await renameTo(user, 'Another');
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unsaved Changes' });
    expect(router.state.location.pathname).toBe('/application-creator/application-1');
    await user.click(within(dialog).getByRole('button', { name: 'Save and Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    const drafts = Object.keys(localStorage).filter((key) => key !== 'grantwright:known');
    expect(drafts).toEqual([]);
  });

  it('brings unsaved work back to its owner only', async () => {
    const user = await openNew();
    await user.selectOptions(await screen.findByLabelText('Organization'), 'organization-1');
    await user.type(field('Any additional information'), 'Typed before the crash.');
    window.dispatchEvent(new Event('pagehide'));
    const kept = { ...localStorage };

    document.body.replaceChildren();
    await openNew(undefined, aUser({ id: 'someone-else' }));
    await screen.findByLabelText('Organization');
    expect(screen.queryByText(/Restored what you had not saved/)).toBeNull();

    document.body.replaceChildren();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    await openNew();
    expect(await screen.findByText(/Restored what you had not saved/)).toBeTruthy();
    expect(field('Any additional information').value).toBe('Typed before the crash.');
  });

  it('lets restored work go when the person says so', async () => {
    const user = await openNew();
    await user.selectOptions(await screen.findByLabelText('Organization'), 'organization-1');
    await user.type(field('Any additional information'), 'Typed.');
    window.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    await openNew();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect((await screen.findByLabelText<HTMLSelectElement>('Organization')).value).toBe('');
    expect(screen.queryByText(/Restored what you had not saved/)).toBeNull();
  });

  it('says when an application is not there', async () => {
    answerReads();
    answer(calls.getApplication, () => refused('not-found', 'There is no such application.'));
    openScreen('/application-creator/gone', aUser());
    expect(await screen.findByText('This application is not there')).toBeTruthy();
  });
});
