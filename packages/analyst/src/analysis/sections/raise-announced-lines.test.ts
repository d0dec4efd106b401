import { expect, it } from 'vitest';
import { classifiedUnits, heading, listItem, paragraph } from '../../testing/classified-units.ts';
import { raiseAnnouncedLines } from './raise-announced-lines.ts';

const listRaised = (
  blocks: Parameters<typeof classifiedUnits>[0],
  judge: Parameters<typeof classifiedUnits>[1] = () => undefined,
) => {
  const units = classifiedUnits(blocks, judge);
  const probabilities = raiseAnnouncedLines(
    units,
    units.map(() => 0.1),
    0.3,
  );
  return units.filter((_, index) => probabilities[index] === 0.3).map(({ text }) => text);
};
const items = ['Need', 'Plan'];
const asksFor =
  (...lines: string[]): Parameters<typeof classifiedUnits>[1] =>
  (text) =>
    lines.includes(text) ? { role: 'prompt' } : undefined;

it.each([
  'Proposals must include:',
  'A complete grant application will consist of the following sections:',
  'Submissions should be emailed to us and include:',
  'The document should include responses to the following 6 questions:',
  'In at most two pages, please include:',
  'If you have partners, answer the following questions:',
  'These should include, at a minimum:',
])('raises the items below “%s”', (lead) =>
  expect(listRaised([paragraph(lead), ...items.map(listItem)], asksFor('Need'))).toEqual(items),
);

it.each([
  'Proposals may include the following costs:',
  'Proposals should include evidence of support:',
  'Applications that include the following are rejected:',
  'Reports must include:',
  'Eligible projects include:',
  'For each partner, please describe:',
])('raises no items below “%s”', (lead) =>
  expect(listRaised([paragraph(lead), ...items.map(listItem)], asksFor(...items))).toEqual([]),
);

it.each([
  ['No-cost extensions', 'The request must include:', 'Reason for the extension', 'New end date'],
  ['Reporting', 'In your final report, please address the following:', 'People served', 'Lessons'],
  ['Acknowledgment', 'When you acknowledge the grant, please include:', 'Our name', 'A link'],
  ['Reimbursement', 'All requests must include:', 'Invoice number', 'Copies of receipts'],
  ['Questions', 'If you email us, please include:', 'Your location', 'The best time to call'],
])('raises no items of a list that is not about the application: %s', (title, lead, ...list) =>
  expect(listRaised([heading(title), paragraph(lead), ...list.map(listItem)])).toEqual([]),
);

it('raises items that ask for little if half of the list, except documents, asks for text', () => {
  const list = [
    paragraph('Proposals must include:'),
    ...['Budget', 'Goals', 'IRS letter'].map(listItem),
  ];
  const judge = (text: string) =>
    ({ Goals: { role: 'prompt' as const }, 'IRS letter': { role: 'attachment' as const } })[text];
  expect(listRaised(list, judge)).toEqual(['Budget', 'Goals', 'IRS letter']);
  expect(listRaised([...list, listItem('Dates')], judge)).toEqual([]);
  expect(listRaised([...list, listItem('Why?')], judge)).toContain('Budget');
  expect(
    listRaised([...list, listItem('A plan, which includes:')], asksFor('Goals', 'Budget')),
  ).toEqual(['Budget', 'Goals', 'IRS letter']);
});

it('raises the content of a section only if the lead names the application or the items are requests', () => {
  const countRaised = (lead: string, role: 'section' | 'prompt') => {
    const list = items.map(listItem);
    const units = classifiedUnits([heading('Publicity'), paragraph(lead), ...list], (text) =>
      items.includes(text) ? { role } : undefined,
    );
    const before = units.map(({ text }) => (text === 'Publicity' ? 0.9 : 0.1));
    return raiseAnnouncedLines(units, before, 0.3).filter((raised) => raised === 0.3).length;
  };
  expect(countRaised('Please include:', 'section')).toBe(0);
  expect(countRaised('All requests must include:', 'section')).toBe(0);
  expect(countRaised('Please include:', 'prompt')).toBe(2);
  expect(countRaised('Grant requests must include:', 'section')).toBe(2);
});

const prompt = paragraph('Describe it.');
const judge = (text: string) => (text === 'Describe it.' ? { role: 'prompt' as const } : undefined);
const [need, plan] = [heading('Need', 3), heading('Plan', 3)];

it('raises the headings below the title of a form', () =>
  expect(
    listRaised(
      [heading('Application form'), need, prompt, heading('Name:', 3), plan, prompt, heading('Us')],
      judge,
    ),
  ).toEqual(['Need', 'Plan']));

it('raises the headings after the title of a form if most of them ask for text', () => {
  const form = heading('Garden Fund Application Template:', 3);
  const page = [form, need, prompt, plan, prompt, heading('Contact')];
  expect(listRaised(page, judge)).toEqual(['Need', 'Plan']);
  expect(listRaised([form, need, plan, paragraph('Write to us.')], judge)).toEqual([]);
});

it('raises no heading of a form that is repeated as the title of several pages', () => {
  const notes = ['We help.', 'Write to us.', 'Good luck.'].map(paragraph);
  const pages = [heading('Rules', 3), ...notes, heading('Rules', 3), prompt];
  const form = [heading('Application form'), need, prompt, plan, prompt, ...pages];
  expect(listRaised(form, judge)).toEqual(['Need', 'Plan']);
});
