import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { statementsUnder, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { firstPartFrom, lastPartUpTo } from '../parts-between.ts';
import type { SectionCandidate } from './candidate.ts';
import { contentOf } from './content-of.ts';
import { isPrompt } from './prompts.ts';
import { sectionName, soundsLikeSection } from './section-name.ts';

const leastTitles = 4;
/** So many lines below its title, what is asked has ended. */
const farthest = 4;
/** Under these, what is asked is asked later, or of others. */
const ofOthers =
  /\b(?:report(?:s|ing)?|criteri|evaluation|review|scor|eligib|faqs?|frequently|questions and answers|samples?|examples?|tips|statistics)\b/i;

type Title = { block: number; end: number; text: string; quote: string; page?: number };

const textAt = (block: Block | undefined): string | undefined =>
  block && block.type !== 'table' ? squeeze(plain(block.text)) : undefined;

const isBareTitle = (text: string | undefined): text is string =>
  text !== undefined &&
  text.length <= 70 &&
  text.split(' ').length <= 7 &&
  /^[\p{Lu}\d]/u.test(text) &&
  !/[.:;,?!@$]|\b(?:must|shall|will|should|is|are)\b|\b(?:19|20)\d\d\b/.test(text);

/** "Describe …", "How will you …?", "Need: Provide evidence of …" */
const asks = (text: string | undefined): boolean =>
  text !== undefined &&
  text
    .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
    .concat(text.replace(/^[^:.?!]{3,50}:\s+/, ''))
    .some((sentence) => isPrompt({ text: sentence }) || /^(?:write|enter|attach) /i.test(sentence));

/** Short lines, each over a paragraph that asks, between two real headings. */
const runsOf = ({ reading: { blocks } }: Guidelines): Title[][] => {
  const runs: Title[][] = [];
  let run: Title[] = [];
  blocks.forEach((block, index) => {
    if (block.type === 'heading') {
      run = [];
      return;
    }
    const text = textAt(block);
    if (block.type !== 'paragraph' || !isBareTitle(text) || !asks(textAt(blocks[index + 1])))
      return;
    const last = run.at(-1);
    if (last) last.end = index;
    if (run.length === 0) runs.push(run);
    const next = blocks
      .slice(index + 1, index + farthest)
      .findIndex((other) => other.type === 'heading');
    run.push({
      block: index,
      end: Math.min(next < 0 ? blocks.length : index + 1 + next, index + farthest),
      text,
      quote: block.text,
      ...(block.page ? { page: block.page } : {}),
    });
  });
  return runs;
};

/** A form's narrative without a style: one title after the other, each over what it asks. */
export const sectionsFromTitledPrompts = (guidelines: Guidelines): SectionCandidate[] => {
  const { statements, chapters } = guidelines;
  const isOfOthers = (block: number): boolean => {
    const path = lastPartUpTo(chapters, block)?.path ?? [];
    const known = firstPartFrom(statements, block);
    return (
      path.concat(known?.path ?? []).some((title) => ofOthers.test(title)) ||
      (known?.aside !== undefined && known.aside !== 'background')
    );
  };
  return runsOf(guidelines)
    .filter((run) => {
      const sounding = run.filter(({ text }) => soundsLikeSection(text));
      return (
        run.length >= leastTitles &&
        sounding.length >= run.length * 0.5 &&
        !isOfOthers(run[0]?.block ?? 0)
      );
    })
    .flatMap((run) =>
      run.map(({ block, end, text, quote, page }): SectionCandidate => {
        const own = statementsUnder(statements, { block, end });
        const content = contentOf(own);
        const limit = lengthLimitOf(text) ?? content.limit;
        return {
          name: sectionName(text),
          block,
          end,
          quote,
          ...(page ? { page } : {}),
          told: content.told,
          prompts: content.prompts,
          ...(limit ? { limit } : {}),
          required: !own.some((each) => /\boptional\b|if applicable/i.test(each.text)),
          from: 'heading',
        };
      }),
    );
};
