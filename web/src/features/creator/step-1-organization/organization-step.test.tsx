import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../lib/calls.ts';
import { aDocument, aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockCall, ok, problemResponse } from '../../../testing/server.ts';
import { documentDate, documentLabel } from '../step-2-guidelines/document-labels.ts';
import { anAnalysis, anOrganization } from '../testing/builders.ts';
import {
  mockReads,
  button,
  field,
  openNewApplication,
  goToRequirements,
  goToGuidelines,
} from '../testing/creator-actions.tsx';

const progress = () => screen.getByRole('progressbar', { name: /^Step/ });

describe('step 1', () => {
  it('fills every field from the chosen organization, and none before', async () => {
    const user = await openNewApplication({
      organizations: [
        anOrganization({
          foundedYear: 1998,
          annualBudget: '$482,300',
          pastAchievements: 'Meals.',
          currentProjects: 'A van.',
          website: 'harbor.org',
          taxIdNumber: '12-3456789',
          focusAreas: 'Hunger',
          contactInfo: {
            email: 'a@harbor.org',
            phone: '555',
            address: '1 Pier',
            city: 'Port',
            state: 'NJ',
            postalCode: '08000',
          },
        }),
      ],
    });
    await screen.findByRole('option', { name: 'Harbor House (Charity)' });
    expect(screen.queryByLabelText('Mission Statement')).toBeNull();
    await user.selectOptions(field('Organization'), 'organization-1');
    const filled = {
      'Organization Name *': 'Harbor House',
      'Organization Type': 'charity',
      'Mission Statement': 'A roof for everyone.',
      'Founded Year': '1998',
      'Annual Budget': '$482,300',
      'Past Achievements': 'Meals.',
      'Current Projects': 'A van.',
      Website: 'harbor.org',
      'Tax ID Number (EIN)': '12-3456789',
      'Focus Areas': 'Hunger',
      'Contact Email': 'a@harbor.org',
      Phone: '555',
      Address: '1 Pier',
      City: 'Port',
      State: 'NJ',
      'Postal Code': '08000',
      'Any additional information': '',
    };
    const shown = Object.keys(filled).map((label) => [label, field(label).value]);
    expect(Object.fromEntries(shown)).toEqual(filled);
  });

  it('keeps what is there of a long list where its next page fails, and tries again', async () => {
    let isAway = true;
    let asked = 0;
    mockReads();
    mockCall(calls.listOrganizations, ({ request }) => {
      if (!request.url.includes('cursor=2'))
        return ok([anOrganization()], { Link: '</api/organizations?cursor=2>; rel="next"' });
      asked += 1;
      return isAway
        ? problemResponse('unavailable', 'Try again in a moment.')
        : ok([anOrganization({ id: 'organization-2', name: 'Pier House' })]);
    });
    openScreen('/application-creator', aUser());
    await screen.findByText('The rest of the list could not be loaded.');
    expect(screen.getByRole('option', { name: /Harbor House/ })).toBeTruthy();
    const before = asked;
    isAway = false;
    button('Try again').click();
    await screen.findByRole('option', { name: /Pier House/ });
    expect(asked).toBe(before + 1);
  });

  it('has a progress bar of four steps and the way back', async () => {
    await openNewApplication();
    expect(progress().getAttribute('aria-valuenow')).toBe('25');
    const back = screen.getByRole('link', { name: 'Back to Dashboard' });
    expect(back.getAttribute('href')).toBe('/dashboard');
  });
});

describe('step 2', () => {
  it('names each document of the library, with the day it came', async () => {
    await goToGuidelines();
    expect(progress().getAttribute('aria-valuenow')).toBe('50');
    expect(await screen.findByRole('option', { name: 'Guidelines · Mar 2, 2026' })).toBeTruthy();
    expect(documentLabel({ name: '', originalName: 'call.pdf' })).toBe('call.pdf');
    expect(documentDate({})).toBe('Date not available');
    expect(documentDate({ createdAt: 'never' })).toBe('Date not available');
  });

  it('says that the library is empty, and leads to the upload', async () => {
    const user = await openNewApplication({ documents: [] });
    await user.selectOptions(await screen.findByLabelText('Organization'), 'organization-1');
    await user.click(button('Next'));
    expect(await screen.findByText('Your document library is empty')).toBeTruthy();
    await user.click(button('Upload a file'));
    expect(await screen.findByText(/PDF or DOCX, up to 10 MB/)).toBeTruthy();
  });

  it('names the chosen file and its size in MB', async () => {
    const user = await goToGuidelines();
    await user.click(screen.getByRole('tab', { name: 'Upload a file' }));
    expect(button('Analyze Requirements').disabled).toBe(true);
    const picker = field('Guidelines file');
    expect(picker.accept).toBe('.pdf,.docx');
    await user.upload(picker, new File([new Uint8Array(1_572_864)], 'call.pdf'));
    expect((await screen.findByText('call.pdf')).parentElement?.textContent).toBe(
      'call.pdf (1.50 MB)',
    );
    expect(button('Analyze Requirements').disabled).toBe(false);
  });
});

describe('step 3', () => {
  it('tells each section with what it is about, and offers four ways on', async () => {
    await goToRequirements();
    expect(progress().getAttribute('aria-valuenow')).toBe('75');
    expect(screen.getByText('Apply by mail.')).toBeTruthy();
    expect(screen.getByText('Need').closest('li')?.textContent).toBe('NeedWhy it is needed.');
    for (const name of ['Previous', 'Save Application', 'Generate Application'])
      expect(button(name).disabled, name).toBe(false);
    expect(screen.getAllByRole('button', { name: 'Re-Analyze' }).length).toBeGreaterThan(0);
  });

  it('reads the same guidelines again on Re-Analyze', async () => {
    const user = await goToRequirements();
    const asked: unknown[] = [];
    mockCall(calls.analyzeDocument, async ({ request }) => {
      asked.push(((await request.json()) as { documentId: string }).documentId);
      return ok(anAnalysis({ requirements: ['Apply online.'] }));
    });
    await user.click(screen.getAllByRole('button', { name: 'Re-Analyze' })[0] as HTMLElement);
    expect(await screen.findByText('Apply online.')).toBeTruthy();
    expect(screen.queryByText('Apply by mail.')).toBeNull();
    expect(asked).toEqual(['document-1']);
  });

  it('cannot be saved a second time while it is being saved', async () => {
    const user = await goToRequirements();
    mockCall(calls.createApplication, () => new Promise<never>(() => undefined));
    await user.click(button('Save Application'));
    expect(button('Saving...').disabled).toBe(true);
  });

  it('says that no organization is selected when it lost its name', async () => {
    const user = await goToRequirements();
    await user.click(button('Organization'));
    await user.clear(field(/^Organization Name/));
    await user.click(button('Requirements'));
    await user.click(button('Generate Application'));
    expect(await screen.findByText('No organization selected')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeTruthy();
  });
});

it('reads no document for a visitor', async () => {
  let asked = 0;
  mockCall(calls.listDocuments, () => {
    asked += 1;
    return ok([aDocument()]);
  });
  openScreen('/documents', null);
  await screen.findByText('Please log in to access your document library');
  expect(asked).toBe(0);
  openScreen('/documents', aUser());
  await waitFor(() => expect(asked).toBe(1));
});
