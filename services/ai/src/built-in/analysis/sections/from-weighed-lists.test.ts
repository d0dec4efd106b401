import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromWeighedLists, sectionsFromWeighedSentences } from './from-weighed-lists.ts';

const partsOf = (text: string) =>
  sectionsFromWeighedLists(readGuidelines(readingOf('html', '', text), '2026-09-01'));
const namesOf = (text: string): string[] => partsOf(text).map(({ name }) => name);

describe('lists that look like what an application holds', () => {
  it.each([
    [
      '# Reading Fellowship\n## Application Process\nApplicants must submit:\n- A letter of no more than 300 words detailing interest in this fellowship\n- A current resume or CV.\n- A letter of support from a faculty member.',
      ['Letter', 'resume or CV', 'Letter of support'],
    ],
    [
      '# HOW TO APPLY:\nThe application must include the following information:\n- Name of Museum:\n- Year founded:\n- Type of museum and mission, in brief:\n- Annual budget:\n- Please describe the cultural project you propose.',
      ['Name of Museum', 'Year founded', 'Type of museum and mission', 'Annual budget'],
    ],
    [
      "# Where to apply\nThe applicant's letter should be clearly divided in the following sections:\n- the title of the paper that has been accepted;\n- a brief summary of research interests and plans for future research; and\n- a cost estimate of the trip, listing the cost of airfare, hotel, and the source of any price quote.",
      ['Title of the paper', 'research interests', 'Cost estimate of the trip'],
    ],
    [
      '# Awards\nApplications should be sent to the administrator. They should include the following:\n1. A clear statement of the project.\n2. Evidence that there is a benefit to the public.\n3. The amount requested should be specified.',
      ['statement of the project', 'Evidence', 'amount requested'],
    ],
  ])('are found by their own words and those over them: %s', (text, names) => {
    const found = namesOf(text);
    for (const [index, name] of names.entries())
      expect(found[index]?.toLowerCase()).toContain(name.toLowerCase());
  });

  it.each([
    'Projects must meet these criteria:\n- The project benefits the community.\n- The organization is a nonprofit.\n- The budget is realistic.',
    'The grant may be used for:\n- Books and materials\n- Travel to archives\n- Equipment',
    "The supervisor's letter should be divided in the following sections:\n- the applicant's good standing\n- why the applicant would benefit\n- the current funding status",
    'Successful applicants must submit with their final report:\n- A narrative\n- A budget\n- Photographs',
    '# Donations\nThe Fund can be supported by:\n- Individual donations\n- Annual contributions\n- Bequests',
  ])('are not: %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });

  it('are read with the rules about the whole left out, and go on after what is told of an item', () => {
    const parts = partsOf(
      '# Grant\n## Submission Guidelines\n- Format: Proposals should be submitted in PDF format and include the following:\n- Title of the project.\n- Summary (max 250 words).\n- Research objectives.\nSpecify the aims of your project.\n- Itemised budget.\n- Proposal Length: The proposal should not exceed five pages.\n- Submission Deadline: All proposals must be submitted by 1 March 2027',
    );
    expect(parts.map(({ name }) => name)).toEqual([
      'Title of the project',
      'Summary',
      'Research objectives',
      'Itemised budget',
    ]);
    expect(parts[1]?.limit).toEqual({ words: 250 });
  });

  it('are named by what is ordered, and say when they are left to the applicant', () => {
    const parts = partsOf(
      'To apply, applicants must provide the following information:\n- Show proof that the organization is legal, and has tax-exempt status.\n- Submit a brief, detailed plan of how the grant money will be used.\n- Please describe the educational or cultural project you propose that would be helped by the small grant of $2,500.\n- Letters of support, if available',
    );
    expect(parts.map(({ name }) => name)).toEqual([
      'Proof that the organization is legal, and has tax-exempt status',
      'Brief, detailed plan of how the grant money will be used',
      'Educational or cultural project you propose',
      'Letters of support',
    ]);
    expect(parts.map(({ required }) => required)).toEqual([true, true, true, false]);
  });

  it('may stand within a sentence, and quote it', () => {
    const text =
      'A complete application consists of three parts: the application form, a project proposal, and a curriculum vitae.';
    const parts = sectionsFromWeighedSentences(
      readGuidelines(readingOf('html', '', text), '2026-09-01'),
    );
    expect(parts.map(({ name }) => name)).toEqual([
      'Application form',
      'Project proposal',
      'Curriculum vitae',
    ]);
    for (const { quote } of parts) expect(text).toContain(quote);
  });
});

it('reads no part in what a notice says of sending', () => {
  const items = [
    'Concept Papers: Not required',
    'Proposals submitted via the portal: the guide applies',
    'Budgetary Information',
  ];
  const reading = readingOf(
    'html',
    'Call',
    `# Call\nThe proposal must include the following:\n${items.map((item) => `- ${item}`).join('\n')}`,
  );
  expect(sectionsFromWeighedLists(readGuidelines(reading, '2026-01-12'))).toEqual([]);
});

it('takes a list of people for a paper, and not for an order to list them', () => {
  expect(
    namesOf(
      '# Uploads\nApplicants must submit:\n- A budget sheet\n- List of the trustees with the town of each\n- A work plan\n- Financial statement of the last year',
    ).join('|'),
  ).toMatch(/(?:^|\|)List of the trustees/);
});
