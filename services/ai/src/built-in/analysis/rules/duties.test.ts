import { reads } from '../fixtures/reads.ts';
import { duties } from './duties.ts';

reads(duties, {
  finds: [
    [
      'Do NOT select a design consultant without direction from the committee that funds projects.',
      /Do NOT select a design consultant/,
    ],
    [
      'It is required that prospective applicants contact the program officer before submitting a proposal.',
      /It is required that prospective applicants contact/,
    ],
    [
      'Applicants must carry out the project in a rural county.',
      /^Carry out the project in a rural county/,
    ],
    [
      'The Significance section must include a paragraph with the heading "Evidence".',
      /must include a paragraph/,
    ],
    [
      'You must not name the members of the committee in the application.',
      /^Do not name the members/,
    ],
    ['The Project Director must be a licensed nurse.', /licensed nurse/],
    ['Applicants are encouraged to talk with program staff.', /Talk with program staff/],
    ['Each proposal must name one lead organization.', /one lead organization/],
  ],
  leaves: [
    'Do not describe activities here.',
    'Do not hesitate to ask about your application.',
    '"Continuing early support" in this context is defined as having received only minor awards for the project.',
    'A panel of at least three reviewers scores each application.',

    'It must also be signed.',
    'We must decide by June.',
    'The Foundation may require a visit.',
    'Must be',
    'Is a plan required?',
    'Grantees must acknowledge the Council in print.',
    'For example, applicants must show need.',
  ],
});
