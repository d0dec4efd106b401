import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isSectionName, sectionName } from './section-name.ts';

/** "Cover Page (1 page)", and nothing else. */
const limited =
  /^(?:\(?(?:\d{1,2}|[A-Z])[.)]\s+)?\p{Lu}[^()]{2,70} \([^()]*\b[Pp]ages?\b[^()]*\)$/u;
/** What is told of it is what one has to do. */
const ordered =
  /^(?:please )?(?:complete|fill|describe|explain|provide|include|use|write|prepare|summari[sz]e|state|list|attach|give|outline)\b/i;

/** "1) Cover Page (1 page): Complete the cover page …": a title with its pages over an order is a part, though it stands alone. */
export const sectionsFromLimitedTitles = ({ statements }: Guidelines): SectionCandidate[] =>
  statements.flatMap((statement): SectionCandidate[] => {
    const { label = '', value = '', aside } = statement;
    if (aside && aside !== 'background') return [];
    if (!limited.test(label) || !ordered.test(value)) return [];
    const name = sectionName(label);
    if (!isSectionName(name)) return [];
    return [partAt(statement, { name, told: [value], limit: lengthLimitOf(label), from: 'label' })];
  });
