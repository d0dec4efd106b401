import { findGaps } from '../../../../richtext/index.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import { listEmptyRequiredSections } from './empty-sections.ts';

const { blocker } = createFindingFactory('open-gaps');
/** More gaps than this are listed by section. */
const maxTogether = 5;

/** Finds open questions in the draft. */
export function openGaps(draft: Draft): Finding[] {
  const gaps = findGaps(draft.document);
  if (gaps.length === 0) return [];
  if (gaps.length <= maxTogether)
    return [
      blocker('all', countQuestions(gaps.length, 'in the text'), {
        help: gaps[0]?.question ? `The next one: ${gaps[0].question}` : 'Answer it or remove it.',
        place: { type: 'gap' },
      }),
    ];
  const counts = new Map<string, number>();
  for (const { section } of gaps) counts.set(section, (counts.get(section) ?? 0) + 1);
  // They are listed as empty.
  for (const { heading } of listEmptyRequiredSections(draft)) counts.delete(heading);
  return [...counts].map(([section, count]) => {
    const location = section ? `in “${section}”` : 'before the first heading';
    return blocker(section, countQuestions(count, location), {
      help: 'Answer each one or remove it.',
      place: section ? { type: 'section', name: section } : { type: 'gap' },
    });
  });
}

const countQuestions = (count: number, location: string) =>
  count === 1 ? `1 open question ${location}` : `${count} open questions ${location}`;
