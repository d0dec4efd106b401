import { describe, expect, it } from 'vitest';
import { findingTexts } from './testing/finding-texts.ts';

const need = (text: string) => `<h2>Need</h2><p>${text}</p>`;

describe('the rules on figures', () => {
  const list = (...items: string[]) =>
    `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

  it.each([
    list('40% staff', '35% rent', '30% food'),
    '<p>Funds are allocated as 40% staff, 35% rent and 30% food.</p>',
  ])('find shares that do not add up: %s', (html) => {
    expect(findingTexts('percentages', { html })).toEqual([
      'warning: 40%, 35%, 30% add up to 105%, not 100%',
    ]);
  });

  it.each([
    list('40% staff', '35% rent', '25% food'),
    list('33.3% staff', '33.3% rent', '33.3% food'),
    list('40% more jobs', '90% of tenants stay', '75% attend'),
    '<p>40% own a car, 35% rent and 30% work nights.</p>',
  ])('find nothing in %s', (html) => {
    expect(findingTexts('percentages', { html })).toEqual([]);
  });

  it('find two different totals', () => {
    const html = need('The total project cost is $80,000.') + '<p>Total budget: $82,000</p>';
    expect(findingTexts('totals', { html })).toEqual([
      'warning: The text states both $80,000 and $82,000 as the total cost',
    ]);
    expect(
      findingTexts('totals', { html: need('The total budget is $80,000; rent costs $8,000.') }),
    ).toEqual([]);
  });
});

describe('the rules on attachments and requirements', () => {
  const attachments = [
    { name: 'Budget form', required: true },
    { name: 'Photos', required: false },
  ];

  it('find open attachments', () => {
    expect(findingTexts('attachment', { details: { attachments } })).toEqual([
      'blocker: “Budget form” is not attached yet',
      'warning: “Photos” is optional and not attached',
    ]);
  });

  it('find nothing if attachments are ready or inapplicable with a reason', () => {
    const submission = {
      attachments: [
        { name: 'Budget form', required: true, state: 'ready' as const },
        { name: 'Photos', required: false, state: 'not-applicable' as const, reason: 'None.' },
      ],
    };
    expect(findingTexts('attachment', { details: { attachments }, submission })).toEqual([]);
  });

  it('report all open mandatory requirements in one line', () => {
    const requirements = ['Sign it.', 'Number the pages.'].map((text) => ({
      text,
      kind: 'format' as const,
      mandatory: true,
    }));
    expect(findingTexts('checklist', { details: { requirements } })).toEqual([
      'warning: 2 requirements are not checked off',
    ]);
    const checklist = requirements.map(({ text }) => ({
      requirement: text,
      state: 'done' as const,
    }));
    expect(
      findingTexts('checklist', { details: { requirements }, submission: { checklist } }),
    ).toEqual([]);
  });
});

describe('the eligibility check', () => {
  const eligible = [{ text: 'Applicants must have operated for at least three years.' }];
  const details = { eligibility: { eligible, ineligible: [] } };
  const organizationInfo = { name: 'Harbor House', foundedYear: 2026 };

  it("warns if the profile contradicts one of the funder's conditions", () => {
    expect(findingTexts('eligibility', { details, organizationInfo })).toEqual([
      'warning: You may not be eligible: Applicants must have operated for at least three years.',
    ]);
  });

  it('finds nothing if the profile meets the condition or the applicant confirms it', () => {
    const older = { ...organizationInfo, foundedYear: 1999, type: 'charity' as const };
    expect(findingTexts('eligibility', { details, organizationInfo: older })).toEqual([]);
    const checklist = [{ requirement: eligible[0]?.text ?? '', state: 'done' as const }];
    expect(
      findingTexts('eligibility', { details, organizationInfo, submission: { checklist } }),
    ).toEqual([]);
  });
});
