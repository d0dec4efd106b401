import { describe, expect, it } from 'vitest';
import { analyzeParts, lines } from '../../../test/analyze-parts.ts';
import {
  modelAnalysis as part,
  modelAttachment as attachment,
  modelSection as section,
} from '../../../test/model-analysis.ts';

describe('toAnalysis', () => {
  it('lists attachments separately from sections, and on the checklist', async () => {
    const letter = 'The fiscal sponsor signs the letter of agreement; it does not count as a page.';
    const { details, requirements } = await analyzeParts(
      [
        part({
          sections: [
            section('Letter of Agreement'),
            section('Work Plan', { prompts: ['Describe the work.'] }),
          ],
          attachments: [
            attachment('Letter of agreement', letter, {
              text: 'Attach the letter of agreement.',
              providedBy: 'The fiscal sponsor',
              isCounted: false,
            }),
            attachment('Work plan', 'A work plan is required.'),
          ],
        }),
      ],
      lines(letter, 'A work plan is required. Describe the work.'),
    );
    expect(details.attachments).toEqual([
      {
        name: 'Letter of agreement',
        required: true,
        providedBy: 'The fiscal sponsor',
        isCounted: false,
        quote: letter,
      },
    ]);
    expect(details.sections.map(({ name }) => name)).toEqual(['Work Plan']);
    expect(requirements).toEqual(['Attach the letter of agreement.', 'A work plan is required.']);
    expect(details.requirements.map(({ isAttached = false }) => isAttached)).toEqual([true, false]);
  });
});
