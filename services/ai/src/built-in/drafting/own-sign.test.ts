import { expect, it } from 'vitest';
import { draftInput } from './fixtures/draft-inputs.ts';
import { draft, section } from './fixtures/drafted.ts';

const about = (additionalInfo: string): string =>
  section(
    draft(
      draftInput({
        organizationInfo: { name: 'Tern Singers', annualBudget: '86400', additionalInfo },
        parts: [{ name: 'About your organization' }],
      }),
    ),
    'About your organization',
  );

it('writes a bare yearly budget with the sign that its people use', () => {
  expect(about('We would like £24,600 for a choir in Orle.')).toContain('£86,400');
  expect(about('We would like $24,600 for a choir in Orle.')).toContain('$86,400');
  expect(about('We would like £24,600. The hall is £900. A trust abroad may add $400.')).toContain(
    '£86,400',
  );
});
