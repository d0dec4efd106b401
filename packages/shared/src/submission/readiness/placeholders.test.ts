import { describe, expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';
import { aReadinessInput, aSection } from './testing/builders.ts';
import { findingTexts } from './testing/finding-texts.ts';

describe('the placeholder rule', () => {
  it.each([
    ['TODO: add figures.', 'TODO'],
    ['Lorem ipsum dolor.', 'Lorem ipsum'],
    ['[Insert mission here] since 1999.', '[Insert mission here]'],
    ['[your organization] serves all.', '[your organization]'],
    ['Signed off by &lt;name&gt;.', '<name>'],
    ['We ask for $X to hire.', '$X'],
    ['A cost of $XX,XXX in all.', '$XX,XXX'],
    ['Call 000-000-0000 today.', '000-000-0000'],
    ['Our name is ______ here.', '______'],
    ['Serve XX% more.', 'XX%'],
    ['The plan ends in 20XX.', '20XX'],
    ['We serve {{county}} and {Funder_Name}.', '{{county}}', '{Funder_Name}'],
    ['Thank you, «FunderName».', '«FunderName»'],
    ['Our director is &lt;&lt;NAME>>.', '<<NAME>>'],
    ['We serve (insert number) people.', '(insert number)'],
    ['We serve (fill in the number of people) a year.', '(fill in the number of people)'],
    ['Read it (insert link here) online.', '(insert link here)'],
    ['Dear «First_Name» of «OrgCity»,', '«First_Name»', '«OrgCity»'],
    ['The [program] serves all.', '[program]'],
    ['It is [TBD] so far.', '[TBD]'],
    ['We meet in the [Location TBD] hall.', '[Location TBD]'],
    ['The lead is &lt;TBD> or {TBD, by June}.', '<TBD>', '{TBD, by June}'],
    ['The van costs $TBD in year 1.', '$TBD'],
    ['We served [??] people [citation needed].', '[citation needed]', '[??]'],
    ['Error! Reference source not found.', 'Error! Reference source not found'],
  ])('finds %s', (text, ...placeholders) => {
    expect(findingTexts('placeholder', { html: `<h2>Need</h2><p>${text}</p>` }).toSorted()).toEqual(
      placeholders.map((words) => `blocker: Placeholder text: ${words}`).toSorted(),
    );
  });

  it.each([
    'The day is to be confirmed.',
    'Venue: TBA',
    'Outreach worker (TBD): 0.5 FTE',
    'Venue: [TBA]',
    'We serve TBD in Spokane.',
    'Project director: TBD by June.',
    'Evaluator TBD from the university.',
    'Indirect rate TBD during negotiation.',
    'TBD households wait.',
    'The dates are TBA in May.',
    'We serve XXX families.',
    'Attendance grew by XX percent.',
    'In XX towns, we plant trees.',
    'One mother said, “The [program] changed my life.”',
    'Pupils complete "I feel ____ today" each morning.',
  ])('warns about %s', (text) => {
    const found = findingTexts('placeholder', { html: `<h2>Need</h2><p>${text}</p>` });
    expect(found).toEqual([expect.stringMatching(/^warning: Placeholder text: /)]);
  });

  it('also checks the title, the header, the statement on AI and the budget', () => {
    const line = { item: 'Van (insert model here)', cost: 10, requested: 10, other: 0 };
    const submission = {
      format: { header: 'TODO' },
      aiStatement: 'We used XXXX.',
      budget: { currency: 'USD', lines: [line] },
    };
    const found = findFindings(aReadinessInput({ title: '[Project name]', submission }));
    expect(found.filter(({ rule }) => rule === 'placeholder').map(({ place }) => place)).toEqual([
      { type: 'title' },
      { type: 'header' },
      { type: 'ai-statement' },
      { type: 'budget' },
    ]);
  });

  it.each([
    'We watched Super Bowl XXX together.',
    'A grade XXX bolt of steel.',
    'See https://example.org/TODO/XXXX for more.',
    'He said “we [the board] agree” [1] [sic].',
    'If 5 < name length and 6 > 4, fine.',
    'Mexican $ prices and X-rays for 12% of patients.',
    'Signature: ______________',
    'Date: ________',
    'Our todo list is short.',
    'Girls with XX chromosomes, Super Bowl XX weekend, and volume XX of it.',
    'The “Liga «Hoffnung»” and «Fundación Agua» helped. {sic} [x] [...]',
    'Worksheets (fill in the blank) and quizzes.',
    'Tests (fill in the blanks and multiple choice) show it.',
    'The Plastics (insert molding) class and the Nursing (insert catheters) class are full.',
    'Volunteers complete forms (fill in, sign and mail) with tenants.',
    'Founded in the early XX century, and rebuilt in the XXX century of the story.',
    'Cells with XX and XY karyotypes, and XX females, were compared.',
    'We receive title XX funds.',
    'Our channel «YouTube» and the group «MujeresUnidas» teach it.',
    'The poster says “TODO ES POSIBLE” in Spanish: TODO CAMBIA.',
    'A tenant, [name withheld], agreed.',
    'A plan to be confirmed by the board, with insert-molded parts (insertion costs extra).',
  ])('finds nothing in %s', (text) => {
    const html = `<h2>Need</h2><p>${text.replaceAll('<', '&lt;')}</p>`;
    expect(findingTexts('placeholder', { html })).toEqual([]);
  });

  it("ignores blanks in the funder's own text", () => {
    const prompt = 'We will serve ____ people in year one.';
    const input = {
      html: `<h2>Need</h2><p>${prompt}</p>`,
      sections: [aSection('Need', { prompts: [prompt] })],
    };
    expect(findingTexts('placeholder', input)).toEqual([]);
  });
});
