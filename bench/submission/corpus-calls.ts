import { join } from 'node:path';
import { analyze, loadModel } from '@grantwright/analyst';
import type { Analysis } from '@grantwright/shared/contract';
import { readCorpus, type CorpusDocument } from '@grantwright/training/corpus';
import { readExtractedText } from '@grantwright/training/extracted-texts';

type AnalyzedCall = { document: CorpusDocument; analysis: Omit<Analysis, 'savedDocumentId'> };

/**
 * Analyzes the real calls in a corpus, except those of the dev split: one of each repository, in an arbitrary order.
 */
export async function* analyzeCalls(corpus: string, today: string): AsyncGenerator<AnalyzedCall> {
  const cache = join('node_modules', '.cache', 'analyst');
  const model = await loadModel();
  const repositories = new Set<string>();
  const calls = (await readCorpus(corpus, 'calls')).filter(
    ({ split, kind }) => split === 'train' && kind === 'call',
  );
  for (const document of calls.toSorted((a, b) => a.id.localeCompare(b.id))) {
    if (repositories.has(document.repository)) continue;
    const extractedText = await readExtractedText(document, cache);
    const analysis = extractedText && (await analyze({ extractedText, today }, model));
    if (!analysis?.details.isCall) continue;
    repositories.add(document.repository);
    yield { document, analysis };
  }
}
