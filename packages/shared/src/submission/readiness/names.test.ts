import { describe, expect, it } from 'vitest';
import { aSection, type Given } from './testing/builders.ts';
import { findingTexts } from './testing/finding-texts.ts';

const need = (text: string) => `<h2>Need</h2><p>${text}</p>`;

describe('the rule on other funders', () => {
  const details = { funder: 'Cedar Valley Foundation' };
  const names = (text: string, input: Given = {}) =>
    findingTexts('other-funder', { html: need(text), details, ...input });

  it.each([
    ['Dear Members of the Oakmont Trust,', 'blocker', 'Oakmont Trust'],
    ['Harbor House requests $5,000 from the Oakmont Trust.', 'blocker', 'Oakmont Trust'],
    ['We apply to the Oakmont Trust.', 'blocker', 'Oakmont Trust'],
    ['We apply for a grant to the Oakmont Trust.', 'blocker', 'Oakmont Trust'],
    ['We submit this proposal to the Oakmont Trust.', 'blocker', 'Oakmont Trust'],
    ['Our shelter seeks funding from the Oakmont Trust.', 'warning', 'Oakmont Trust'],
    ['We respectfully request a grant from the Oakmont Trust.', 'blocker', 'Oakmont Trust'],
    ['We apply lessons from the Oakmont Trust at each site.', 'warning', 'Oakmont Trust'],
    ['We apply the logic model of the Oakmont Trust.', 'warning', 'Oakmont Trust'],
    ['We apply these methods to the Oakmont Trust archive.', 'warning', 'Oakmont Trust'],
    ['Our staff submit annual reports to the Oakmont Trust.', 'warning', 'Oakmont Trust'],
    ['We request data from the Oakmont Trust.', 'warning', 'Oakmont Trust'],
    ['The Oakmont Family Fund values shelter.', 'warning', 'Oakmont Family Fund'],
    ['It fits the National Endowment for the Arts.', 'warning', 'National Endowment for the Arts'],
    ['A fit for the Bright Futures Grant Program.', 'warning', 'Bright Futures Grant Program'],
  ])('finds the name in “%s”', (text, level, name) => {
    expect(names(text)).toEqual([`${level}: The text mentions “${name}”`]);
  });

  it.each([
    'The Foundation values shelter, and so does the Fund.',
    'Dear Cedar Valley Foundation, we thank the Cedar Valley Community Foundation.',
    'The Shelter Fund pays for Title I funds and trust in us.',
    'Tenants use our Warm Winter Initiative and the General Fund.',
    'We trust them. Fund raising is hard.',
  ])('finds nothing in “%s”', (text) => {
    expect(names(text)).toEqual([]);
  });

  it('accepts names from the profile and the answers', () => {
    const text = 'The Oakmont Trust gave $5,000.';
    const organizationInfo = { name: 'Harbor House', achievements: 'Oakmont Trust, 2024.' };
    expect(names(text, { organizationInfo })).toEqual([]);
    const answers = [{ question: 'Who else?', answer: 'the Oakmont Trust' }];
    expect(names(text, { answers })).toEqual([]);
  });

  it('accepts the full name of a funder whose acronym the guidelines use', () => {
    const text = 'We apply to the National Endowment for the Arts.';
    expect(names(text, { details: { funder: 'NEA' } })).toEqual([]);
    expect(names(text, { details: { funder: 'NEH' } })).toHaveLength(1);
  });

  it('checks the header of the Word file', () => {
    const submission = { format: { header: 'Harbor House, Oakmont Trust' } };
    expect(names('We begin.', { submission })).toEqual([
      'warning: The text mentions “Oakmont Trust”',
    ]);
  });

  it('only warns if the funder is unknown', () => {
    const input = { html: need('Dear Oakmont Trust,'), details: {} };
    expect(findingTexts('other-funder', input)).toEqual([
      'warning: The text mentions “Oakmont Trust”',
    ]);
  });
});

describe('the rule on the year of the program', () => {
  const details = { deadline: { date: '2026-12-15' } };
  const years = (text: string, input: Given = {}) =>
    findingTexts('other-year', { html: need(text), details, ...input });

  it.each([
    'Our application to the 2025 Shelter Fund',
    'FY 2024-25 Shelter Fund request',
    'This is for the Shelter Fund (2025).',
    'We apply for the 2024 Shelter Fund grant.',
    'Harbor House is pleased to submit its proposal to the Shelter Fund 2025.',
    'Harbor House seeks $50,000 from the 2025 Shelter Fund.',
    'We opened in 1999. Our request to the FY 2025 Shelter Fund is modest.',
    'Shelter Fund 2025 Application',
    'This is for the Shelter Fund 2021–2025.',
    'Our application to the 2024 to 2025 Shelter Fund',
    'United Way helps us, and this is our proposal to the 2025 Shelter Fund.',
  ])('finds an earlier year in “%s”', (text) => {
    expect(years(text)).toEqual([
      expect.stringMatching(/^warning: The text mentions “Shelter Fund” with the year 202[145]$/),
    ]);
  });

  it("finds an earlier year in the header even if the program's name has a year", () => {
    const submission = { format: { header: 'Harbor House – Shelter Fund 2025' } };
    expect(years('We begin.', { submission, grantProgram: '2026 Shelter Fund' })).toHaveLength(1);
  });

  it.each([
    'The 2026 Shelter Fund and the Shelter Fund 2027.',
    'This is for the Shelter Fund (2025–2029).',
    'Our application to the 2025/26 Shelter Fund',
    'We apply for the Shelter Fund 2025 to 2027.',
    'We received the 2024 Shelter Fund.',
    'The Shelter Fund, in which 2,025 families share.',
    'In 2025, the Shelter Fund paid $2025 Shelter Fund costs.',
    'As a 2024 Shelter Fund grantee, we run ten beds.',
    'As a 2024 Shelter Fund grantee, we apply for a second year.',
    'Our 2024 Shelter Fund grant paid for ten beds.',
    'With a 2023 Shelter Fund award, we served 40 people.',
    'The 2024 Shelter Fund allowed us to open.',
    'Our application to the 2024 Shelter Fund was declined.',
    'Our report to the 2024 Shelter Fund lists the results.',
    'Building on our request to the 2024 Shelter Fund, we add ten beds.',
    'The 2024 Shelter Fund project is in its last month.',
    'We thank the 2025 Shelter Fund for its trust.',
  ])('finds nothing in “%s”', (text) => {
    expect(years(text)).toEqual([]);
  });

  it.each([
    ['2025–2029', []],
    ['2021–2025', ['warning: The text mentions “Shelter Fund” with the year 2021']],
  ])('compares the period of the title with the call: %s', (period, expected) => {
    const input = { title: `Shelter Fund ${period}`, grantProgram: 'Shelter Fund 2026–2030' };
    expect(years('We begin.', input)).toEqual(expected);
  });

  const application = 'Our application to the 2025 Shelter Fund';

  it('accepts a year in the guidelines', () => {
    const sections = [aSection('Need', { prompts: ['State your costs in fiscal year 2025.'] })];
    expect(years(application, { sections })).toEqual([]);
  });

  it.each([
    ['finds it if it is more than a year before the deadline', '2027-01-15', 1],
    ['accepts it if it is the year before the deadline', '2026-12-15', 0],
    ['accepts it if the call has no deadline', undefined, 0],
  ])('reads a year in a rule about the past: %s', (_, date, count) => {
    const sections = [aSection('Need', { prompts: ['List all awards of 2023–2025.'] })];
    const deadline = date === undefined ? undefined : { date };
    expect(years(application, { sections, details: deadline ? { deadline } : {} })).toHaveLength(
      count,
    );
  });
});

describe('the rule on acronyms', () => {
  const acronyms = (html: string, input: Given = {}) => findingTexts('acronym', { html, ...input });

  it('finds acronyms that are used twice or in a heading', () => {
    expect(acronyms(need('The SDOH screen. An SDOH plan.'))).toEqual([
      'warning: “SDOH” is not written out',
    ]);
    expect(acronyms('<h2>CBT for teens</h2><p>It helps.</p>')).toHaveLength(1);
  });

  it.each([
    'Cognitive Therapy (CBT) helps. CBT works.',
    'CBT (cognitive therapy) helps. CBT works.',
    'In the US and the US, a CEO and a CEO, in TX and TX, World War II and II.',
    'It is ONLY for you, and ONLY for you, only.',
    'One SDOH screen.',
    'CALL US NOW, AGAIN AND AGAIN, NOW.',
  ])('finds nothing in “%s”', (text) => {
    expect(acronyms(need(text))).toEqual([]);
  });

  it('finds acronyms that are used before they are written out', () => {
    const text = 'The SDOH plan. Social determinants (SDOH) come later.';
    expect(acronyms(need(text))).toEqual(['warning: “SDOH” is used before it is written out']);
  });

  it.each([
    '<h2>OUR SDOH PLAN</h2><p>Social determinants (SDOH) matter. SDOH screens help.</p>',
    '<h2>Our SDOH plan</h2><p>Social determinants (SDOH) matter.</p>',
    '<h2>Need</h2><p>THE SDOH PLAN</p><p>Social determinants (SDOH) matter. SDOH screens help.</p>',
    '<h2>SOCIAL DETERMINANTS (SDOH)</h2><p>SDOH screens help. SDOH matter.</p>',
  ])(
    'allows a heading or a line in capitals to use an acronym before its definition: %s',
    (html) => {
      expect(acronyms(html)).toEqual([]);
    },
  );

  it.each([
    '<h2>Our SDOH plan</h2><p>An SDOH screen. Social determinants (SDOH) matter.</p>',
    '<h2>OUR PLAN</h2><p>An SDOH screen.</p><p>Social determinants (SDOH) matter.</p>',
  ])('reports a sentence that uses an acronym before its definition: %s', (html) => {
    expect(acronyms(html)).toEqual(['warning: “SDOH” is used before it is written out']);
  });

  it('accepts acronyms that the funder or the profile uses', () => {
    const html = need('The SDOH screen. An SDOH plan.');
    expect(acronyms(html, { sections: [aSection('SDOH')] })).toEqual([]);
    const organizationInfo = { name: 'SDOH Alliance' };
    expect(acronyms(html, { organizationInfo })).toEqual([]);
  });
});
