import { reads } from '../fixtures/reads.ts';
import { pageLimit } from './page-limit.ts';

reads(pageLimit, {
  finds: [
    ['Character limits include spaces.', /^Character limits include spaces$/],
    ['# Our Fund\nPlease keep your letter to three pages.', /3 pages$/],
    [
      'A short (800 words) description of the contributions to the field.',
      /^Keep the description within 800 words$/,
    ],
    [
      '- A nomination letter by a colleague explaining why the nominee deserves this (max. 2 pages long)',
      /^Keep the nomination letter by a colleague within 2 pages$/,
    ],
    [
      '## Application\n- A detailed curriculum vitae (CV) not exceeding two pages, highlighting positions held.',
      /^Keep the curriculum vitae within 2 pages$/,
    ],
    [
      '## Budget Guidelines\nThis budget worksheet should normally not exceed one or two pages.',
      /^Keep the budget worksheet within 2 pages$/,
    ],
    [
      'Selection Criteria: Candidates must develop a clear and concise proposal following the outline below (6-page limit, double-spaced).',
      /^Keep the proposal within 6 pages$/,
    ],
    [
      '## Budget Request\nSay what it costs.\n\nProject Plan, in English or Spanish.\n\nDo not exceed 10 pages. Provide background about the project.',
      /^Keep "Project Plan" within 10 pages$/,
    ],
    [
      '## Curricula\nFor each academic participant in the project. Do not exceed five pages for each individual; list only current publications.',
      /^Keep "Curricula" within 5 pages$/,
    ],
    [
      '- Abstract summarizing the project in 200 words; it may be used.',
      /^Keep "Abstract" within 200 words$/,
    ],
    ['- Single page budget.', /^Keep the budget within 1 page$/],
    [
      '## Executive Summary\nThis section provides a condensed view of the entire proposal, one page long.',
      /^Keep "Executive Summary" within 1 page$/,
    ],
    [
      'The reference section will not count toward the 1,200 word limit.',
      /^The reference section will not count toward the 1,200 word limit$/,
    ],
    [
      '# Prize deadline is Nov. 29\nThe statement of each author has one page or less for each of them.',
      /^(?!Keep "Prize deadline)/,
    ],
    ['Page limit: 3 pages maximum, front only.', /^Keep the application within 3 pages/],
    [
      'Proposed budget for the grant, including a clear justification for each item of expenditure (maximum one page);',
      /^Keep "Proposed budget for the grant" within 1 page/,
    ],
    [
      'It should be sent as a Word document, no more than 10 pages.',
      /^Keep the application within 10 pages/,
    ],
    [
      '2. Statement of Need (400 words): What problem will you address?',
      /^Keep "Statement of Need" within 400 words$/,
    ],
    [
      'Program Description: What will you do, when, and who will do it? (300 words)',
      /^Keep "Program Description" within 300 words$/,
    ],
    [
      '| Section | Page Limit | Points |\n| C. Statement of Need | 3 | 15 |\n| D. Design | 8 | 35 |',
      /Keep "Statement of Need" within 3 pages/,
    ],
    [
      '### Data Plan\nAll proposals must include a plan of no more than two pages.',
      /^Keep "Data Plan" within 2 pages$/,
    ],
    [
      '## Grant must include the following:\n5 pages maximum',
      /^Keep the application within 5 pages$/,
    ],
    [
      '## Eligibility\nSubmit:\n- the proposal itself, which should be no longer than three pages and should tell your aims',
      /^Keep the proposal within 3 pages$/,
    ],
    ['The project narrative may not exceed 10 pages.', /project narrative within 10 pages/],
    ['There is a 60-page limit for the overall application.', /whole application within 60 pages/],
    ['Each attachment is limited to 1-page maximum.', /each attachment within 1 page/],
    [
      'Proposals must be no longer than fifteen (15) single-spaced pages, excluding attachments.',
      /within 15 pages \(not counting attachments\)/,
    ],
    ['### Project Abstract\n\nLimit: 250 words maximum', /Project Abstract.*250 words/],
    [
      'Why does your community need this project? (300 words)',
      /"Why does your community need this project\?" within 300 words/,
    ],
    [
      'Describe the organization in no more than 2,000 characters, including spaces.',
      /2,000 characters/,
    ],
    ['The letter should be limited to three pages.', /the letter within 3 pages/],
    ['### Work Plan (5 pages)\n\nList the activities.', /"Work Plan" within 5 pages/],
    [
      '| Section | Page limit |\n| Need Statement | 3 |\n| Approach | 8 |',
      /Need Statement|need statement/,
    ],
    ['Part B must not exceed 70 pages.', /Part B within 70 pages/],
    ['Try to keep biographical sketches to one page: no more than one page per person.', /1 page/],
    [
      '# DEPARTMENT OF EDUCATION\nYou must limit the narrative to the equivalent of no more than 35 pages, using the following standards:',
      /^Keep the narrative within 35 pages$/,
    ],
    [
      '## Content\nIn addition a one-page abstract is required.',
      /^Keep the abstract within 1 page$/,
    ],
    [
      '## Uploads\nYour package must include these attachments:\n- Executive Summary. Summarize the project and the amount requested. One page.',
      /^Keep "Executive Summary" within 1 page$/,
    ],
    [
      "## What we'll ask you\n- The difference it will make and how you'll measure it (500 words)",
      /^Keep "The difference it will make and how you'll measure it" within 500 words$/,
    ],
    [
      '- Scholars: a résumé of no more than two pages for each scholar and a letter of commitment.',
      /^Keep the resume within 2 pages$/,
    ],
    [
      '## Required uploads\n- Artist bios or résumés, one page each',
      /^Keep "Artist bios or résumés" within 1 page$/,
    ],
    [
      '## What do we have to send?\nPlease send a letter, no longer than two pages, that tells us:',
      /^Keep the letter within 2 pages$/,
    ],
    ['# THE LETTER\nTwo pages.', /^Keep the letter within 2 pages$/],
    [
      '# THE LETTER\nBehind the letter you may put a one-page budget.',
      /^Keep the budget within 1 page$/,
    ],
    [
      '## VI. The letter of intent\nONE page (we mean it), by e-mail.',
      /^Keep "The letter of intent" within 1 page$/,
    ],
    [
      'B.4 Results expected & how you will observe them (max. 250 words)',
      /^Keep "Results expected & how you will observe them" within 250 words$/,
    ],
    [
      '# Grant Proposal Guidelines\nKeep in mind that the proposal should not exceed 10 pages.',
      /^Keep "Grant Proposal" within 10 pages$/,
    ],
    ['Background Information (1-2 pages): Describe your group.', /within 2 pages$/],
    ['Enclose a one-page project budget.', /^Keep the project budget within 1 page$/],
    [
      'Enclosures do not count toward the two pages.',
      /^Enclosures do not count toward the two pages$/,
    ],
    [
      '# Concept Note\nMaximum of 5 pages excluding the budget appendix.',
      /^Keep "Concept Note" within 5 pages \(not counting budget appendix\)$/,
    ],
  ],
  leaves: [
    '## What we do not fund\nPublication of books: Except companion booklets under 48 pages',
    'Reviewers read up to 40 pages a day.',
    'Visit our web page for more.',
    'File names may not exceed 50 characters.',
    'Use 12-point type and number all pages.',
    'Proposals that exceed the 10 page limit will be rejected.',
    'See page 12 of the guide.',
    'In other words, the limit does not apply.',
  ],
});
