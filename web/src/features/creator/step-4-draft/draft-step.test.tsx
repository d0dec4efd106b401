import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import * as files from '../../../lib/save-file.ts';
import { eventStream } from '../../../testing/event-stream.ts';
import { mockEndpoint, ok } from '../../../testing/server.ts';
import {
  aGeneration,
  aNote,
  anAnalysis,
  anApplication,
  anOrganization,
} from '../testing/builders.ts';
import {
  button,
  field,
  openSavedApplication,
  goToRequirements,
} from '../testing/creator-actions.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

type Sent = Record<string, unknown>;

describe('step 4 during generation', () => {
  it('announces that it is waiting for another draft', async () => {
    mockEndpoint(endpoints.generateApplication, () =>
      eventStream(['progress', { stage: 'waiting', done: 0, total: 1 }]),
    );
    const user = await goToRequirements();
    await user.click(button('Generate Application'));
    const shownAndAnnounced = 2;
    await vi.waitFor(() =>
      expect(screen.getAllByText('Waiting for your other draft to finish')).toHaveLength(
        shownAndAnnounced,
      ),
    );
  });

  it('shows the progress, disables Previous, and sends the complete request', async () => {
    const bodies: Sent[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    mockEndpoint(endpoints.generateApplication, async ({ request }) => {
      bodies.push(await request.json());
      await gate;
      return ok(aGeneration());
    });
    const user = await goToRequirements();
    await user.click(button('Generate Application'));
    expect(screen.getByRole('heading', { name: 'Generating Your Application' })).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Generating your application' });
    expect(bar.getAttribute('aria-valuenow')).toBe('0');
    expect(screen.getByText('0%')).toBeTruthy();
    expect(button('Previous').disabled).toBe(true);
    release();
    expect(await screen.findByText('100%')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Review Generated Application' });
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      requirements: ['Apply by mail.'],
      sections: [{ name: 'Need', description: 'Why it is needed.' }],
    });
    const { organizationInfo } = bodies[0] as { organizationInfo: Sent };
    expect(Object.keys(organizationInfo).sort()).toEqual(
      [
        ...['name', 'type', 'mission', 'achievements', 'currentProjects', 'taxId', 'foundedYear'],
        ...['annualBudget', 'website', 'focusAreas', 'contactInfo', 'additionalInfo'],
      ].sort(),
    );
    expect(Object.keys(organizationInfo['contactInfo'] as Sent).sort()).toEqual(
      ['email', 'phone', 'address', 'city', 'state', 'postalCode'].sort(),
    );
  });
});

describe('step 4 with a draft', () => {
  it('shows an editor with the formatting toolbar', async () => {
    await openSavedApplication();
    const toolbar = within(await screen.findByRole('toolbar', { name: 'Formatting' }));
    for (const name of [/^Bold/, /^Italic/, /^Bullet list/, /^Ordered list/, /^Undo/, /^Redo/])
      expect(toolbar.getByRole('button', { name }), String(name)).toBeTruthy();
    for (const name of ['Previous', 'Save Application', 'Download'])
      expect(button(name).disabled, name).toBe(false);
  });

  it('requires a title to save', async () => {
    const { user } = await openSavedApplication();
    await user.click(button('Previous'));
    await user.clear(await screen.findByLabelText('Application title'));
    await user.click(button('Draft'));
    await user.click(await screen.findByRole('button', { name: 'Save Application' }));
    expect(await screen.findByText('Missing Information')).toBeTruthy();
    expect(screen.getByText('Please provide an application title')).toBeTruthy();
  });

  it("saves the application's fields with the status of the current step", async () => {
    const bodies: Sent[] = [];
    mockEndpoint(endpoints.updateApplication, async ({ request }) => {
      bodies.push(await request.json());
      return ok(anApplication({ version: 4 }));
    });
    const { user } = await openSavedApplication();
    await user.click(button('Save Application'));
    await screen.findByText('Application Saved');
    expect(bodies[0]).toMatchObject({
      title: 'A roof',
      grantProgram: 'Shelter Fund',
      content: '<p>Saved words.</p>',
      status: 'complete',
      organizationId: 'organization-1',
    });
    expect(bodies[0]?.['applicationDate']).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  });

  it('downloads a Word file named after the title', async () => {
    const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
    const bodies: unknown[] = [];
    mockEndpoint(endpoints.generateDocx, async ({ request }) => {
      bodies.push(await request.json());
      return new Response('word');
    });
    const { user } = await openSavedApplication(
      anApplication({ title: 'A Roof, 2027!', organizationInfo: { name: 'Harbor House' } }),
    );
    await user.click(button('Download'));
    expect(await screen.findByText('Download Started')).toBeTruthy();
    expect(bodies).toEqual([
      {
        title: 'A Roof, 2027!',
        grantProgram: 'Shelter Fund',
        content: '<p>Saved words.</p>',
        organizationName: 'Harbor House',
      },
    ]);
    expect(saveFile.mock.calls[0]?.[1]).toBe('a_roof__2027_.docx');
  });

  it('uses the profile if the application lacks details about its organization', async () => {
    mockEndpoint(endpoints.generateApplication, () => ok(aGeneration()));
    const { user } = await openSavedApplication(anApplication({ analysis: anAnalysis() }));
    await user.click(button('Organization'));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Organization Name/)).value).toBe(
      anOrganization().name,
    );
    expect(field('Mission Statement').value).toBe('A roof for everyone.');
    expect(screen.getByText('Saved')).toBeTruthy();
    await user.click(button('Requirements'));
    await user.click(button('Generate Application'));
    expect(await screen.findByText('Generating Your Application')).toBeTruthy();
  });
});

describe('notes for the writer', () => {
  const panel = async () =>
    within(await screen.findByRole('complementary', { name: 'Requirements and sources' }));

  it('are grouped by section after a draft, and quote the funder', async () => {
    const notes = [aNote(), aNote({ section: 'Elsewhere', kind: 'other', text: 'Too long.' })];
    mockEndpoint(endpoints.generateApplication, () => ok(aGeneration({ notes })));
    const user = await goToRequirements();
    await user.click(button('Generate Application'));
    const side = await panel();
    expect(await side.findByRole('heading', { name: 'Notes for you (2)' })).toBeTruthy();
    expect(screen.getByText(/2 notes for you\./)).toBeTruthy();
    expect(side.getByRole('button', { name: 'Need' })).toBeTruthy();
    expect(side.queryByRole('button', { name: 'Elsewhere' })).toBeNull();
    expect(side.getByText('Elsewhere').textContent).toBe('Elsewhere (section removed or renamed)');
    expect(side.queryByText('Funds may not be used to purchase vehicles.')).toBeNull();
    await user.click(side.getByRole('button', { name: /^The van for \$14,000/ }));
    expect(side.getByText('Funds may not be used to purchase vehicles.')).toBeTruthy();
    expect(side.getByText('Guidelines, page 4')).toBeTruthy();
    const text = await screen.findByRole('textbox', { name: 'Application text' });
    expect(text.textContent).not.toContain('The van');
  });

  it('are saved, except for dismissed ones', async () => {
    const bodies: Sent[] = [];
    mockEndpoint(endpoints.updateApplication, async ({ request }) => {
      bodies.push(await request.json());
      return ok(anApplication({ version: 4 }));
    });
    const keptNote = aNote({ kind: 'other', text: 'The match is missing.' });
    const { user } = await openSavedApplication(
      anApplication({ writerNotes: [aNote(), keptNote] }),
    );
    const side = await panel();
    await user.click(await side.findByRole('button', { name: /^Dismiss note: The van/ }));
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    const heading = side.getByRole('heading', { name: 'Notes for you (1)' });
    expect(document.activeElement).toBe(heading);
    await user.click(button('Save Application'));
    await screen.findByText('Application Saved');
    expect(bodies[0]).toMatchObject({ content: '<p>Saved words.</p>', writerNotes: [keptNote] });
    await user.click(side.getByRole('button', { name: 'Dismiss note: The match is missing.' }));
    expect(document.activeElement?.textContent).toBe('No notes left');
  });

  it('are hidden after the third until the user asks for them', async () => {
    const writerNotes = [1, 2, 3, 4, 5].map((n) => aNote({ text: `Problem ${n}.` }));
    const { user } = await openSavedApplication(anApplication({ writerNotes }));
    const side = await panel();
    expect(await side.findByText('Problem 3.')).toBeTruthy();
    expect(side.queryByText('Problem 4.')).toBeNull();
    await user.click(side.getByRole('button', { name: 'Show all 5 notes' }));
    expect(side.getByText('Problem 5.')).toBeTruthy();
  });
});
