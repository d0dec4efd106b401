import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { aDocument, aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../../testing/server.ts';
import { anOrganization } from '../testing/builders.ts';
import {
  button,
  field,
  mockReads,
  openNewApplication,
  getStepProgress,
} from '../testing/creator-actions.tsx';

describe('step 1', () => {
  it('fills in every field from the selected organization', async () => {
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

  it('keeps the loaded organizations if the next page fails to load, and lets the user retry', async () => {
    let isAway = true;
    let requests = 0;
    mockReads();
    mockEndpoint(endpoints.listOrganizations, ({ request }) => {
      if (!request.url.includes('cursor=2'))
        return ok([anOrganization()], { Link: '</api/organizations?cursor=2>; rel="next"' });
      requests += 1;
      return isAway
        ? problemResponse('unavailable', 'Try again in a moment.')
        : ok([anOrganization({ id: 'organization-2', name: 'Pier House' })]);
    });
    openScreen('/application-creator', aUser());
    await screen.findByText('We couldn’t load the rest of the list.');
    expect(screen.getByRole('option', { name: /Harbor House/ })).toBeTruthy();
    const before = requests;
    isAway = false;
    button('Try again').click();
    await screen.findByRole('option', { name: /Pier House/ });
    expect(requests).toBe(before + 1);
  });

  it('shows a four-step progress bar and a link to the dashboard', async () => {
    await openNewApplication();
    expect(getStepProgress().getAttribute('aria-valuenow')).toBe('25');
    const back = screen.getByRole('link', { name: 'Back to Dashboard' });
    expect(back.getAttribute('href')).toBe('/dashboard');
  });

  it('shows the price of the application', async () => {
    await openNewApplication();
    expect(await screen.findByText('This application is free.')).toBeTruthy();
  });

  it('links to the organizations page if the user has none', async () => {
    await openNewApplication({ organizations: [] });
    expect(await screen.findByText('No Organizations Found')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Create an organization' });
    expect(link.getAttribute('href')).toMatch(/^\/organizations/);
    expect(button('Next').disabled).toBe(true);
  });

  it('enables Next once an organization is selected', async () => {
    const user = await openNewApplication();
    await screen.findByLabelText('Organization');
    expect(button('Next').disabled).toBe(true);
    await user.selectOptions(field('Organization'), 'organization-1');
    expect(button('Next').disabled).toBe(false);
    expect(field('Mission Statement').value).toBe('A roof for everyone.');
  });

  it('reports a missing name, and focuses the field', async () => {
    const user = await openNewApplication();
    await user.selectOptions(await screen.findByLabelText('Organization'), 'organization-1');
    await user.clear(field(/^Organization Name/));
    await user.click(button('Next'));
    expect(screen.getByText('Organization name is required')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Organization Name/));
  });
});

it('does not load documents for a visitor', async () => {
  let requests = 0;
  mockEndpoint(endpoints.listDocuments, () => {
    requests += 1;
    return ok([aDocument()]);
  });
  openScreen('/documents', null);
  await screen.findByText('Please log in to access your document library');
  expect(requests).toBe(0);
  openScreen('/documents', aUser());
  await waitFor(() => expect(requests).toBe(1));
});
