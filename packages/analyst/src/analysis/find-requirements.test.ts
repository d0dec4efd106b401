import { expect, it } from 'vitest';
import { heading, item, judgedUnits, paragraph } from '../testing/judged.ts';
import { findRequirements } from './find-requirements.ts';

const linesOf = (...args: Parameters<typeof judgedUnits>) =>
  findRequirements(judgedUnits(...args)).map(({ kind, text, mandatory }) => ({
    kind,
    text,
    mandatory,
  }));

it('lists what is asked under its kind, in the order of the document', () => {
  expect(
    linesOf(
      [
        paragraph('Only registered charities may apply.'),
        paragraph('Our town has a long history of giving.'),
        paragraph('Applications are due on May 1, 2027.'),
      ],
      (text) =>
        text.startsWith('Only')
          ? { role: 'eligible' }
          : text.includes('due')
            ? { role: 'deadline' }
            : undefined,
    ),
  ).toEqual([
    { kind: 'eligibility', text: 'Only registered charities may apply.', mandatory: true },
    { kind: 'deadline', text: 'Applications are due on May 1, 2027.', mandatory: true },
  ]);
});

it('says what a fragment stands under', () => {
  const blocks = [heading('Eligibility'), paragraph('Applicants must:'), item('be registered')];
  expect(
    linesOf(blocks, (text) => (text === 'be registered' ? { role: 'eligible' } : undefined)),
  ).toEqual([{ kind: 'eligibility', text: 'Applicants must: be registered', mandatory: true }]);
});

it('says that a fragment is excluded where the sentence that excludes it is long', () => {
  const lead = `The following is a list of ${'services, activities and '.repeat(5)}costs that cannot be supported:`;
  expect(
    linesOf([paragraph(lead), item('vehicles')], (text) =>
      text === 'vehicles' ? { role: 'ineligible' } : undefined,
    ).map(({ text }) => text),
  ).toEqual(['Not eligible: vehicles']);
});

it('takes nothing for a limit that counts nothing', () => {
  expect(linesOf([paragraph('Please be brief.')], () => ({ role: 'limit' }))).toEqual([]);
});

it('leaves out what is more probably no requirement', () => {
  expect(
    linesOf([paragraph('We gave $900 in 2019.')], () => ({ role: 'amount', chance: 0.2 })),
  ).toEqual([]);
});

it('says the same once', () => {
  const line = 'Attach the budget form, please.';
  expect(linesOf([paragraph(line), paragraph(line)], () => ({ role: 'attachment' }))).toHaveLength(
    1,
  );
});
