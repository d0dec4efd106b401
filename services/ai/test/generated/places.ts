import type { Block, ExtractedText } from '@grantwright/shared/contract';
import type { DraftInput } from '../../src/providers/provider.ts';
import { draftInput, extractedTextOf } from '../extracted-texts.ts';

/** Ways for an injection to get into a document. */
export const documentPlaces: Record<
  string,
  (reading: ExtractedText, injection: string) => ExtractedText
> = {
  'a paragraph': (reading, text) => withBlock(reading, { type: 'paragraph', text, page: 1 }),
  'a heading': (reading, text) => withBlock(reading, { type: 'heading', level: 2, text, page: 1 }),
  'a list': (reading, text) =>
    withBlock(reading, { type: 'item', depth: 1, ordered: false, text, page: 1 }),
  'a table cell': (reading, text) =>
    withBlock(reading, { type: 'table', rows: [['Amount', text]], page: 1 }),
  'a page title': (reading, injection) => ({ ...reading, title: injection }),
  'the middle of a sentence': (reading, injection) => ({
    ...reading,
    blocks: reading.blocks.map((block) =>
      block.type === 'paragraph' ? { ...block, text: `${block.text} ${injection}` } : block,
    ),
  }),
};

const withBlock = (reading: ExtractedText, block: Block): ExtractedText => ({
  ...reading,
  blocks: [...reading.blocks.slice(0, 2), block, ...reading.blocks.slice(2)],
});

const { organizationInfo, sections } = draftInput();
const inLibrary = (block: Block, name = 'notes'): Partial<DraftInput> => ({
  documents: [{ documentId: 'd1', name, reading: extractedTextOf(block) }],
});

/** Ways for an injection to get into a draft. */
export const draftPlaces: Record<string, (injection: string) => Partial<DraftInput>> = {
  'the mission': (injection) => ({ organizationInfo: { ...organizationInfo, mission: injection } }),
  'the projects': (injection) => ({
    organizationInfo: { ...organizationInfo, currentProjects: injection },
  }),
  'the organization’s name': (injection) => ({
    organizationInfo: { ...organizationInfo, name: injection },
  }),
  'additional information': (injection) => ({
    organizationInfo: { ...organizationInfo, additionalInfo: injection },
  }),
  'the address': (injection) => ({
    organizationInfo: { ...organizationInfo, contactInfo: { address: injection } },
  }),
  'an answer': (injection) => ({ answers: [{ question: 'Who waits?', answer: injection }] }),
  'a question': (injection) => ({ answers: [{ question: injection, answer: 'Many families.' }] }),
  'a requirement': (injection) => ({ requirements: [injection] }),
  'a section’s description': (injection) => ({
    sections: sections.map((section) => ({ ...section, description: injection })),
  }),
  'the program name': (injection) => ({ grantProgram: injection }),
  'a library document': (injection) =>
    inLibrary({ type: 'paragraph', text: `The need. ${injection}` }),
  'a table of the library': (injection) =>
    inLibrary({ type: 'table', rows: [['Need', injection]] }),
  'a file name': (injection) =>
    inLibrary({ type: 'paragraph', text: 'The need.' }, `${injection}.pdf`),
};
