import type { ProblemCode } from '@grantwright/shared/contract';
import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { anAnalysis } from '../testing/builders.ts';
import { mockEndpoint, ok, problemResponse } from '../../../testing/server.ts';
import { formatDocumentDate, getDocumentLabel } from '../text/document-labels.ts';
import {
  button,
  field,
  goToGuidelines,
  openNewApplication,
  getStepProgress,
  withModel,
} from '../testing/creator-actions.tsx';

describe('step 2', () => {
  it('enables the analysis only if a source is selected', async () => {
    const user = await goToGuidelines();
    expect(button('Analyze Requirements').disabled).toBe(true);
    await user.selectOptions(await screen.findByLabelText('Document'), 'document-1');
    expect(button('Analyze Requirements').disabled).toBe(false);
    await user.click(screen.getByRole('tab', { name: 'Web address' }));
    expect(button('Analyze Requirements').disabled).toBe(true);
  });

  it('rejects a file that is too large before uploading it', async () => {
    const user = await goToGuidelines();
    await user.click(screen.getByRole('tab', { name: 'Upload a file' }));
    const file = new File(['x'], 'call.pdf');
    Object.defineProperty(file, 'size', { value: 11 * 1024 ** 2 });
    fireEvent.change(field('Guidelines file'), { target: { files: [file] } });
    expect(screen.getByText(/The limit is 10 MB/)).toBeTruthy();
    expect(button('Analyze Requirements').disabled).toBe(true);
  });

  it('shows why a web address could not be analyzed, and keeps the input', async () => {
    mockEndpoint(endpoints.analyzeUrl, () =>
      problemResponse('unreadable-page', 'That page asks for a sign-in.'),
    );
    const user = await goToGuidelines();
    await user.click(screen.getByRole('tab', { name: 'Web address' }));
    await user.type(field('Web address of the guidelines'), 'https://example.org/call');
    await user.click(button('Analyze Requirements'));
    expect(await screen.findByText('Failed to analyze URL')).toBeTruthy();
    expect(screen.getAllByText('That page asks for a sign-in.').length).toBeGreaterThan(0);
    expect(field('Web address of the guidelines').value).toBe('https://example.org/call');
  });

  it('adds a missing scheme to a web address', async () => {
    let body: unknown;
    mockEndpoint(endpoints.analyzeUrl, async ({ request }) => {
      body = await request.json();
      return problemResponse('unreadable-page', 'That page asks for a sign-in.');
    });
    const user = await goToGuidelines();
    await user.click(screen.getByRole('tab', { name: 'Web address' }));
    await user.type(field('Web address of the guidelines'), 'www.example.org/call{Enter}');
    expect(await screen.findByText('Failed to analyze URL')).toBeTruthy();
    expect(body).toMatchObject({ url: 'https://www.example.org/call' });
  });

  it('stops the analysis when the user clicks Cancel', async () => {
    let begun = 0;
    mockEndpoint(endpoints.analyzeDocument, () => {
      begun += 1;
      return new Promise(() => undefined);
    });
    const user = await goToGuidelines();
    await user.selectOptions(await screen.findByLabelText('Document'), 'document-1');
    await user.dblClick(button('Analyze Requirements'));
    expect(button('Analyzing document...').disabled).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect((await screen.findByLabelText<HTMLSelectElement>('Document')).value).toBe('document-1');
    expect(begun).toBe(1);
  });

  it('names the model, its host and the text that is sent to it', async () => {
    await goToGuidelines({ status: withModel });
    const note =
      'The AI service at model.example.org (test-model) receives the text of the guidelines.';
    expect(await screen.findByText(note)).toBeTruthy();
  });

  it('states that the text stays on the server if the analyst is built in', async () => {
    await goToGuidelines();
    expect(await screen.findByText(/Your text stays on this server/)).toBeTruthy();
  });

  describe('with a failing model', () => {
    const analyzeWith = async (code: ProblemCode, reads = { status: withModel } as object) => {
      const bodies: unknown[] = [];
      mockEndpoint(endpoints.analyzeUrl, async ({ request }) => {
        bodies.push(await request.json());
        return bodies.length === 1
          ? problemResponse(code, 'The AI service failed.')
          : ok(anAnalysis());
      });
      const user = await goToGuidelines(reads);
      await user.click(screen.getByRole('tab', { name: 'Web address' }));
      await user.type(field('Web address of the guidelines'), 'https://example.org/call');
      await user.click(button('Analyze Requirements'));
      expect(await screen.findByText('Failed to analyze URL')).toBeTruthy();
      return { user, bodies };
    };

    it.each([
      'usage-limit',
      'provider-busy',
      'provider-failed',
      'unavailable',
      'timed-out',
    ] as const)('offers the built-in analyst after %s', async (code) => {
      const { user, bodies } = await analyzeWith(code);
      await user.click(await screen.findByRole('button', { name: 'Use the built-in analyst' }));
      await screen.findByRole('heading', { name: 'Grant Analysis Complete' });
      expect(bodies[1]).toEqual({ ...(bodies[0] as object), provider: 'built-in' });
      expect(screen.getByText('The built-in analyst made this analysis.')).toBeTruthy();
    });

    it.each<[string, (user: UserEvent) => Promise<void>]>([
      ['address', (user) => user.type(field('Web address of the guidelines'), '/2027')],
      ['source', (user) => user.click(screen.getByRole('tab', { name: 'Upload a file' }))],
    ])('hides the failure when the %s changes', async (_, change) => {
      const { user } = await analyzeWith('provider-failed');
      const offer = { name: 'Use the built-in analyst' };
      await screen.findByRole('button', offer);
      await change(user);
      expect(screen.queryByRole('button', offer)).toBeNull();
    });

    it('does not offer the built-in analyst after other failures', async () => {
      await analyzeWith('unreadable-page');
      expect(screen.queryByRole('button', { name: 'Use the built-in analyst' })).toBeNull();
    });

    it('does not offer the built-in analyst if it is the one that failed', async () => {
      await analyzeWith('timed-out', {});
      expect(screen.queryByRole('button', { name: 'Use the built-in analyst' })).toBeNull();
    });
  });

  it('lists the library documents with their dates', async () => {
    await goToGuidelines();
    expect(getStepProgress().getAttribute('aria-valuenow')).toBe('50');
    expect(await screen.findByRole('option', { name: 'Guidelines · Mar 2, 2026' })).toBeTruthy();
    expect(getDocumentLabel({ name: '', originalName: 'call.pdf' })).toBe('call.pdf');
    expect(formatDocumentDate({})).toBe('Date not available');
    expect(formatDocumentDate({ createdAt: 'never' })).toBe('Date not available');
  });

  it('shows an empty library with a link to the upload', async () => {
    const user = await openNewApplication({ documents: [] });
    await user.selectOptions(await screen.findByLabelText('Organization'), 'organization-1');
    await user.click(button('Next'));
    expect(await screen.findByText('Your document library is empty')).toBeTruthy();
    await user.click(button('Upload a file'));
    expect(await screen.findByText(/PDF or DOCX, up to 10 MB/)).toBeTruthy();
  });

  it('shows the selected file and its size in MB', async () => {
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
