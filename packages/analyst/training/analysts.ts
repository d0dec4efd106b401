import { analyzeGuidelines, extractOrganization } from '@grantwright/ai';
import { analyze, extract, loadModel } from '@grantwright/analyst';
import type { Analysis, Extraction, Reading } from '@grantwright/shared/contract';
import { cachedEncoder } from './embeddings.ts';
import type { Status } from './vocabulary.ts';

export type AnalysisResult = Omit<Analysis, 'savedDocumentId'>;

export type Analyst = {
  /** @param today ISO date, by which deadlines without a year are completed */
  analyze: (reading: Reading, today: string) => AnalysisResult | Promise<AnalysisResult>;
  extract: (file: string, reading: Reading) => Extraction | Promise<Extraction>;
  /** What the analysis says of the document; `call` where it tells a call from other documents only. */
  statusOf: (result: AnalysisResult) => Status | 'call';
};

/** Opens the analyst of this name: today's rules, or the package that replaces them. */
export async function openAnalyst(name: string, cache: string): Promise<Analyst> {
  const today: Analyst = {
    analyze: (reading, today) => analyzeGuidelines({ reading, today }),
    extract: (file, reading) => extractOrganization([{ name: file, reading }]),
    statusOf: ({ details }) => (details.isCall ? 'call' : 'not-a-call'),
  };
  if (name === 'today') return today;
  const model = await loadModel();
  const encoder = await cachedEncoder(model.encoder, cache);
  return {
    ...today,
    analyze: (reading, day) => analyze({ reading, today: day }, { ...model, encoder }),
    extract: (file, reading) => extract([{ name: file, reading }], { ...model, encoder }),
  };
}
