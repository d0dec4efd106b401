import type { Claim } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { checkClaims } from './check-claims.ts';
import { trueDraft, trueSentences, trueSources } from './fixtures/true-draft.ts';

const today = '2026-11-21';
const check = (text: string): Claim[] =>
  checkClaims({
    content: [{ type: 'paragraph', children: [{ text }] }],
    sources: trueSources,
    today,
  }).claims;
const isFalse = ({ source }: Claim): boolean => source.type === 'unsupported';

const falseNames = [
  'Margaret Holloway',
  'Fresno',
  'the Kellerman Foundation',
  'Boise State University',
  'Dr. Anita Rao',
  'Lincoln County',
  'Pacific Northwest Health Alliance',
  'Spokane',
];

const inWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The same statement with another value: off by one digit, doubled, another month, another name. */
const wrong = (claim: Claim, at: number): string[] => {
  const { text, kind } = claim;
  if (kind === 'name')
    return [
      falseNames[at % falseNames.length] ?? '',
      falseNames[(at + 3) % falseNames.length] ?? '',
    ];
  if (kind === 'email') return [`grants@${text.split('@')[1] ?? ''}`];
  if (kind === 'link') return ['www.casa-alegre.com'];
  if (kind === 'address') return [text.replace(/\d+/, '517')];
  const word = inWords.indexOf(text.toLowerCase());
  if (word > 0) return [inWords[(word + 4) % 13 || 11] ?? ''];
  if (!/\d/.test(text)) return ['Fifty-one percent'];
  const months =
    'January|February|March|April|May|June|July|August|September|October|November|December';
  const otherMonth = text.replace(new RegExp(months), 'August');
  return [
    ...(otherMonth === text ? [] : [otherMonth]),
    text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10)),
    text.replace(/\d/, (digit) => String((Number(digit) % 9) + 1)),
  ];
};

const inserted = [
  'We have served 4,812 children since 2003.',
  'Our program manager, Linda Marsh, has led the work for 22 years.',
  'The project begins on September 15, 2027.',
  'We received a grant of $75,000 from the Rasmuson Foundation.',
  'About 61% of residents in Grant County live in poverty.',
  'Two in five patients have diabetes.',
  'Our office in Portland has seventeen employees.',
  'We are a 501(c)(3) organization.',
  'The clinic is open until 7:30 PM.',
  'Each visit costs $38.',
  'Our EIN is 91-2233445.',
  'In the 1980s, the founders met in Wapato.',
  'Maria Fuentes chairs the board.',
  'We work with Providence Hospital and with Goodwill.',
  'Attendance rose by 40 percent in FY2024.',
  'We own two dozen vans.',
];

describe('false statements put into a true draft', () => {
  it('are reported, 98 in a hundred and more', () => {
    const trials: { text: string; planted: string }[] = [];
    trueSentences.forEach((sentence, sentenceAt) => {
      check(sentence).forEach((claim, at) => {
        for (const planted of wrong(claim, sentenceAt + at))
          trials.push({ text: sentence.replace(claim.text, planted), planted });
      });
    });
    for (const text of inserted) trials.push({ text, planted: text });
    const missed = trials.filter(({ text }) => !check(text).some(isFalse));
    expect(trials.length).toBeGreaterThan(100);
    const report = missed.map(({ text, planted }) => `${planted} | ${text}`);
    const tolerated = Math.floor(trials.length * 0.02);
    expect(report.length > tolerated ? report : []).toEqual([]);
  });
});

describe('true statements in other words', () => {
  it('are not reported', () => {
    const { claims } = checkClaims({ content: trueDraft, sources: trueSources, today });
    expect(claims.length).toBeGreaterThan(40);
    expect(claims.filter(isFalse).map(({ text }) => text)).toEqual([]);
  });

  it('carry the place they come from', () => {
    const claims = check('Individual donors gave $412,500.');
    expect(claims[0]?.source).toEqual({
      type: 'document',
      documentId: 'doc-1',
      page: 5,
      quote: 'Individual gifts | $412,500',
    });
  });
});

describe('ten thousand words', () => {
  it('are traced as their sentences are one by one', () => {
    const words = trueSentences.join(' ').split(' ').length;
    const content = Array.from({ length: Math.ceil(10_000 / words) }).flatMap(() => trueDraft);
    const { claims } = checkClaims({ content, sources: trueSources, today });
    expect(claims).toEqual(checkClaims({ content: trueDraft, sources: trueSources, today }).claims);
    expect(claims.filter(isFalse)).toEqual([]);
  });
});
