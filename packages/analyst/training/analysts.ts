import { analyzeGuidelines, extractOrganization } from '@grantwright/ai';
import type { Analysis, Extraction, Reading } from '@grantwright/shared/contract';
import type { Status } from './vocabulary.ts';

export type AnalysisResult = Omit<Analysis, 'savedDocumentId'>;

export type Analyst = {
  /** @param today ISO date, by which deadlines without a year are completed */
  analyze: (reading: Reading, today: string) => AnalysisResult;
  extract: (file: string, reading: Reading) => Extraction;
  /** What the analysis says of the document; `call` where it tells a call from other documents only. */
  statusOf: (result: AnalysisResult) => Status | 'call';
};

/** The analysts that can be evaluated, by the name that the command line gives. */
export const analysts: Partial<Record<string, Analyst>> = {
  today: {
    analyze: (reading, today) => analyzeGuidelines({ reading, today }),
    extract: (file, reading) => extractOrganization([{ name: file, reading }]),
    statusOf: ({ details }) => (details.isCall ? 'call' : 'not-a-call'),
  },
};
