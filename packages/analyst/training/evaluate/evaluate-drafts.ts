import { type DraftedSection, splitIntoUnits } from '@grantwright/analyst';
import { documentToText } from '@grantwright/shared/richtext';
import type { Analyst } from './analysts.ts';
import { measureCpuTime } from './cpu-times.ts';
import { readDraftCases } from './draft-cases.ts';
import type { EvaluateOptions } from './evaluate-options.ts';
import { type DraftScore, scoreDraft } from './score-drafts.ts';

export type DraftOutcome = { name: string; score: DraftScore; sections: DraftedSection[] };

/** Drafts an application for each annotated pair of a call and an organization's document in a split. */
export async function evaluateDrafts(
  analyst: Analyst,
  { corpus, cache, labels, split, show }: EvaluateOptions,
): Promise<DraftOutcome[]> {
  const outcomes: DraftOutcome[] = [];
  for (const each of await readDraftCases(corpus, cache, labels)) {
    const name = `${each.document} for ${each.call}`;
    if (each.split !== split || (show && !name.includes(show))) continue;
    const sections = await measureCpuTime(name, () => analyst.draft(each.material));
    const [document] = each.material.documents;
    const units = document ? splitIntoUnits(document.reading).units : [];
    const score = scoreDraft(
      each,
      sections,
      units.map(({ text }) => text.replace(' | ', ': ')),
    );
    outcomes.push({ name, score, sections });
  }
  return outcomes;
}

/** Formats one draft in full for annotators. */
export const showDraft = ({ name, score, sections }: DraftOutcome): string =>
  [
    `# ${name}`,
    ...sections.map((section) => `## ${section.name}\n${documentToText(section.blocks)}`),
    ...score.unsupported.map((line) => `unsupported: ${line}`),
  ].join('\n\n');
