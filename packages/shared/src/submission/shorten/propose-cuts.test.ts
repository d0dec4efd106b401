import { describe, expect, it } from 'vitest';
import { documentToText, htmlToDocument } from '../../richtext/index.ts';
import { measureLengthUsage } from '../counting/measure-length-usage.ts';
import { measureBlocks } from '../counting/text-length.ts';
import { proposeCuts } from './propose-cuts.ts';
import { planRemovals } from './removals.ts';
import { applyRemovals } from './apply-removals.ts';

const first = 'Rents in our town have risen for years.';
const opinion = 'We care deeply about every tenant and every home.';
const figure = 'In 2025 we helped 214 families stay housed.';
const answer = 'An outside evaluator interviews tenants each spring.';

function shorten(html: string, words: number, prompts: string[] = []) {
  const blocks = htmlToDocument(html);
  const usageOf = (given: typeof blocks) =>
    measureLengthUsage(measureBlocks(given), { words }, { rule: 'browser', statedBy: 'default' });
  const { sentences, cuts } = proposeCuts({ blocks, prompts, usageOf });
  const cut = new Set(cuts.map(({ sentence }) => sentence));
  const rest = applyRemovals(blocks, planRemovals(sentences, cut));
  return {
    cuts: cuts.map(({ sentence, reason }) => `${reason}: ${sentence.text}`),
    rest: documentToText(rest),
    over: usageOf(rest)?.over,
  };
}
const paragraph = (...sentences: string[]) => `<p>${sentences.join(' ')}</p>`;

describe('proposeCuts', () => {
  it('proposes no cuts if the text is within the limit', () => {
    expect(shorten(paragraph(first, opinion), 100).cuts).toEqual([]);
  });

  it('proposes sentences without facts before those with facts', () => {
    const text = paragraph(first, figure, opinion);
    expect(shorten(text, 17)).toMatchObject({ cuts: [`no-fact: ${opinion}`], over: 0 });
    expect(shorten(text, 10).cuts).toEqual([`no-fact: ${opinion}`, `fact: ${figure}`]);
  });

  it('starts with repetitions, and removes the later of the two', () => {
    const early = 'Volunteers drive older neighbors to medical appointments every week.';
    const late = 'Every week, volunteers drive neighbors to their medical appointments.';
    const { cuts } = shorten(paragraph(first, early, opinion, late), 28);
    expect(cuts).toEqual([`repetition: ${late}`]);
  });

  it('does not treat a sentence with a different figure as a repetition', () => {
    const early = 'Volunteers drove 40 older neighbors to medical appointments last year.';
    const late = 'Volunteers drove 52 older neighbors to medical appointments this year.';
    expect(shorten(paragraph(first, early, late, opinion), 30).cuts).toEqual([
      `no-fact: ${opinion}`,
    ]);
  });

  it('keeps the best answer to each prompt, and states by how much the text still exceeds the limit', () => {
    const prompts = ['How will you evaluate the project?'];
    const text = paragraph(first, answer, opinion);
    expect(shorten(text, 15, prompts)).toMatchObject({ cuts: [`no-fact: ${opinion}`], over: 0 });
    expect(shorten(text, 10, prompts)).toMatchObject({ cuts: [`no-fact: ${opinion}`], over: 5 });
  });

  it('starts with sentences that the next sentence does not refer to', () => {
    const plan = 'Neighbors meet in the garden behind the church.';
    const reference = 'There they cook and eat together.';
    const later = 'They plan the next season.';
    const { cuts } = shorten(paragraph(first, plan, later, reference), 21);
    expect(cuts.join()).not.toContain(plan);
  });

  it('proposes only as many cuts as needed', () => {
    const long = 'We believe that each of us deserves a safe, warm and quiet place to live in.';
    const text = paragraph(first, 'We listen.', 'We act.', long, 'Homes matter.');
    expect(shorten(text, 14)).toMatchObject({ cuts: [`no-fact: ${long}`], over: 0 });
  });

  it('leaves a section over its limit if nothing more can be removed', () => {
    expect(shorten(paragraph(first), 5)).toMatchObject({ cuts: [], over: 3 });
  });
});

describe('the sentences that proposeCuts never proposes', () => {
  const all = (html: string) => shorten(html, 1).cuts.map((cut) => cut.replace(/^[^:]+: /, ''));

  it('include the first sentence of a section and of each deeper heading', () => {
    expect(all(`<p>A one. A two.</p><h3>B</h3><p>B one. B two.</p>`)).toEqual(['B two.', 'A two.']);
  });

  it('include gaps, labels, introductions of lists, and parts of quotations', () => {
    const html =
      `<p>It begins. We ask for [NEEDS INPUT: How much? When?] here.</p><p><strong>Goals</strong></p>` +
      '<p>After a label. We do:</p><ul><li>One thing.</li></ul>' +
      '<p>She said: “I came back. I saw it. I stayed.” It ended (we know. We do).</p>';
    expect(all(html)).toEqual([]);
  });

  it('include titles on their own line, and sentences split by a line break', () => {
    const html =
      '<p>It begins.</p><p>Staffing. Nurses visit.</p>' +
      '<p>Volunteers come to the<br>Harbor House. They stay. It is<br>good for all.</p>';
    expect(all(html)).toEqual(['Nurses visit.', 'They stay.']);
  });

  it('include tables, quotations and the steps of a numbered list', () => {
    const html =
      '<p>It begins.</p><table><tr><td>Rent is high.</td></tr></table>' +
      '<blockquote><p>It helped me.</p></blockquote><ol><li>Plan it.</li><li>Do it. Well.</li></ol>';
    expect(all(html)).toEqual(['Well.']);
  });

  it('include the first item of a list and items with lists of their own', () => {
    const html =
      '<p>It begins. We offer this.</p><ul><li>a warm place</li><li>a listening ear</li><li>meals<ul><li>hot</li><li>cold</li></ul></li></ul>';
    expect(all(html)).toEqual(['cold', 'a listening ear']);
    expect(shorten(html, 1).rest).toBe('It begins. We offer this.\na warm place\nmeals\nhot');
  });
});

it.each([
  ['sentences', 'The weather was fine again on that day. '],
  ['repetitions', 'We plant oak trees along quiet rural roads. '],
  ['short sentences', 'It is. '],
  ['figures', 'In 2025 we had 12. '],
  ['open quotations', '“Well. '],
  ['abbreviations', 'Dr. '],
  ['capitals', 'Aa'],
])('handles long text made of %s', (_name, unit) => {
  const text = unit.repeat(Math.floor(200_000 / unit.length));
  const { over } = shorten(`<p>${first} ${text}</p><p>${opinion}</p>`, 30_000, ['Why oak trees?']);
  expect(over).toBeGreaterThanOrEqual(0);
});
