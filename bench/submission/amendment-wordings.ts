/**
 * Amendments as funders word and lay them out: a line that starts with # is a heading, one with | a row of a table. The
 * title comes first, and BEFORE, AFTER, PROGRAM and SECTION are replaced.
 */
const columns = '|Section|Currently reads|Is changed to read';
const rest = 'All other terms and conditions remain unchanged.';

export const amendmentWordings: Record<'deadline' | 'award' | 'limit', readonly string[][]> = {
  deadline: [
    ['#Amendment 1: PROGRAM', 'The application due date is changed from BEFORE to AFTER.', rest],
    [
      '#Notice of Change to the Application Due Date for PROGRAM',
      'This Notice is to extend the Application Due Date. The New Application Due Date is:',
      '#New Application Due Date(s)',
      'AFTER, by 11:59 PM Eastern Time.',
      'Late applications will not be accepted for this FOA.',
    ],
    [
      '#Addendum No. 2: PROGRAM',
      columns,
      '|Submission deadline|BEFORE, 5:00 p.m.|AFTER, 5:00 p.m.',
    ],
    [
      '#Modification 3: PROGRAM',
      'Delete: “Applications must be received by BEFORE.” Replace with: “Applications must be received by AFTER.”',
    ],
    [
      '#Frequently Asked Questions: PROGRAM',
      'Q: Has the deadline been extended?',
      'A: Yes. Applications will now be accepted until AFTER at 5:00 p.m.',
    ],
    [
      '#Amendment 1: PROGRAM',
      '#Key dates',
      'Application deadline: AFTER (previously BEFORE)',
      rest,
    ],
    [
      '#Amendment 1: PROGRAM',
      'All references to BEFORE as the closing date are hereby replaced with AFTER.',
    ],
    [
      '#Amendment 1: PROGRAM',
      'Due to technical difficulties, the deadline has been extended to AFTER at 11:59 p.m. ET.',
    ],
    [
      '#Amendment 1: PROGRAM',
      'The closing date of BEFORE, as stated in Section IV, is hereby extended to AFTER.',
      rest,
    ],
    [
      '#Modification: PROGRAM',
      'Section IV.4 currently states:',
      'Applications are due on BEFORE.',
      'This text is now replaced with the following:',
      'Applications are due on AFTER.',
    ],
  ],
  award: [
    ['#Amendment 1: PROGRAM', 'The maximum award is increased from BEFORE to AFTER.', rest],
    ['#Amendment 1: PROGRAM', 'The award ceiling is now AFTER (was BEFORE).', rest],
    ['#Addendum No. 2: PROGRAM', columns, '|Maximum award|BEFORE|AFTER', rest],
    [
      '#Modification 3: PROGRAM',
      'In Section II, the sentence “The maximum award is BEFORE.” is replaced by “The maximum award is AFTER.”',
    ],
    [
      '#Questions and Answers: PROGRAM',
      'Q: Is the maximum request still BEFORE?',
      'A: No. Applicants may now request up to AFTER.',
    ],
    [
      '#Amendment 1: PROGRAM',
      'This amendment revises the following:',
      'Award Ceiling: AFTER',
      rest,
    ],
  ],
  limit: [
    ['#Amendment 1: PROGRAM', 'The limit for “SECTION” is increased from BEFORE to AFTER.', rest],
    ['#Amendment 1: PROGRAM', '“SECTION” may now be up to AFTER.'],
    ['#Addendum No. 2: PROGRAM', columns, '|SECTION|Maximum BEFORE|Maximum AFTER', rest],
    [
      '#Modification 3: PROGRAM',
      'Strike “SECTION (maximum BEFORE)” and insert “SECTION (maximum AFTER)”.',
    ],
  ],
};
