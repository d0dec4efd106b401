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

it.each([
  'Proposals must include:',
  'A complete grant application will consist of the following sections:',
  'Submissions should be emailed to us and include:',
  'The document should include responses to the following 6 questions:',
  'In at most two pages, please include:',
  'If you have partners, answer the following questions:',
  'These should include, at a minimum:',
])('raises the items below “%s”', (lead) =>
  expect(listRaised([paragraph(lead), ...items.map(listItem)])).toEqual(items),
);

it.each([
  'Proposals may include the following costs:',
  'Proposals should include evidence of support:',
  'Applications that include the following are rejected:',
  'Reports must include:',
  'Eligible projects include:',
  'For each partner, please describe:',
])('raises no items below “%s”', (lead) =>
  expect(listRaised([paragraph(lead), ...items.map(listItem)])).toEqual([]),
);

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
