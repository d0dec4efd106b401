import { describe, expect, it } from 'vitest';
import { analyzeParts, lines } from '../../../test/analyze-parts.ts';
import {
  modelAnalysis as part,
  modelRequirement as requirement,
} from '../../../test/model-analysis.ts';

describe('toAnalysis', () => {
  it('keeps the track that a requirement holds for, and drops one that is not in the document', async () => {
    const track = 'Track B applicants provide a match of 20 percent.';
    const { details } = await analyzeParts(
      [
        part({
          requirements: [
            requirement(track, {
              text: 'Provide a match of 20 percent.',
              kind: 'amount',
              appliesTo: 'Track B',
            }),
            requirement(track, { text: 'A match is required.', appliesTo: 'Quimby Track' }),
          ],
        }),
      ],
      lines(track),
    );
    expect(details.requirements).toMatchObject([
      { text: 'Provide a match of 20 percent.', appliesTo: 'Track B' },
      { text: track },
    ]);
    expect(details.requirements[1]).not.toHaveProperty('appliesTo');
  });
});
