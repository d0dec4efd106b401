import { expect, it } from 'vitest';
import { orderFindings } from './order-findings.ts';
import type { Collected } from './same-finding.ts';

const line = (rule: string, kind: Collected['kind'], weight: number): Collected => ({
  rule,
  kind,
  weight,
  text: `${rule} ${weight}`,
  quote: rule,
  block: 0,
  mandatory: true,
  words: [],
  comparableText: `${rule} ${weight}`,
  comparableQuote: rule,
});

it('puts of each essential the heaviest first, and then what is left by weight', () => {
  const found = [
    line('duties', 'content', 54),
    line('registrations', 'submission', 76),
    line('attachments', 'attachment', 65),
    line('cost-sharing', 'amount', 82),
    line('page-limit', 'limit', 88),
    line('eligibility', 'eligibility', 84),
    line('eligibility', 'eligibility', 89),
    line('eligibility', 'eligibility', 85),
    line('award-amount', 'amount', 95),
    line('deadline', 'deadline', 99),
  ];
  expect(orderFindings(found, 9).map(({ text }) => text)).toEqual([
    'deadline 99',
    'eligibility 89',
    'eligibility 85',
    'award-amount 95',
    'page-limit 88',
    'cost-sharing 82',
    'attachments 65',
    'eligibility 84',
    'registrations 76',
  ]);
});
