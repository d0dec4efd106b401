import {
  analyze,
  draft,
  type Encoder,
  extract,
  loadDraftModel,
  loadExtractionModel,
  loadModel,
} from '@grantwright/analyst';
import { setImmediate } from 'node:timers/promises';
import type { AiProvider, DraftedSection } from './provider.ts';

/** Lets other requests have their turn, and stops where the person has gone away. */
const pause = async (signal: AbortSignal): Promise<void> => {
  await setImmediate();
  signal.throwIfAborted();
};

/**
 * The analyst that needs no key and no network; whatever it states is in the document.
 *
 * @param encoder where this thread must not load one of its own
 */
export const createBuiltInProvider = (encoder?: Encoder): AiProvider => ({
  name: 'built-in',

  async analyze({ reading, today, signal, onProgress }) {
    await pause(signal);
    onProgress({ stage: 'analyzing', done: 0, total: 1 });
    const analysis = await analyze({ reading, today }, await loadModel(encoder));
    await pause(signal);
    onProgress({ stage: 'analyzing', done: 1, total: 1 });
    return analysis;
  },

  async extract({ documents, signal, onProgress }) {
    await pause(signal);
    onProgress({ stage: 'reading', done: 0, total: documents.length });
    const extraction = await extract(documents, await loadExtractionModel(encoder), (done) => {
      signal.throwIfAborted();
      onProgress({ stage: 'reading', done, total: documents.length });
    });
    await pause(signal);
    return extraction;
  },

  async draft(input) {
    const { signal, onProgress, onSection } = input;
    await pause(signal);
    const total = input.sections.length;
    onProgress({ stage: 'drafting', done: 0, total });
    const sections: DraftedSection[] = [];
    for await (const section of draft(input, await loadDraftModel(encoder))) {
      await pause(signal);
      sections.push(section);
      onSection(section);
      onProgress({ stage: 'drafting', section: section.name, done: sections.length, total });
    }
    return sections;
  },
});
