import { reads } from '../fixtures/reads.ts';
import { attachments } from './attachments.ts';

reads(attachments, {
  finds: [
    [
      '## Additional Materials Required\n- Most recent copy of 501(c)(3) determination letter\n- Form 990',
      /501\(c\)\(3\) determination letter\nAttach: Form 990/,
    ],
    [
      'In addition to the application, you will be asked to submit a cover letter, a budget, and your audited financial statements.',
      /cover letter, a budget/,
    ],
    [
      'You will also have the option of submitting up to three letters of support.',
      /up to three letters of support/,
    ],
    [
      'You will also need to upload:\n- Board of directors list\n- Most recent Form 990',
      /Attach: Board of directors list[\s\S]*Attach: Most recent Form 990/,
    ],
    [
      'Send us:\n- two written estimates\n- photographs\n- proof of insurance',
      /two written estimates/,
    ],
    [
      'Attachments (not counted in the page limit): board list, IRS letter, audited financial statements.',
      /^Attach: board list, IRS letter/,
    ],
    [
      'The following must be attached:\n- Attachment 1: Cover Sheet\n- Attachment 2: Budget Form',
      /Attachment 1 - Cover Sheet/,
    ],
    [
      '## Attachments\nIRS determination letter; list of board members; most recent Form 990; project budget on our form.',
      /^Attach: IRS determination letter; list of board members; most recent Form 990; project budget on our form$/,
    ],
    [
      'Documents to send: your constitution; accounts for the last year; a bank statement not older than three months.',
      /^Attach: your constitution; accounts for the last year; a bank statement/,
    ],
    [
      '## Attachments\n| Attachment | Required |\n| 1. Letters of agreement from each school | yes |\n| 2. Most recent audit | yes |\n| 3. Organizational chart | no |',
      /Letters of agreement from each school[\s\S]*Most recent audit[\s\S]*Organizational chart \(if you like\)/,
    ],
    [
      'Please add two letters from partners, a list of your board, and proof of nonprofit status.',
      /^Attach: two letters from partners, a list of your board, and proof of nonprofit status$/,
    ],
    ['You may submit up to three work samples.', /three work samples/],
    [
      '## Required Attachments\n\n- IRS determination letter\n- Current board list\n- Most recent Form 990',
      /Attach: IRS determination letter\nAttach: Current board list\nAttach: Most recent Form 990/,
    ],
    [
      'Please submit the following documents:\n\n- W-9 form\n- Certificate of insurance',
      /W-9 form[\s\S]*Certificate of insurance/,
    ],
    [
      '### Attachment 2: Project Organizational Chart\n\nProvide a one-page diagram of the project.',
      /Attachment 2: Project Organizational Chart \(at most 1 page\)/,
    ],
    [
      'Applicants must include a letter of support from the school district.',
      /letter of support from the school district/,
    ],
    [
      'Applications lacking a Partnership Plan attachment will not be reviewed.',
      /Partnership Plan/,
    ],
    ['Upload up to three letters of recommendation.', /letters of recommendation/],
    [
      'The application must be accompanied by audited financial statements.',
      /audited financial statements/,
    ],
    [
      '## Supporting documents\n\n- Governing document or constitution\n- Latest annual accounts\n- Safeguarding policy (if applicable)',
      /Safeguarding policy \(if applicable\)/,
    ],
    [
      'The letter must include:\n\n- A brief history of the organization\n- The amount requested\n- A copy of the IRS determination letter',
      /^Attach: copy of the IRS determination letter$/,
    ],
    [
      '| Form | Submission |\n| SF-424 Application for Federal Assistance | Required |\n| SF-LLL Disclosure of Lobbying Activities | If applicable |',
      /Include: SF-424[\s\S]*Lobbying Activities \(if it applies\)/,
    ],
    [
      'Tab 7 Certificate of insurance naming County as additional insured (may follow 30 days before event)',
      /^Attach as Tab 7: Certificate of insurance/,
    ],
    [
      'Please put with the letter (1) a budget on a single sheet, (2) the list of your board, (3) your I.R.S. letter, and (4) a note from a person who knows your work.',
      /^Attach: \(1\) a budget on a single sheet, \(2\) the list of your board/,
    ],
    [
      'With the letter enclose a one-page project budget, a list of your board members and a copy of your IRS determination letter.',
      /^Attach: a one-page project budget, a list of your board members and a copy/,
    ],
    [
      'The following documents are required: (1) the budget form; (2) proof of charitable status; (3) letters from two partners.',
      /^Attach: the budget form; proof of charitable status; letters from two partners$/,
    ],
    [
      'And these uploads, as PDF, none larger than 5 MB:\n- Project budget\n- Board list',
      /Attach: Project budget\nAttach: Board list/,
    ],
    [
      'Upload your W-9 and a project budget. For requests over $10,000 also your audited financial statements.',
      /Upload your W-9[\s\S]*For requests over \$10,000 also your audited financial statements|For requests over \$10,000[\s\S]*Upload your W-9/,
    ],
  ],
  leaves: [
    'Winners and applicants are expected to provide the Society with an open-source license for any tool.',
    '## Budget\n\n| Item | This grant | Other sources | Total |\n| --- | --- | --- | --- |\n| Travel plan | | | |\n| Printed forms | | | |',
    '## Appendix A. A sample budget\nLine, grant, cost share.',
    '## Appendix B. Some Major Grants of 2026\nThe Otter Museum: $8,000.',
    'Applicants will be given an application form, with a cover sheet and a checklist to ensure they include all the information we require.',
    'If you are unable to download the form, please contact the Foundation, and we will be pleased to send the form to you.',
    'An Acquittal Form must be returned no longer than 60 days after the project is completed.',

    'The committee sent letters to all applicants last year.',
    'Grantees must submit a final report and invoices.',
    'The proposal should include the following items:\n\n- Summary (1 page): Provide a summary.\n- Background (2 pages): Describe the need.\n- Budget (1 page): Provide a budget.',
    '## Evaluation\n\n- Clear budget\n- Strong plan',
    'We will provide a form for the report.',
    'You will upload this form in the application package.',
    'Once you save the file you can upload it within the form.',
  ],
});
