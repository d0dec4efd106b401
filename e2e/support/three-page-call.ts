import { HeadingLevel, Paragraph } from 'docx';
import type { UploadFile } from '../input-methods/input-method.ts';
import { wordFile } from './word-file.ts';

const title = 'Millbrook Community Trust: Pantry Equipment Grants 2030';

/** Enough text to fill three pages in Word's default style. */
const parts: [heading: string, lines: string[]][] = [
  [
    'About the Trust',
    [
      'The Millbrook Community Trust was established in 1961 by three families who owned mills along the river. It supports organizations that feed, house and teach the people of the Millbrook valley, and it has no staff outside the valley.',
      'Since 2014 the Trust has offered Pantry Equipment Grants. Food pantries told us that volunteers and food are easier to find than freezers, shelves and vehicles, and that equipment which breaks in winter closes a pantry when it is needed most.',
      'In the last round the Trust received sixty-one applications and awarded nineteen grants. Most grants went to pantries that open at least twice a week.',
      'The Trust does not publish the names of its reviewers. Reviewers live in the valley, and each application is read by three of them before the board meets.',
    ],
  ],
  [
    'Who may apply',
    [
      'Applicants must be tax-exempt under Section 501(c)(3) of the Internal Revenue Code.',
      'Individuals and political organizations are not eligible.',
      'An organization may submit one application in each round.',
      'Applicants that received a grant in the last round may apply again once their final report has been accepted.',
    ],
  ],
  [
    'What the grants pay for',
    [
      'Grants range from $5,000 to $25,000.',
      'The grant period is twelve months and begins on the day the agreement is signed.',
      'Funds pay for freezers, refrigerators, shelves, pallet jacks, vehicles and their installation.',
      'Funds may not be used for salaries, rent or debts.',
      'The Trust prefers equipment that several pantries share, because a freezer that is half empty in one town is missed in the next.',
      'A grant of the Trust does not have to be matched. If other funders pay a part of the equipment, say who they are and whether they have decided.',
    ],
  ],
  [
    'How to apply',
    [
      'Applications must be received by May 14, 2030 at 5:00 PM Eastern Time.',
      'Submit the application through the online portal of the Trust. The portal closes on time, and applications that arrive by mail are not read.',
      'The application must be in 12-point Times New Roman, double-spaced, with one-inch margins.',
      'The name of the applicant must appear at the top of each page.',
      'Number all pages.',
      'The portal accepts one file of at most 10 MB for each attachment.',
    ],
  ],
  [
    'Use of artificial intelligence',
    [
      'Applicants must disclose any use of artificial intelligence in preparing the application.',
      'Disclosing it does not lower the score of an application.',
    ],
  ],
  [
    'Application narrative',
    [
      'Your narrative must include the following sections:',
      '1. Organization Background (120 words): Describe the mission of your organization.',
      '2. Statement of Need (150 words): What need will the equipment address?',
      '3. Equipment and Plan (80 words): What will you buy, and who will use it?',
    ],
  ],
  [
    'Attachments',
    ['Attach the IRS determination letter.', 'Attach a list of the board of directors.'],
  ],
  [
    'How applications are read',
    [
      'Reviewers first ask whether the need is shown with numbers from the applicant’s own pantries, and not only with those of the county or the state. A short record of visits is worth more than a long quotation from a report.',
      'They then ask whether the plan fits the building, the people and the days on which the pantry opens. A walk-in freezer that no one can carry boxes to, or a van without a driver, has been the most common reason for a refusal in the last rounds.',
      'Finally they compare the price of the equipment with offers that other pantries received. Offers do not have to be sent with the application; the Trust asks for them before it signs an agreement.',
      'Each application is scored as follows:',
      'Statement of Need (40 points)',
      'Equipment and Plan (35 points)',
      'Shared use and sustainability (25 points)',
      'Reviewers do not meet applicants, and they do not visit websites that an application mentions.',
    ],
  ],
  [
    'After the decision',
    [
      'The board decides in July 2030, and the Trust writes to all applicants by August 2, 2030.',
      'Grantees send a final report of two pages within sixty days after the end of the grant period. The report says what was bought, what it cost, how often it was used and what the pantry would do differently.',
      'Equipment stays with the grantee. If a pantry closes within five years, the Trust helps to find another pantry that takes the equipment over.',
      'The Trust may publish photographs of the equipment. It does not publish photographs of the people who visit a pantry.',
    ],
  ],
  [
    'Questions',
    [
      'The program officer answers questions at grants@millbrooktrust.example or (555) 014-2277 on weekdays from nine to noon.',
      'The Trust answers questions until a week before the deadline, and publishes the answers on its website without the names of those who asked.',
    ],
  ],
];

/** Creates a fictional call for applications as a Word file. */
export const threePageCall = (): Promise<UploadFile> =>
  wordFile('pantry-equipment.docx', [
    new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
    ...parts.flatMap(([heading, lines]) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
      ...lines.map((line) => new Paragraph({ text: line, spacing: { after: 240, line: 420 } })),
    ]),
  ]);
