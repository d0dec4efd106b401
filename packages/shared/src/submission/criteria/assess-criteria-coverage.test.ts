import { describe, expect, it } from 'vitest';
import { htmlToDocument } from '../../richtext/index.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { assessCriteriaCoverage } from './assess-criteria-coverage.ts';
import { findLargestGap } from './largest-gap.ts';

type Criteria = NonNullable<Parameters<typeof analysisDetails>[0]>['criteria'];

const cover = (html: string, criteria: Criteria) =>
  assessCriteriaCoverage(htmlToDocument(html), analysisDetails({ criteria }));
const verdict = (html: string, name: string, quote?: string) =>
  cover(html, [{ name, ...(quote && { quote }) }])[0]?.verdict;

const filler = 'We meet on the first floor and drink tea with all our guests. '.repeat(3);

describe('a criterion', () => {
  it.each([
    ['in a paragraph that mentions most of its words', '<p>We evaluate outcomes each year.</p>'],
    ['in a list', '<ul><li>Outcomes are posted.</li><li>An outsider evaluates them.</li></ul>'],
    ['under its heading', `<h2>Evaluation of outcomes</h2><p>${filler}</p>`],
  ])('is covered %s', (_, html) => {
    expect(verdict(html, 'Evaluation of outcomes')).toBe('covered');
  });

  it.each([
    ['its words are in different paragraphs', '<p>We evaluate tea.</p><p>Outcomes vary.</p>'],
    ['half of it is mentioned', '<p>We evaluate tea, and evaluate it again.</p>'],
    ['its heading has hardly any text', '<h2>Evaluation of outcomes</h2><p>To come.</p>'],
  ])('is partly covered if %s', (_, html) => {
    const coverage = verdict(html, 'Evaluation of outcomes');
    expect(coverage).toBe('partly');
  });

  it('is partly covered by a passing mention of its only word', () => {
    expect(verdict('<p>It is about sustainability.</p>', 'Sustainability')).toBe('partly');
    expect(verdict('<p>To sustain it, we plan sustainable funds.</p>', 'Sustainability')).toBe(
      'covered',
    );
  });

  it('is covered neither by open gaps nor by words that many criteria share', () => {
    expect(verdict('<p>[NEEDS INPUT: How do you evaluate outcomes?] Tea.</p>', 'Evaluation')).toBe(
      'not',
    );
    const youth = ['Youth leadership', 'Youth evaluation', 'Youth outreach', 'Youth mentoring'];
    const verdicts = cover(
      '<p>Youth leaders lead the youth council, and youth speak.</p>',
      youth.map((name) => ({ name })),
    ).map((one) => one.verdict);
    expect(verdicts).toEqual(['covered', 'partly', 'partly', 'partly']);
  });

  it("is judged by its name and by the funder's text about it", () => {
    const quote = 'Staffing (10 points): qualified nurses, supervision and training';
    const half = '<h2>Staffing</h2><p>Our staff is friendly.</p>';
    expect(verdict(half, 'Staffing', quote)).toBe('partly');
    expect(
      verdict(`${half}<p>Nurses train the staff under supervision.</p>`, 'Staffing', quote),
    ).toBe('covered');
  });

  it('is not judged if it does not name a topic', () => {
    expect(verdict('<p>A feasible plan.</p>', 'Feasibility and quality of the proposal')).toBe(
      'unknown',
    );
  });

  it('is returned with the line of the draft that mentions most of its words', () => {
    const html = '<p>Tea.</p><h2>Results</h2><ul><li>Tea.</li><li>We evaluate outcomes.</li></ul>';
    expect(cover(html, [{ name: 'Evaluation of outcomes' }])[0]?.line).toEqual({
      text: 'We evaluate outcomes.',
      place: { type: 'words', words: 'We evaluate outcomes.' },
    });
    expect(cover('<p>Tea.</p>', [{ name: 'Evaluation' }])[0]?.line).toBeUndefined();
  });
});

describe('findLargestGap', () => {
  const html = '<p>Our budget is small, and we budget with care.</p><p>We evaluate tea.</p>';
  const lack = (criteria: Criteria) => {
    const result = findLargestGap(cover(html, criteria));
    return result && `${result.coverage.criterion.name}: ${result.lack}`;
  };

  it('returns the uncovered criterion with the most points', () => {
    const criteria = [
      { name: 'Budget', points: 50 },
      { name: 'Outreach', points: 10 },
      { name: 'Evaluation and HUD Goals', points: 30 },
    ];
    expect(lack(criteria)).toBe('Evaluation and HUD Goals: No paragraph mentions HUD or goals.');
  });

  it('prefers an unmentioned criterion among those of equal weight', () => {
    expect(lack([{ name: 'Evaluation of tea houses' }, { name: 'Outreach' }])).toBe(
      'Outreach: No paragraph mentions outreach.',
    );
  });

  it('returns the words missing from the closest paragraph', () => {
    expect(lack([{ name: 'Evaluated budget' }])).toBe(
      'Evaluated budget: The paragraph closest to it does not mention evaluated.',
    );
    expect(lack([{ name: 'Evaluation' }])).toBe(
      'Evaluation: The draft mentions “Evaluation” only in passing.',
    );
  });

  it('returns undefined if all criteria are covered', () => {
    expect(lack([{ name: 'Budget', points: 5 }])).toBeUndefined();
  });
});
