import type { Block, ExtractedText } from '@grantwright/shared/contract';
import type { DraftInput } from '../../src/providers/provider.ts';
import { draftInput, createExtractedText } from '../extracted-texts.ts';

/** Ways for an injection to get into a document. */
export const documentPlaces: Record<
  string,
  (extractedText: ExtractedText, injection: string) => ExtractedText
> = {
  'a paragraph': (extractedText, text) =>
    withBlock(extractedText, { type: 'paragraph', text, page: 1 }),
  'a heading': (extractedText, text) =>
    withBlock(extractedText, { type: 'heading', level: 2, text, page: 1 }),
  'a list': (extractedText, text) =>
    withBlock(extractedText, { type: 'item', depth: 1, ordered: false, text, page: 1 }),
  'a table cell': (extractedText, text) =>
    withBlock(extractedText, { type: 'table', rows: [['Amount', text]], page: 1 }),
  'a page title': (extractedText, injection) => ({ ...extractedText, title: injection }),
  'the middle of a sentence': (extractedText, injection) => ({
    ...extractedText,
    blocks: extractedText.blocks.map((block) =>
      block.type === 'paragraph' ? { ...block, text: `${block.text} ${injection}` } : block,
    ),
  }),
};

const withBlock = (extractedText: ExtractedText, block: Block): ExtractedText => ({
  ...extractedText,
  blocks: [...extractedText.blocks.slice(0, 2), block, ...extractedText.blocks.slice(2)],
});

const { organizationInfo, sections } = draftInput();
const inLibrary = (block: Block, name = 'notes'): Partial<DraftInput> => ({
  documents: [{ documentId: 'd1', name, reading: createExtractedText(block) }],
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
