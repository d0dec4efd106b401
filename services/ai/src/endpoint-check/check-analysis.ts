import type { ExtractedText } from '@grantwright/shared/contract';
import { analyze } from '../openai/analysis/analyze.ts';
import type { CheckTools, Finding } from './check-tools.ts';

const createParagraph = (text: string) => ({ type: 'paragraph' as const, text });
const call: ExtractedText = {
  source: 'docx',
  blocks: [
    { type: 'heading', level: 1, text: 'Harbor Street Small Grants: Request for Proposals' },
    createParagraph('The Harbor Street Foundation invites proposals for neighborhood projects.'),
    createParagraph('Applications are due on March 5, 2027 at 5:00 p.m. Eastern Time.'),
    createParagraph('Awards range from $2,000 to $10,000. Only 501(c)(3) organizations may apply.'),
    { type: 'heading', level: 2, text: 'Project Narrative' },
    createParagraph('Describe the need and your plan in no more than 500 words.'),
  ],
  notes: [],
};

/** Checks that the model analyzes a short call for proposals and finds its deadline. */
export async function checkAnalysis({
  settings,
  send,
  onUsage,
  signal,
}: CheckTools): Promise<Finding> {
  const startedAt = performance.now();
  const tools = { settings, send, newMark: () => 'check' };
  const { details } = await analyze(tools, {
    extractedText: call,
    today: '2026-12-01',
    userId: '',
    signal,
    onUsage,
    onProgress: () => undefined,
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const findings = `${details.requirements.length} requirements and ${details.sections.length} sections in ${seconds} s`;
  return details.deadline?.date === '2027-03-05' && details.requirements.length > 0
    ? { outcome: 'works', text: `a short call is analyzed: ${findings}` }
    : {
        outcome: 'limited',
        text: `A short call is analyzed, but incompletely: ${findings}, ${details.deadline ? 'another deadline' : 'no deadline'}. Use a stronger model.`,
      };
}
