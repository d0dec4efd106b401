import { reads } from '../fixtures/reads.ts';
import { requiredContent } from './required-content.ts';

reads(requiredContent, {
  finds: [
    [
      'The letter must include:\n- Name of applicant\n- Description of current activities',
      /^Tell in the letter: Name of applicant; Description of current activities$/,
    ],
    [
      "The supervisor's letter should be divided in the following sections:\n- confirm the applicant's good standing\n- why the applicant would benefit",
      /^Tell in the supervisor's letter: /,
    ],
    [
      'A complete application consists of the following:\n- Cover page\n- Two-page curriculum vitae\n- Confirmation of matching funds',
      /^Put in the application: Cover page; /,
    ],
  ],
  leaves: [
    'When considering proposals, note that those with the following characteristics do well:\n- Work with others\n- Prevention of problems',
    'To prepare and submit your proposal, you should follow the steps below.\n- Write your proposal\n- Submit your proposal on this site',
    'The program prioritizes projects that serve members, with proposals in the following areas of request:\n- Equipment and technology\n- Marketing',
    'Proposals on the following topics are encouraged, but applicants should feel free to describe others:\n- Why do open science\n- Team science',
    'Applicants may use the following checklist to ensure common items are considered in budgets:\n- consumables\n- travel',
    'For each proposal, evaluators provide the following elements:\n- Scores for each criterion\n- A short narrative',
  ],
});
