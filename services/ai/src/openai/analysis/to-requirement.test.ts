import { describe, expect, it } from 'vitest';
import { analyzeParts, lines } from '../../../test/analyze-parts.ts';
import {
  modelAnalysis as part,
  modelRequirement as requirement,
  modelStep as step,
} from '../../../test/model-analysis.ts';

describe('toAnalysis', () => {
  it('lists allowed costs under amounts, and certifications and events by their purpose', async () => {
    const cost = 'Funds may be used for fuel, up to $900 a year.';
    const certification = 'By applying, you certify that your board has approved the project.';
    const event = 'A webinar for applicants takes place on March 1, 2027.';
    const { details } = await analyzeParts(
      [
        part({
          steps: [step(event, { kind: 'event', words: 'March 1, 2027', date: '2027-03-01' })],
          requirements: [
            requirement(cost, { kind: 'allowed-cost' }),
            requirement(certification, { kind: 'certification' }),
          ],
        }),
      ],
      lines(cost, certification, event),
    );
    expect(details.requirements).toMatchObject([
      { kind: 'deadline', text: event, mandatory: false },
      { kind: 'amount', text: cost },
      { kind: 'submission', text: certification },
    ]);
    expect(details.steps).toMatchObject([{ kind: 'event', date: '2027-03-01' }]);
    expect(details.award).toEqual({});
    expect(details.deadline).toBeUndefined();
  });

  it('shows a row of a table as words, and quotes it literally', async () => {
    const row = 'Closing date: | June 1, 2027';
    const [stated, changed] = [requirement(row), requirement(row, { text: 'Closes on July 9.' })];
    const { details } = await analyzeParts([part({ requirements: [stated, changed] })], lines(row));
    expect(details.requirements).toMatchObject([
      { text: 'Closing date: June 1, 2027', quote: row },
    ]);
  });

  it('keeps the track of a requirement only if the document names it', async () => {
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
