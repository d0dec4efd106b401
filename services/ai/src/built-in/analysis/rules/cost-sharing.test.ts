import { reads } from '../fixtures/reads.ts';
import { costSharing } from './cost-sharing.ts';

reads(costSharing, {
  finds: [
    [
      'For this round the trustees have suspended co-funding requirements for requests of up to $8,000 and reduced co-funding requirements to 40 percent for all requests of more than $8,000, so that small groups can begin.',
      /suspended .* reduced .* 40 percent/,
    ],
    [
      'The Trust does not require matching funds, but it likes to see others give.',
      /^No cost sharing or match is required$/,
    ],
    ['Grants are 50/50 matching grants of up to $20,000.', /^Match the grant 50\/50/],
    ['| Co-contribution | 1:1 cash |', /1:1/],
    ['The council will fund 80% of the full economic cost.', /80%/],
    ['The Foundation does not usually fund 100% of a project.', /100%/],
    ['This program has no cost-sharing requirement.', /^No cost sharing/],
    ['Cost sharing or matching is not required.', /^No cost sharing/],
    ['Cost Sharing or Matching Requirement: No', /^No cost sharing/],
    ['Matching funds are not required for this grant.', /^No cost sharing/],
    ['Matching money is not required, though it is welcome.', /^No cost sharing/],
    [
      'Applicants must provide a match of at least 25 percent of the total project cost.',
      /25 percent/,
    ],
    ['A 1:1 match is required; up to half may be in-kind.', /1:1/],
    ['Grants must be matched dollar-for-dollar with non-federal funds.', /dollar-for-dollar/],
    ['The co-financing rate is limited to 80% of eligible costs.', /80%/],
    ['A non-federal match of $10,000 is required.', /\$10,000/],
    [
      'A non-Federal share of at least twenty-five percent of total project cost is required by statute.',
      /non-Federal share of at least twenty-five percent/,
    ],
    [
      'Applicant shall provide at least one dollar cash for each Council dollar.',
      /^Provide at least one dollar cash for each Council dollar$/,
    ],
    [
      'You will need to have raised half the total cost from other places before you apply.',
      /raised half the total cost/,
    ],
    [
      'The exceptions are: Arts Education, which has a 10% cash match; and the Youth Scholarship has no match.',
      /^The exceptions are: Arts Education, which has a 10% cash match/,
    ],
  ],
  leaves: [
    'The following attachments are required: (1) a budget; (2) audited accounts, where expenses exceed $400,000; (3) at least one letter documenting cost share.',
    'Check that your project matches our priorities.',
    'Our employees take part in a matching gifts program.',
    'In 2022 grantees raised $2 million in matching funds.',
    'Mentors are matched with students.',
    'Describe how the project will match the needs of the community.',
  ],
});
