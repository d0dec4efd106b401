import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { anAnalysis, anApplication } from '../../testing/builders.ts';
import { openSavedApplication } from '../../testing/creator-actions.tsx';

it('sends the current text of the draft, and shows unsupported facts and sources that contradict it', async () => {
  const texts: string[] = [];
  mockEndpoint(endpoints.checkDraft, async ({ request }) => {
    texts.push((await request.json()).content);
    return ok({
      claims: [
        {
          text: '1999',
          kind: 'date',
          section: 'Need',
          source: { type: 'unsupported' },
          contradicts: {
            text: 'Founded in 1998.',
            source: { type: 'organization', field: 'foundedYear' },
          },
        },
      ],
      gaps: [],
      contradictions: [
        {
          about: 'founding year',
          statements: [
            { text: 'Founded in 1998.', source: { type: 'organization', field: 'foundedYear' } },
            { text: 'since 1997', source: { type: 'additional' } },
          ],
        },
      ],
    });
  });
  const { user } = await openSavedApplication(
    anApplication({
      analysis: anAnalysis(),
      organizationInfo: { name: 'Harbor House' },
      content: '<p>We began in 1999.</p>',
    }),
  );
  await user.click(await screen.findByRole('tab', { name: 'Sources' }));
  await user.click(await screen.findByRole('button', { name: 'Check the text again' }));
  expect(await screen.findByText('Checked 1 fact: 1 without a source.')).toBeTruthy();
  expect(new Set(texts)).toEqual(new Set(['<p>We began in 1999.</p>']));
  expect(screen.getByText('Your organization (founded year): “Founded in 1998.”')).toBeTruthy();
  expect(screen.getByText('since 1997')).toBeTruthy();
});

it('finds the sources of a reopened draft without being asked', async () => {
  const claim = { text: '1998', kind: 'date', section: 'Need' } as const;
  const source = { type: 'organization', field: 'foundedYear' } as const;
  mockEndpoint(endpoints.checkDraft, () => ok({ claims: [{ ...claim, source }], gaps: [] }));
  const { user } = await openSavedApplication(
    anApplication({
      analysis: anAnalysis(),
      organizationInfo: { name: 'Harbor House' },
      content: '<p>We began in 1998.</p>',
      submission: { writtenBy: ['built-in'] },
    }),
  );
  expect(screen.getByText(/Drafted from your profile\./)).toBeTruthy();
  await user.click(await screen.findByRole('tab', { name: 'Sources' }));
  expect(await screen.findByText('Your organization (founded year)')).toBeTruthy();
});
