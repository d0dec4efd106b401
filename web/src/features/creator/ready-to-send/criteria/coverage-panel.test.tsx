import type { AnalysisDetails } from '@grantwright/shared/contract';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aState, anAnalysis, someDetails } from '../../testing/builders.ts';
import { CallFilesContext } from '../../text/use-citation.ts';
import { CoveragePanel } from './coverage-panel.tsx';
import { shortenExcerpt, formatWeight } from './coverage-labels.ts';

const staffing = 'Two licensed counselors staff the program, and a supervisor trains all staff.';
const criteria = [
  { name: 'Staffing and training', points: 20, quote: 'Staffing and training: 20 points', page: 3 },
  { name: 'Evaluation and sustainability', points: 30 },
  { name: 'Feasibility', points: 10 },
];
const files = [
  { name: 'notice.pdf', kind: 'notice' as const },
  { name: 'amendment-1.pdf', kind: 'amendment' as const },
];

function show(details: Partial<AnalysisDetails>, html = `<h2>Plan</h2><p>${staffing}</p>`) {
  const onGoTo = vi.fn();
  const state = aState({
    analysis: anAnalysis({ details: someDetails(details) }),
    document: htmlToDocument(html),
  });
  render(
    <CallFilesContext value={details.files}>
      <CoveragePanel state={state} onGoTo={onGoTo} />
    </CallFilesContext>,
  );
  return { onGoTo, user: userEvent.setup(), rows: () => screen.queryAllByRole('listitem') };
}

describe('the criteria coverage', () => {
  it('shows a verdict and points for each criterion, and the change worth the most points', () => {
    const { rows } = show({ criteria });
    expect(screen.getByText('1 of 3 covered')).toBeTruthy();
    expect(screen.getByText('Worth most: Evaluation and sustainability (30 points).')).toBeTruthy();
    expect(screen.getByText('No paragraph mentions evaluation or sustainability.')).toBeTruthy();
    expect(rows().map((row) => row.textContent)).toEqual([
      `Staffing and training (20 points)Covered“${staffing}”Go to: Staffing and training`,
      'Evaluation and sustainability (30 points)Not covered. No paragraph mentions evaluation or sustainability.',
      'Feasibility (10 points)Can’t tell from the wording',
    ]);
    expect(screen.getByText(/It can’t judge how convincing/)).toBeTruthy();
  });

  it('links to the paragraph, and quotes the funder', async () => {
    const { user, onGoTo } = show({ criteria });
    await user.click(screen.getByRole('button', { name: 'Go to: Staffing and training' }));
    expect(onGoTo).toHaveBeenCalledWith({ type: 'words', words: staffing.slice(0, 80) });
    await user.click(screen.getByRole('button', { name: /^Staffing and training/ }));
    expect(screen.getByText('Guidelines, page 3')).toBeTruthy();
  });

  it('shows the source file of each quote', async () => {
    const amended = criteria.map((one) => ({ ...one, file: 1 }));
    const { user } = show({ criteria: amended, files });
    await user.click(screen.getByRole('button', { name: /^Staffing and training/ }));
    expect(screen.getByText('amendment-1.pdf, page 3')).toBeTruthy();
  });

  it('states that the guidelines have no criteria', () => {
    const { rows } = show({});
    expect(screen.getByText('We found no scoring criteria in the guidelines.')).toBeTruthy();
    expect(rows()).toEqual([]);
  });

  it('states that the application has no text', () => {
    const { rows } = show({ criteria }, '<p></p>');
    expect(screen.getByText('There is no text to compare with the criteria yet.')).toBeTruthy();
    expect(rows()).toEqual([]);
  });

  it('shows the first ten of many criteria, and all on request', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({
      name: `Goal ${'abcdefghijklmnopqrst'[index]}x`,
    }));
    const { user, rows } = show({ criteria: many });
    expect(rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show all 20 criteria' }));
    const [list] = screen.getAllByRole('list');
    expect(list && within(list).getAllByRole('listitem')).toHaveLength(20);
  });

  it('is hidden if no guidelines have been analyzed', () => {
    render(
      <CoveragePanel state={aState({ document: htmlToDocument('<p>A</p>') })} onGoTo={vi.fn()} />,
    );
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the description of a criterion', () => {
  it('includes its weight', () => {
    expect(formatWeight({ name: 'Need', text: '', points: 1 })).toBe(' (1 point)');
    expect(formatWeight({ name: 'Need', text: '', percent: 25 })).toBe(' (25%)');
    expect(formatWeight({ name: 'Need', text: '' })).toBe('');
  });

  it('truncates an excerpt at a word boundary', () => {
    expect(shortenExcerpt('short')).toBe('short');
    expect(shortenExcerpt('word '.repeat(60))).toBe(`${'word '.repeat(32).trim()}…`);
  });
});
