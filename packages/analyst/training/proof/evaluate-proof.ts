import { groupBy } from '../group-by.ts';
import { checkClaims } from '@grantwright/analyst';
import { measured } from '../cpu-times.ts';
import type { EvaluateOptions } from '../evaluate-options.ts';
import { readApplicants } from './applicants.ts';
import { readHandwritten } from './handwritten.ts';
import { isReported, type ProofOutcome } from './measure-proof.ts';
import { plantedIn } from './plant.ts';

type Check = typeof checkClaims;

/** Checks true and false sentences against the papers of each applicant, one draft for all sentences of one. */
export async function evaluateProof(
  options: EvaluateOptions,
  check: Check = checkClaims,
): Promise<ProofOutcome[]> {
  const { corpus, cache, today, sentences } = options;
  const drafts = sentences
    ? await readHandwritten(sentences, corpus, cache)
    : (await readApplicants(options)).map((applicant) => ({
        ...applicant,
        sentences: plantedIn(applicant.documents, today),
      }));
  const outcomes: ProofOutcome[] = [];
  for (const { id, documents, sentences: planted } of drafts) {
    if (options.show && options.show !== 'all' && options.show !== id) continue;
    const content = planted.map(({ text }, at) => ({
      name: sectionName(at),
      blocks: [{ type: 'paragraph' as const, children: [{ text }] as [{ text: string }] }],
    }));
    const { claims } = await measured(id, () => check({ content, sources: { documents }, today }));
    const reported = groupBy(
      claims.filter(({ source }) => source.type === 'unsupported'),
      ({ section = '' }) => section,
    );
    for (const [at, sentence] of planted.entries()) {
      const name = sectionName(at);
      const texts = (reported.get(name) ?? []).map(({ text }) => text);
      outcomes.push({ ...sentence, applicant: id, reported: texts.filter((it) => it !== name) });
    }
  }
  return outcomes;
}

/** A separate section for each sentence, so that its claims can be identified. */
const sectionName = (at: number): string =>
  `sentence ${[...String(at)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`;

/** A misjudged sentence, for annotators. */
export const showProof = ({ applicant, kind, isTrue, text, words, reported }: ProofOutcome) =>
  isTrue === reported.length > 0 || (!isTrue && !isReported({ words, reported }))
    ? `${applicant} ${isTrue ? 'alarm' : 'missed'} ${kind}: ${text} (${[words, ...reported].join(' | ')})\n`
    : '';
