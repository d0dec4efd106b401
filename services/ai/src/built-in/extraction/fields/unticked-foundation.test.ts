import type { Block } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { extractOrganization } from '../extract-organization.ts';

const item = (text: string, checked: boolean): Block => ({
  type: 'item',
  depth: 0,
  ordered: false,
  text,
  checked,
});
const typeOf = (options: Block[]) =>
  extractOrganization([
    {
      name: 'return.docx',
      reading: {
        source: 'docx',
        blocks: [
          { type: 'heading', level: 1, text: 'Alder Creek Trust' },
          { type: 'paragraph', text: 'Form 990-PF' },
          ...options,
        ],
        notes: [],
      },
    },
  ]).organizationType;

it.each<[string, Block[]]>([
  [
    'items',
    [item('501(c)(3) exempt private foundation', false), item('501(c)(3) organization', true)],
  ],
  [
    'a line',
    [{ type: 'paragraph', text: '☐ private foundation ☒ 501(c)(3) nonprofit organization' }],
  ],
  [
    'cells',
    [
      {
        type: 'table',
        rows: [
          ['Type', '☐ Private operating foundation'],
          ['', '☑ 501(c)(3)'],
        ],
      },
    ],
  ],
])('does not call an organization a foundation whose box is empty in %s', (_, options) => {
  expect(typeOf(options)).toBe('nonprofit');
});

it('calls it a foundation where one kind of foundation is ticked, or nothing is', () => {
  expect(
    typeOf([
      item('Section 501(c)(3) exempt private foundation', true),
      item('Other taxable private foundation', false),
    ]),
  ).toBe('foundation');
  expect(typeOf([item('Other taxable private foundation', false)])).toBe('foundation');
});
