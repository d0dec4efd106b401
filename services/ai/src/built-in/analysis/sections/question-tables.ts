import type { SectionLimit } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import type { TablePart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';

const ofQuestions = /\bquestions?\b/i;
const ofLength = /\b(word|character|page)s?\b(?:.*\b(?:limit|max\w*|length|count)\b)?|\blimit\b/i;
const ofWeight = /\b(?:points?|pts|weight\w*|scores?|marks)\b/i;
/** "Question to ask yourself" is none that the form puts, and what judges ask is answered by them. */
const ofOthers = /\b(?:yourself|reviewers?|judges?|assessors?|panel|faqs?|frequently)\b/i;

const limitOf = (head: string, cell: string): SectionLimit | undefined => {
  const number = /^\s*(\d[\d,]*)\s*$/.exec(cell)?.[1];
  if (!number) return lengthLimitOf(cell);
  const unit = /char/i.test(head) ? 'characters' : /page/i.test(head) ? 'pages' : 'words';
  return { [unit]: Number(number.replace(',', '')) };
};

/**
 * A table of what a form asks, one question a row with the length of its answer, whatever else it tells of each: "Why
 * | Why is this project needed? | 250 | 30%". Undefined for any other table.
 */
export const partsOfQuestions = (table: TablePart): SectionCandidate[] | undefined => {
  const heads = table.header.map((head) => squeeze(plain(head)));
  const question = heads.findIndex((head) => ofQuestions.test(head));
  const length = heads.findIndex((head, at) => at !== question && ofLength.test(head));
  if (question < 0 || length < 0 || ofOthers.test(`${heads.join(' ')} ${table.path.join(' ')}`))
    return undefined;
  const weight = heads.findIndex((head) => ofWeight.test(head));
  const parts = table.rows.flatMap((row): SectionCandidate[] => {
    const cells = row.map((cell) => squeeze(plain(cell)));
    const asked = cells[question] ?? '';
    const limit = limitOf(heads[length] ?? '', cells[length] ?? '');
    const name = sectionName(question > 0 ? (cells[0] ?? '') : asked);
    if (!limit || asked === '' || name === '') return [];
    const points = Number(/\d+/.exec(cells[weight] ?? '')?.[0] ?? Number.NaN);
    return [
      partAt(
        { block: table.block, quote: (row[0] ?? '').trim(), page: table.page },
        {
          name,
          told: [],
          prompts: question > 0 ? splitPrompt(asked) : [],
          limit,
          ...(Number.isNaN(points) ? {} : { points }),
          required: !/\boptional\b|if applicable/i.test(cells.join(' ')),
          from: 'table',
        },
      ),
    ];
  });
  return parts.length > 0 && parts.length === table.rows.length ? parts : undefined;
};
