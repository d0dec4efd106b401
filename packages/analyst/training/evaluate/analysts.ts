import {
  analyze,
  draftSections,
  type DraftedSection,
  type DraftMaterial,
  extract,
  loadDraftModel,
  loadExtractionModel,
  loadModel,
} from '@grantwright/analyst';
import type { Analysis, Extraction, ExtractedText } from '@grantwright/shared/contract';
import { createCachedEncoder } from '../corpus/embeddings.ts';
import type { Status } from '../labels/vocabulary.ts';

export type AnalysisResult = Omit<Analysis, 'savedDocumentId'>;

export type Analyst = {
  /** @param today ISO date, used to complete deadlines without a year */
  analyze: (extractedText: ExtractedText, today: string) => Promise<AnalysisResult>;
  extract: (file: string, extractedText: ExtractedText) => Promise<Extraction>;
  draft: (material: DraftMaterial) => Promise<DraftedSection[]>;
  /** Returns the document's status according to the analysis. */
  statusOf: (result: AnalysisResult) => Status;
};

/**
 * Opens the built-in analyst, caching embeddings in a folder.
 *
 * @param folder the output folder of `train.ts`. The drafting networks always come from the product.
 */
export async function openAnalyst(cache: string, folder?: URL): Promise<Analyst> {
  const model = await loadModel(undefined, folder);
  const encoder = await createCachedEncoder(model.encoder, cache);
  const extraction = await loadExtractionModel(encoder, folder);
  const draftModel = await loadDraftModel(encoder);
  return {
    analyze: (extractedText, today) => analyze({ extractedText, today }, { ...model, encoder }),
    extract: (file, extractedText) => extract([{ name: file, reading: extractedText }], extraction),
    draft: async (material) => {
      const sections: DraftedSection[] = [];
      for await (const section of draftSections(material, draftModel)) sections.push(section);
      return sections;
    },
    statusOf: ({ details: { status = 'not-a-call' } }) =>
      status === 'not-yet-open' ? 'upcoming' : status,
  };
}
