import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it('knows what grantees are told of announcing their grant', () => {
  expect(
    judge(
      '# Announcement Guidelines\nThe Marsh Network supports many teams. In its grants programs it asks teams not to make any announcement before the first milestone is accepted. We reserve the right to end grants where this rule is not kept.\nWhen you have drafted your announcement, send it to press@marsh.example. Please allow three days for proofreading.\n## Your blog post\n- Your post must include a link to what was built.\n- Applications of the work should be described, with the logo of the team.',
    ),
  ).toMatchObject({ isCall: false });
});

it('leaves a call that says how its grants are to be announced', () => {
  expect(
    judge(
      '# Seed Grants 2027\nThe Marsh Network invites applications for grants of up to $5,000. Applications are due March 3, 2027.\n## Publicity\nGrantees send us their press release before they publish it, and use our logo. Acknowledge the grant in your announcement.',
    ),
  ).toEqual({ isCall: true });
});
