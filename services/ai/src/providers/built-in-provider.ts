import {
  analyze,
  answerQuestion,
  draftSections,
  type Encoder,
  extract,
  loadDraftModel,
  loadExtractionModel,
  loadModel,
} from '@grantwright/analyst';
import { setImmediate } from 'node:timers/promises';
import type { AiProvider, DraftedSection } from './provider.ts';

/** Yields to other requests, and throws if the request was canceled. */
const yieldOrAbort = async (signal: AbortSignal): Promise<void> => {
  await setImmediate();
  signal.throwIfAborted();
};

/**
 * Creates the analyst that works without a key or a network; everything it states comes from the document.
 *
 * @param encoder used instead of loading an encoder in this thread
 */
export const createBuiltInProvider = (encoder?: Encoder): AiProvider => ({
  name: 'built-in',

  async analyze({ extractedText, today, signal, onProgress }) {
    await yieldOrAbort(signal);
    onProgress({ stage: 'analyzing', done: 0, total: 1 });
    const analysis = await analyze({ extractedText, today }, await loadModel(encoder));
    await yieldOrAbort(signal);
    onProgress({ stage: 'analyzing', done: 1, total: 1 });
    return analysis;
  },

  async extract({ documents, signal, onProgress }) {
    await yieldOrAbort(signal);
    onProgress({ stage: 'reading', done: 0, total: documents.length });
    const extraction = await extract(documents, await loadExtractionModel(encoder), (done) => {
      signal.throwIfAborted();
      onProgress({ stage: 'reading', done, total: documents.length });
    });
    await yieldOrAbort(signal);
    return extraction;
  },

  async draft(input) {
    const { signal, onProgress, onSection } = input;
    await yieldOrAbort(signal);
    const total = input.only === undefined ? input.sections.length : 1;
    onProgress({ stage: 'drafting', done: 0, total });
    const sections: DraftedSection[] = [];
    for await (const section of draftSections(input, await loadDraftModel(encoder))) {
      await yieldOrAbort(signal);
      if (input.only !== undefined && section.name !== input.only) continue;
      sections.push(section);
      onSection(section);
      onProgress({ stage: 'drafting', section: section.name, done: sections.length, total });
      if (input.only !== undefined) break;
    }
    return sections;
  },

  async answer(input) {
    await yieldOrAbort(input.signal);
    return answerQuestion(input, await loadDraftModel(encoder));
  },
});
