import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { listFunderTexts } from '../text/list-funder-texts.ts';
import type { Draft } from '../../readiness-input.ts';

const { warning } = createFindingFactory('missing-detail');
const asksForTaxId =
  /\b(?:EIN|employer identification number|tax(?:payer)? (?:ID|identification))\b/i;

/** Finds a missing title, program or organization name, and a missing tax ID if the funder asks for it. */
export function missingDetails(draft: Draft): Finding[] {
  const { title, grantProgram, organizationInfo } = draft;
  const isTaxIdMissing = !organizationInfo?.taxId?.trim();
  return [
    ...(title.trim()
      ? []
      : [warning('title', 'The application has no title', { place: { type: 'title' } })]),
    ...(grantProgram.trim()
      ? []
      : [warning('program', 'The grant program is missing', { place: { type: 'program' } })]),
    ...(organizationInfo?.name.trim()
      ? []
      : [
          warning('organization', 'The name of your organization is missing', {
            place: { type: 'profile', field: 'name' },
          }),
        ]),
    ...(isTaxIdMissing && asksForTaxId.test(listFunderTexts(draft).join('\n'))
      ? [
          warning(
            'tax ID',
            'The funder asks for your tax ID (EIN), but your profile doesn’t have one',
            {
              place: { type: 'profile', field: 'taxId' },
            },
          ),
        ]
      : []),
  ];
}
