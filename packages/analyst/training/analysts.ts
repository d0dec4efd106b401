import { extractOrganization } from '@grantwright/ai';
import { analyze, extract, loadFields, loadModel } from '@grantwright/analyst';
import type { Analysis, Extraction, Reading } from '@grantwright/shared/contract';
import { cachedEncoder } from './embeddings.ts';
import type { Status } from './vocabulary.ts';

export type AnalysisResult = Omit<Analysis, 'savedDocumentId'>;

export type Analyst = {
  /** @param today ISO date, by which deadlines without a year are completed */
  analyze: (reading: Reading, today: string) => Promise<AnalysisResult>;
  extract: (file: string, reading: Reading) => Extraction | Promise<Extraction>;
  /** What the analysis says of the document. */
  statusOf: (result: AnalysisResult) => Status;
};

/** How fields are extracted: by the rules that the product uses, or by units that a network judged. */
export const extractions = ['rules', 'learned'] as const;

/** Opens the analyst; embeddings are cached in a folder. */
export async function openAnalyst(
  cache: string,
  extraction: (typeof extractions)[number],
): Promise<Analyst> {
  const fields = await loadFields();
  const model = await loadModel();
  const encoder = await cachedEncoder(model.encoder, cache);
  return {
    analyze: (reading, today) => analyze({ reading, today }, { ...model, encoder }),
    extract: (file, reading) =>
      extraction === 'rules'
        ? extractOrganization([{ name: file, reading }])
        : extract([{ name: file, reading }], { encoder, fields }),
    statusOf: ({ details: { status = 'not-a-call' } }) =>
      status === 'not-yet-open' ? 'upcoming' : status,
  };
}
