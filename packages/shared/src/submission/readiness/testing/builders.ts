import type { AnalysisDetails, SectionDetail } from '../../../contract/index.ts';
import { htmlToDocument } from '../../../richtext/index.ts';
import { analysisDetails } from '../../testing/analysis-details.ts';
import type { ReadinessInput } from '../readiness-input.ts';

export type Given = Partial<Omit<ReadinessInput, 'document' | 'details'>> & {
  html?: string;
  sections?: SectionDetail[];
  details?: Partial<AnalysisDetails>;
};

export const aSection = (name: string, given: Partial<SectionDetail> = {}): SectionDetail => ({
  name,
  description: '',
  required: true,
  prompts: [],
  ...given,
});

/** Returns an application with analyzed guidelines. */
export const aReadinessInput = ({
  html = '<h2>Need</h2><p>Six in ten families pay more than half of their income in rent.</p>',
  sections = [],
  details,
  ...given
}: Given = {}): ReadinessInput => ({
  title: 'A roof for everyone',
  grantProgram: 'Shelter Fund',
  document: htmlToDocument(html),
  details: analysisDetails({ sections, ...details }),
  organizationInfo: { name: 'Harbor House', taxId: '12-3456789' },
  now: new Date('2026-11-01T10:00:00.000Z'),
  ...given,
});
