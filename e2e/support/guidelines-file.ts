import { HeadingLevel, Paragraph } from 'docx';
import type { UploadFile } from '../input-methods/input-method.ts';
import { wordFile } from './word-file.ts';

const title = 'Riverbend Community Fund: Healthy Neighborhoods Grants 2027';

const parts: [heading: string, lines: string[]][] = [
  [
    'About the program',
    [
      'The Riverbend Community Fund invites nonprofit organizations to apply for a Healthy Neighborhoods grant.',
      'Applicants must be tax-exempt under Section 501(c)(3) of the Internal Revenue Code.',
      'Grants range from $10,000 to $40,000. The grant period is twelve months.',
    ],
  ],
  [
    'How to apply',
    [
      'Applications are due by March 15, 2027 at 5:00 PM Eastern Time.',
      'Submit the application through the online portal.',
      'The narrative may not exceed 1,500 words.',
      'Attach the IRS determination letter and the current operating budget.',
    ],
  ],
  [
    'Application narrative',
    [
      'Your narrative must include the following sections:',
      '1. Organization Background (300 words): Describe the mission and history of your organization.',
      '2. Statement of Need (400 words): What need will the project address, and whom does it affect?',
      '3. Project Description (500 words): What will you do, where, and for how many people?',
      '4. Evaluation (300 words): How will you measure success?',
    ],
  ],
];

let file: Promise<UploadFile> | undefined;

/** Fictional funder guidelines as a Word file, built once per worker. */
export const guidelinesFile = (): Promise<UploadFile> =>
  (file ??= wordFile('healthy-neighborhoods.docx', [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    ...parts.flatMap(([heading, lines]) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
      ...lines.map((line) => new Paragraph(line)),
    ]),
  ]));
