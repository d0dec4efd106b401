import { groupBy } from './group-by.ts';
import { checkClaims } from '@grantwright/analyst';
import { measureCpuTime } from '../evaluate/cpu-times.ts';
import type { EvaluateOptions } from '../evaluate/evaluate-options.ts';
import { readApplicants } from './applicants.ts';
import { readHandwritten } from './handwritten-cases.ts';
import { isReported, type ClaimCheckOutcome } from './measure-claim-check.ts';
import { makeTestSentences } from './make-test-sentences.ts';

type Check = typeof checkClaims;

/** Checks true and false sentences against the documents of each applicant, in one draft per applicant. */
export async function evaluateClaimCheck(
  options: EvaluateOptions,
  check: Check = checkClaims,
): Promise<ClaimCheckOutcome[]> {
  const { corpus, cache, today, sentences } = options;
  const drafts = sentences
    ? await readHandwritten(sentences, corpus, cache)
    : (await readApplicants(options)).map((applicant) => ({
        ...applicant,
        sentences: makeTestSentences(applicant.documents, today),
      }));
  const outcomes: ClaimCheckOutcome[] = [];
  for (const { id, documents, sentences: planted } of drafts) {
    if (options.show && options.show !== 'all' && options.show !== id) continue;
    const content = planted.map(({ text }, index) => {
      const children: [{ text: string }] = [{ text }];
      return { name: createSectionName(index), blocks: [{ type: 'paragraph' as const, children }] };
    });
    const { claims } = await measureCpuTime(id, () =>
      check({ content, sources: { documents }, today }),
    );
    const reported = groupBy(
      claims.filter(({ source }) => source.type === 'unsupported'),
      ({ section = '' }) => section,
    );
    for (const [index, sentence] of planted.entries()) {
      const name = createSectionName(index);
      const texts = (reported.get(name) ?? []).map(({ text }) => text);
      outcomes.push({ ...sentence, applicant: id, reported: texts.filter((it) => it !== name) });
    }
  }
  return outcomes;
}

/** Puts each sentence into its own section, so that its claims can be identified. */
const createSectionName = (index: number): string =>
  `sentence ${[...String(index)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('')}`;

/** Formats a misjudged sentence for annotators. */
export const showClaimCheck = ({
  applicant,
  kind,
  isTrue,
  text,
  words,
  reported,
}: ClaimCheckOutcome) =>
  isTrue === reported.length > 0 || (!isTrue && !isReported({ words, reported }))
    ? `${applicant} ${isTrue ? 'alarm' : 'missed'} ${kind}: ${text} (${[words, ...reported].join(' | ')})\n`
    : '';
