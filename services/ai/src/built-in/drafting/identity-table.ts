import { type OrganizationInfo, organizationTypeLabels } from '@grantwright/shared/contract';
import type { RichBlock } from '@grantwright/shared/richtext';
import { squeeze } from '@grantwright/analyst';

const written = (value: string | number | null | undefined): string => squeeze(String(value ?? ''));

/** Street, town, state and post code in one line, as far as the profile holds them. */
export const addressOf = ({ contactInfo }: OrganizationInfo): string => {
  const place = [
    written(contactInfo?.city),
    `${written(contactInfo?.state)} ${written(contactInfo?.postalCode)}`.trim(),
  ];
  return [written(contactInfo?.address), ...place].filter(Boolean).join(', ');
};

/** Who applies, as a form asks it: only the lines that the profile holds; undefined when it is but a name. */
export const identityTable = (info: OrganizationInfo): RichBlock | undefined => {
  const rows = [
    ['Organization', written(info.name)],
    ['Type', info.type ? organizationTypeLabels[info.type] : ''],
    ['Tax ID (EIN)', written(info.taxId)],
    ['Founded', written(info.foundedYear)],
    ['Address', addressOf(info)],
    ['Phone', written(info.contactInfo?.phone)],
    ['Email', written(info.contactInfo?.email)],
    ['Website', written(info.website)],
  ].filter(([, value]) => value !== '');
  if (rows.length < 3) return undefined;
  return {
    type: 'table',
    children: rows.map(([label = '', value = '']) => ({
      type: 'table-row',
      children: [
        {
          type: 'table-cell',
          header: true,
          children: [{ type: 'paragraph', children: [{ text: label }] }],
        },
        { type: 'table-cell', children: [{ type: 'paragraph', children: [{ text: value }] }] },
      ],
    })),
  };
};
