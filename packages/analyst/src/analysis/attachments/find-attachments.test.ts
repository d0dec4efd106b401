import type { Block } from '@grantwright/shared/contract';
import { findAttachmentLimits } from '@grantwright/shared/submission';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../model/roles.ts';
import { classifiedUnits, heading, listItem, paragraph } from '../../testing/classified-units.ts';
import { findRequirements } from '../requirements/find-requirements.ts';
import { findAttachments } from './find-attachments.ts';

const found = (
  blocks: Block[],
  sections: string[] = [],
  isAttachment: (text: string) => boolean = () => true,
  role: Role = 'attachment',
) => {
  const units = classifiedUnits(blocks, (text) => ({ role: isAttachment(text) ? role : 'other' }));
  const { lines } = findRequirements(units.filter(({ kind }) => kind !== 'heading'));
  const { attachments, requirements } = findAttachments(
    lines,
    sections.map((name) => ({ name })),
  );
  const kinds = requirements.map(({ kind }) => kind);
  return { attachments, kinds, attached: requirements.map(({ isAttached = false }) => isAttached) };
};

it('lists documents with a quote, and marks the requirement to attach them', () => {
  const text = 'Attach the audit (at most 9 pages) and, if available, letters of support.';
  const optional = 'Letters of support may be attached.';
  expect(
    found([paragraph('Attach the audit (at most 9 pages).'), paragraph(optional)]),
  ).toMatchObject({
    attachments: [
      { name: 'Audit', required: true, quote: 'Attach the audit (at most 9 pages).' },
      { name: 'Letters of support', required: false, quote: optional },
    ],
    attached: [true, true],
  });
  expect(found([paragraph(text)])).toMatchObject({ attachments: [], attached: [false] });
});

describe('a line about a length', () => {
  const limiting = (text: string) => found([paragraph(text)], [], () => true, 'limit');

  it('lists the document that it requests, with its length', () => {
    const text = 'Attach a letter of support of at most 2 pages.';
    const { attachments, kinds, attached } = limiting(text);
    expect(attachments).toEqual([{ name: 'Letter of support', required: true, quote: text }]);
    expect(attachments.map(findAttachmentLimits)).toEqual([{ maxPages: 2 }]);
    expect({ kinds, attached }).toEqual({ kinds: ['attachment'], attached: [true] });
  });

  it('stays a limit if it requests no document to attach', () =>
    expect(limiting('Submit a proposal of at most 5 pages.')).toMatchObject({
      attachments: [],
      kinds: ['limit'],
      attached: [false],
    }));
});

it('lists a document once, and as required if any sentence requires it', () => {
  const texts = ['You may attach a W-9.', 'Upload the W-9.'];
  expect(found(texts.map(paragraph))).toMatchObject({
    attachments: [{ name: 'W-9', required: true, quote: texts[0] }],
    attached: [true, true],
  });
});

it('marks an introduction only if all of its items are listed', () => {
  const lead = paragraph('Attach the following:');
  const items = ['Audit', 'Bylaws'].map(listItem);
  const other = listItem('The name of the person who keeps your accounts must be stated.');
  expect(found([lead, ...items])).toMatchObject({
    attachments: [
      { name: 'Audit', quote: 'Audit' },
      { name: 'Bylaws', quote: 'Bylaws' },
    ],
  });
  expect(found([lead, ...items]).attached).not.toContain(false);
  expect(found([lead, ...items, other]).attached).toContain(false);
});

it('marks an introduction whose items are all listed', () => {
  const lead = 'Applicants must attach the following:';
  const blocks = [paragraph(lead), listItem('Audit'), listItem('Bylaws')];
  expect(found(blocks, [], (text) => text === lead).attached).toEqual([true]);
});

it.each([
  [
    'asks for more than its items',
    [
      'Mail three copies of the application form with the following attachments:',
      'Audit',
      'Bylaws',
    ],
  ],
  [
    'lists a document that not everyone attaches',
    ['Attach the following:', 'Audit, if available', 'Bylaws'],
  ],
])('does not mark an introduction that %s', (_, [lead = '', ...items]) => {
  const blocks = [paragraph(lead), ...items.map(listItem)];
  expect(found(blocks, [], (text) => text === lead).attached).toEqual([false]);
});

it('does not mark a request to another person for a document of the same name', () => {
  const texts = [
    'Attach a letter of support from the school principal.',
    'Attach a letter of support from your fiscal sponsor.',
  ];
  expect(found(texts.map(paragraph)).attached).toEqual([true, false]);
});

it('leaves out a document that is also a section', () => {
  const blocks = [heading('Attachments'), paragraph('Attach a project budget.')];
  expect(found(blocks, ['Project Budget and Narrative'])).toMatchObject({
    attachments: [],
    attached: [false],
  });
});

it('reads a checklist in which one column states what is required', () => {
  const rows = [
    ['Document', 'Required', 'Included'],
    ['Cover letter', 'Yes', '☐'],
    ['Letters of support', 'No', '☐'],
    ['Audit', 'Yes, unless you are new', '☐'],
  ];
  expect(found([{ type: 'table', rows }])).toMatchObject({
    attachments: [
      { name: 'Cover letter', required: true },
      { name: 'Letters of support', required: false },
    ],
    attached: [false, true, true, false],
  });
});
