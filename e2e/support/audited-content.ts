import type { Analysis } from '@grantwright/shared/contract';
import { detailedAnalysis } from './detailed-analysis.ts';

export const unfinishedContent = [
  '<h2>Project Narrative</h2><p>TODO households wait since 1999, see attached.</p>',
  '<h2>Budget</h2><p>[NEEDS INPUT: What does the van cost?]</p>',
].join('');

/** Includes formatting and AI rules, so that "Ready to send?" shows all of its parts. */
export const analysisToSend: Analysis = {
  ...detailedAnalysis,
  details: {
    ...detailedAnalysis.details,
    aiPolicy: [{ text: 'Disclose any use of AI.', page: 3 }],
    requirements: [
      ...detailedAnalysis.details.requirements,
      { text: 'Use 12-point type.', kind: 'format', mandatory: true },
    ],
  },
};

export const everyKindOfBlock = [
  '<h2>Need</h2><p>Nine hundred households wait. [NEEDS INPUT: How many volunteers?]</p>',
  '<ul><li>Bread</li></ul><ol><li>Milk</li></ol><blockquote>They come each week.</blockquote>',
  '<table><tr><th>Line</th><th>Sum</th></tr><tr><td>Van</td><td>$40,000</td></tr></table>',
].join('');
