import { reads } from '../fixtures/reads.ts';
import { eligibility } from './eligibility.ts';

reads(eligibility, {
  finds: [
    [
      '## Who may write\nNon-stock corporations, and charities abroad that are registered at home. Shops and candidates for an office may not.',
      /^Who may apply: Non-stock corporations, and charities abroad that are registered at home\nNot eligible: Shops and candidates for an office$/,
    ],
    [
      '4.2 Trade unions, religious bodies and private companies are excluded.',
      /religious bodies and private companies are excluded$/,
    ],
    [
      '3.2 Ineligible applicants. For-profit firms, individuals, and applicants which owe a report.',
      /^Not eligible: For-profit firms, individuals, and applicants which owe a report$/,
    ],
    [
      '## Who may apply\nIt must have been active for at least three years, and its members must live in the valley.',
      /^Have been active for at least three years/,
    ],
    [
      '## Who may apply\nGroups with annual expenses above $800,000 are asked to apply in the fall.',
      /above \$800,000/,
    ],
    [
      'There are no restrictions or limitations on the type of organization eligible to serve as lead.',
      /There are no restrictions/,
    ],
    [
      'This solicitation has no limitations on the nationalities of either partner.',
      /no limitations on the nationalities/,
    ],
    [
      'The foundation will be awarding funds to staff members who submit successful applications for innovative projects.',
      /staff members who submit/,
    ],
    [
      'If your non-profit program helps families increase their financial security, consider applying for a grant from the fund.',
      /helps families/,
    ],
    [
      '## Who may apply\nOnly registered charities whose objectives are to assist one or more of the following groups:\n- Older people\n- People with disabilities',
      /^Only registered charities whose objectives are to assist[^:]*: Older people; People with disabilities$/,
    ],
    [
      'Applicants who fail to meet any of the following threshold requirements are ineligible:\n- Registration with the state\n- No open audit findings',
      /^To be eligible: /,
    ],
    [
      'You must:\n- hold a PhD or an equivalent qualification\n- be based at a research organisation',
      /^To be eligible: hold a PhD/,
    ],
    [
      '## Who May Apply\nOrganizations classified as nonprofit entities by the Internal Revenue Service.',
      /^Who may apply: Organizations classified as nonprofit/,
    ],
    [
      'The Foundation welcomes grant proposals submitted online from registered charities.',
      /from registered charities/,
    ],
    ['Grants are made only to organizations that are tax exempt.', /^Grants are made only to/],
    ['We do not make multi-year grants.', /multi-year/],
    [
      'Applicants must be tax-exempt under Section 501(c)(3) of the Internal Revenue Code.',
      /501\(c\)\(3\)/,
    ],
    [
      'Eligible applicants include:\n\n- Nonprofit organizations\n- Units of local government\n- Tribal governments',
      /^Who may apply: Nonprofit organizations; Units of local government; Tribal governments/,
    ],
    ['Individuals are not eligible to apply.', /Individuals are not eligible/],
    ['This funding is limited to organizations based in Cook County.', /Cook County/],
    [
      '## Eligibility\n\nOrganizations must have been in operation for at least three years.',
      /three years/,
    ],
    [
      'The Foundation does not make grants to individuals or political groups.',
      /does not make grants to individuals/,
    ],
    [
      '## Who can apply\n\n- registered charities\n- community interest companies\n- local authorities',
      /^Who may apply: registered charities/,
    ],
    [
      'To be eligible you must:\n\n- be based in Wales\n- have an annual income below £250,000',
      /^To be eligible: be based in Wales; have an annual income below £250,000/,
    ],
    [
      'We do not fund:\n\n- capital campaigns\n- scholarships\n- individuals',
      /^Not funded: capital campaigns; scholarships; individuals/,
    ],
    [
      'Organizations without 501(c)(3) status may apply through a fiscal sponsor.',
      /fiscal sponsor/,
    ],
    ['Only accredited medical schools may apply.', /Only accredited medical schools/],
    [
      'Your organisation must be one of the following:\n\n- a charity\n- a parish council',
      /one of these: a charity; a parish council/,
    ],
    [
      '## Who may apply\nFoundation funding is available for organizations within:\n- Multnomah and Clackamas Counties in Oregon\n- Clark County in Washington',
      /^Eligible places: Multnomah and Clackamas Counties in Oregon; Clark County in Washington$/,
    ],
    [
      '# III. Eligibility Information\n- Eligible Applicants: (a) Local educational agencies; (b) community colleges; or (c) public libraries.\n- a. Cost Sharing or Matching: This competition requires a match of ten percent of the Federal award.\n- Subgrantees: A grantee under this competition may not award subgrants.',
      /^Who may apply: Local educational agencies; community colleges; public libraries$/m,
    ],
    [
      '## Eligible applicants\n- Nonprofits having a 501(c)(3) status\n- consortia led by any of these. For-profit organizations and individuals may not apply.',
      /^Who may apply: Nonprofits having a 501\(c\)\(3\) status; consortia led by any of these\n.*For-profit organizations and individuals may not apply/,
    ],
    [
      '## Eligibility\n- Private entities and local governments\n- Employees of the sponsor are not eligible to compete.',
      /^(?!Who may apply[^\n]*Employees of the sponsor).*Employees of the sponsor are not eligible/s,
    ],
    ['We do not make multi-year commitments.', /do not make multi-year commitments/],
    ['No individuals & no political groups.', /^No individuals/],
  ],
  leaves: [
    '## Eligibility\nThe recipients could choose to allocate the funding in many ways, including:\n- Creating a tool to be scaled up\n- Coordinating a group of actors',
    '## Eligibility\nPurchases that are typically eligible for funding are:\n- Tools, equipment, or instruments\n- Hosting a conference',
    '## Eligibility\nExtension for parents:\n- Mothers are granted eighteen months per child\n- Fathers are granted the leave they took',
    '## Judging\nPeople from outside the agency will form a panel to judge how far applicants meet these:\n- The work shows alignment with our goals\n- The work reaches those in need',
    '## Eligibility\nDo you wish to be contacted, if eligible?\n- Yes, I agree to be contacted if eligible\n- No, I do not wish to be contacted',
    'Type of Awards: Grants will be made to eligible applicants.',
    'You can apply for between £10,000 and £50,000.',
    'An average below 70 is not eligible for funding.',

    '## Eligible Requests\n- Theft of equipment that programs need\n- Damage by fire or flood',
    'Trainees must be eligible students enrolled full time.',
    'Attach a copy of your 501(c)(3) determination letter.',
    'Eligible costs include travel and materials.',
    'The project summary should describe eligible participants.',
    'If you have received a grant, you may apply for reimbursement of eligible expenses.',
    'Register in SAM.gov to be eligible to apply.',
    'In 2023 we funded organizations located in 14 counties.',
  ],
});
