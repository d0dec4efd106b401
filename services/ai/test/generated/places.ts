import type { Block, Reading } from '@grantwright/shared/contract';
import type { DraftInput } from '../../src/providers/provider.ts';
import { draftInput, readingOf } from '../readings.ts';

/** Ways an order gets into a document. */
export const documentPlaces: Record<string, (reading: Reading, order: string) => Reading> = {
  'a paragraph': (reading, text) => withBlock(reading, { type: 'paragraph', text, page: 1 }),
  'a heading': (reading, text) => withBlock(reading, { type: 'heading', level: 2, text, page: 1 }),
  'a list': (reading, text) =>
    withBlock(reading, { type: 'item', depth: 1, ordered: false, text, page: 1 }),
  'a table cell': (reading, text) =>
    withBlock(reading, { type: 'table', rows: [['Amount', text]], page: 1 }),
  'a page title': (reading, order) => ({ ...reading, title: order }),
  'the middle of a sentence': (reading, order) => ({
    ...reading,
    blocks: reading.blocks.map((block) =>
      block.type === 'paragraph' ? { ...block, text: `${block.text} ${order}` } : block,
    ),
  }),
};

const withBlock = (reading: Reading, block: Block): Reading => ({
  ...reading,
  blocks: [...reading.blocks.slice(0, 2), block, ...reading.blocks.slice(2)],
});

const { organizationInfo, sections } = draftInput();
const inLibrary = (block: Block, name = 'notes'): Partial<DraftInput> => ({
  documents: [{ documentId: 'd1', name, reading: readingOf(block) }],
});

/** Ways an order gets into a draft. */
export const draftPlaces: Record<string, (order: string) => Partial<DraftInput>> = {
  'the mission': (order) => ({ organizationInfo: { ...organizationInfo, mission: order } }),
  'the projects': (order) => ({
    organizationInfo: { ...organizationInfo, currentProjects: order },
  }),
  'the organization’s name': (order) => ({
    organizationInfo: { ...organizationInfo, name: order },
  }),
  'additional information': (order) => ({
    organizationInfo: { ...organizationInfo, additionalInfo: order },
  }),
  'the address': (order) => ({
    organizationInfo: { ...organizationInfo, contactInfo: { address: order } },
  }),
  'an answer': (order) => ({ answers: [{ question: 'Who waits?', answer: order }] }),
  'a question': (order) => ({ answers: [{ question: order, answer: 'Many families.' }] }),
  'a requirement': (order) => ({ requirements: [order] }),
  'a section’s description': (order) => ({
    sections: sections.map((section) => ({ ...section, description: order })),
  }),
  'the program name': (order) => ({ grantProgram: order }),
  'a library document': (order) => inLibrary({ type: 'paragraph', text: `The need. ${order}` }),
  'a table of the library': (order) => inLibrary({ type: 'table', rows: [['Need', order]] }),
  'a file name': (order) => inLibrary({ type: 'paragraph', text: 'The need.' }, `${order}.pdf`),
};
