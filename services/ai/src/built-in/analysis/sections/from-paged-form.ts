import type { Block, SectionLimit } from '@grantwright/shared/contract';
import { comparable } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { counterLine } from './counter-line.ts';
import { isSteering, pagedForm } from './paged-form.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';
import { textAt } from './whole-template.ts';

const mostPrompts = 40;
const longestLabel = 12;
/** "Add person", "Add new grant applied for": buttons. */
const button = /^(?:add|remove|delete|save|edit|upload file|browse)\b.{0,40}$/i;

const contentOf = (
  blocks: Block[],
  name: string,
): Pick<SectionCandidate, 'prompts' | 'told'> & { limit?: SectionLimit } => {
  const prompts: string[] = [];
  const told: string[] = [];
  let limit: SectionLimit | undefined;
  for (const block of blocks) {
    if (block.type === 'table') {
      const head = (block.rows[0] ?? []).filter((cell) => /\p{L}{3}/u.test(cell));
      if (head.length >= 2) prompts.push(head.join('; '));
      continue;
    }
    const text = textAt(block);
    const counted = counterLine(text);
    if (counted) limit ??= counted.limit;
    if (counted || text === '' || isSteering(text) || button.test(text)) continue;
    const last = prompts.at(-1);
    if (block.type === 'item' && last && text.length <= 60) {
      prompts[prompts.length - 1] = `${last}${last.includes(': ') ? '; ' : ': '}${text}`;
      continue;
    }
    for (const sentence of text.split(/(?<=[.?!])\s+(?=\p{Lu})/u)) {
      const isLabel = !/[.!?]$/.test(sentence) && sentence.split(' ').length <= longestLabel;
      if (comparable(sentence) === comparable(name)) continue;
      if (isPrompt({ text: sentence })) prompts.push(...splitPrompt(sentence));
      else if (isLabel) prompts.push(sentence);
      else told.push(sentence);
    }
  }
  return {
    prompts: [...new Set(prompts)].slice(0, mostPrompts),
    told,
    ...(limit ? { limit } : {}),
  };
};

/** The titled fields of a form printed page by page are its parts; labels and help under them are what they ask. */
export const sectionsFromPagedForm = (guidelines: Guidelines): SectionCandidate[] => {
  const { blocks } = guidelines.reading;
  const form = pagedForm(guidelines);
  return (form?.titles ?? []).map(({ title, block, end, page }) => {
    const name = sectionName(title);
    const own = blocks[block];
    const quote = own && own.type !== 'table' ? own.text : title;
    return {
      ...partAt(
        { block, quote, page },
        {
          name,
          ...contentOf(blocks.slice(block + 1, end), name),
          required: !/\boptional\b|\bif (?:any|applicable)\b/i.test(title),
          from: 'heading',
        },
      ),
      end,
    };
  });
};
