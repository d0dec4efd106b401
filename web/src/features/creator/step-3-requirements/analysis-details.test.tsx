import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAnalysis, someDetails } from '../testing/builders.ts';
import { button, field, goToRequirements } from '../testing/creator-actions.tsx';

describe('step 3 with a detailed analysis', () => {
  it('shows who a requirement applies to, and every place that states it', async () => {
    const requirement = {
      text: 'Attach a letter.',
      kind: 'attachment',
      mandatory: true,
      appliesTo: 'Track 2',
      quote: 'A letter is to be attached.',
      page: 3,
      moreQuotes: [{ quote: 'Include the letter.', page: 9 }],
    } as const;
    const details = someDetails({
      requirements: [{ ...requirement, moreQuotes: [...requirement.moreQuotes] }],
    });
    const user = await goToRequirements(anAnalysis({ details }));
    await user.click(button('Attach a letter. Only for: Track 2'));
    expect(screen.getByText('Include the letter.')).toBeTruthy();
    expect(screen.getByText('Guidelines, page 9')).toBeTruthy();
  });

  it('lists the attachments', async () => {
    const attachments = [{ name: 'Budget form', required: true, isCounted: false }];
    await goToRequirements(anAnalysis({ details: someDetails({ attachments }) }));
    const list = within(screen.getByRole('region', { name: 'To attach' }));
    expect(list.getByText('Required, not counted toward the page limit')).toBeTruthy();
  });

  it("shows a section's points, percentage, shared limit and track", async () => {
    const section = {
      name: 'Need',
      description: '',
      required: true,
      prompts: [],
      appliesTo: 'Track 2',
      points: 20,
      percent: 15,
      limit: { pages: 2 },
    };
    const sharedLimits = [{ pages: 10, sections: ['Need', 'Timeline'] }];
    const details = someDetails({ sections: [section], sharedLimits });
    await goToRequirements(anAnalysis({ details }));
    const item = screen.getByText('Need').closest('li');
    expect(item?.textContent).toContain(
      'at most 2 pagesat most 10 pagesfor Need and Timeline together',
    );
    expect(item?.textContent).toContain('20 points15%Only for: Track 2');
  });

  it('marks facts found only by the built-in analyst', async () => {
    const details = someDetails({ funder: 'A fund', offered: ['grantProgram', 'funder'] });
    const user = await goToRequirements(anAnalysis({ details }));
    const note = 'Found by the built-in analyst. Check it.';
    expect(screen.getAllByText(note)).toHaveLength(2);
    await user.type(field('Grant program'), ' 2027');
    expect(screen.getAllByText(note)).toHaveLength(1);
  });
});
