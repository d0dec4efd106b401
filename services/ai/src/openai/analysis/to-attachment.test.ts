import { describe, expect, it } from 'vitest';
import { analyzeParts, lines } from '../../../test/analyze-parts.ts';
import {
  modelAnalysis as part,
  modelAttachment as attachment,
  modelRequirement as requirement,
  modelSection as section,
} from '../../../test/model-analysis.ts';

describe('toAnalysis', () => {
  it('lists attachments on the checklist, separately from the sections', async () => {
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

  it('keeps a rule about an attachment on the checklist', async () => {
    const quote = 'Attach a letter of support on letterhead, signed by the chair.';
    const { details } = await analyzeParts(
      [
        part({
          requirements: [
            requirement(quote, { kind: 'attachment', text: 'The chair signs the letter.' }),
          ],
          attachments: [attachment('Letter of support', quote, { text: 'Attach the letter.' })],
        }),
      ],
      lines(quote),
    );
    expect(details.requirements.map(({ text, isAttached }) => [text, isAttached])).toEqual([
      ['The chair signs the letter.', undefined],
      ['Attach the letter.', true],
    ]);
  });
});
