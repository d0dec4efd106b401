import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../lib/calls.ts';
import { mockCall, problemResponse } from '../../../testing/server.ts';
import { button, field, openNewApplication, goToGuidelines } from '../testing/creator-actions.tsx';

describe('step 1', () => {
  it('says what the application costs before anything is done', async () => {
    await openNewApplication();
    expect(await screen.findByText('This application is free.')).toBeTruthy();
  });

  it('leads to the organizations where there is none', async () => {
    await openNewApplication({ organizations: [] });
    expect(await screen.findByText('No Organizations Found')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Create an organization' });
    expect(link.getAttribute('href')).toMatch(/^\/organizations/);
    expect(button('Next').disabled).toBe(true);
  });

  it('goes on once an organization is chosen, with its fields filled in', async () => {
    const user = await openNewApplication();
    await screen.findByLabelText('Organization');
    expect(button('Next').disabled).toBe(true);
    await user.selectOptions(field('Organization'), 'organization-1');
    expect(button('Next').disabled).toBe(false);
    expect(field('Mission Statement').value).toBe('A roof for everyone.');
  });

  it('names the field that is missing and takes the focus there', async () => {
    const user = await openNewApplication();
    await user.selectOptions(await screen.findByLabelText('Organization'), 'organization-1');
    await user.clear(field(/^Organization Name/));
    await user.click(button('Next'));
    expect(screen.getByText('Organization name is required')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Organization Name/));
  });
});

describe('step 2', () => {
  it('analyses only what has a value', async () => {
    const user = await goToGuidelines();
    expect(button('Analyze Requirements').disabled).toBe(true);
    await user.selectOptions(await screen.findByLabelText('Document'), 'document-1');
    expect(button('Analyze Requirements').disabled).toBe(false);
    await user.click(screen.getByRole('tab', { name: 'Web address' }));
    expect(button('Analyze Requirements').disabled).toBe(true);
  });

  it('refuses a file that is too large before it is sent', async () => {
    const user = await goToGuidelines();
    await user.click(screen.getByRole('tab', { name: 'Upload a file' }));
    const file = new File(['x'], 'call.pdf');
    Object.defineProperty(file, 'size', { value: 11 * 1024 ** 2 });
    fireEvent.change(field('Guidelines file'), { target: { files: [file] } });
    expect(screen.getByText(/a file can have up to 10 MB/)).toBeTruthy();
    expect(button('Analyze Requirements').disabled).toBe(true);
  });

  it('says why an address could not be analysed, and keeps it', async () => {
    mockCall(calls.analyzeUrl, () =>
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

  it('sends the whole address for one whose beginning was left out', async () => {
    let asked: unknown;
    mockCall(calls.analyzeUrl, async ({ request }) => {
      asked = await request.json();
      return problemResponse('unreadable-page', 'That page asks for a sign-in.');
    });
    const user = await goToGuidelines();
    await user.click(screen.getByRole('tab', { name: 'Web address' }));
    await user.type(field('Web address of the guidelines'), 'www.example.org/call{Enter}');
    expect(await screen.findByText('Failed to analyze URL')).toBeTruthy();
    expect(asked).toMatchObject({ url: 'https://www.example.org/call' });
  });

  it('stops an analysis when the person cancels', async () => {
    let begun = 0;
    mockCall(calls.analyzeDocument, () => {
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
});
