import { capitalize, plain, squeeze } from '@grantwright/analyst';
import { isAllCapitals } from '../capitals.ts';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { nameOfOrder } from './name-of-order.ts';
import { isPrompt, splitPrompt } from './prompts.ts';

const leastParts = 3;
const titled =
  /^(?:\d{1,2}[.)]\s+)?(\p{Lu}[^().:?!]{3,70}?)\s*\((?:up to )?(\d{1,3}) (?:points?|pts\.?)(?: max(?:imum)?)?\)\s*[:.–—-]?\s*(.*)$/su;
const ofOthers = /\b(?:criteri|evaluat|review|scor|eligib|rubric)/i;

type Part = {
  block: number;
  quote: string;
  page?: number;
  name: string;
  points: number;
  rest: string;
};

const nameOf = (title: string): string =>
  nameOfOrder(title) ?? capitalize(isAllCapitals(title) ? title.toLowerCase() : title);

const partOf = ({ reading, statements }: Guidelines, index: number): Part | undefined => {
  const block = reading.blocks[index];
  if (block?.type !== 'paragraph' && block?.type !== 'item') return undefined;
  const [, title = '', points = '', rest = ''] = titled.exec(squeeze(plain(block.text))) ?? [];
  if (!title || title.split(' ').length > 9) return undefined;
  if (statementAt(statements, index)?.path.some((above) => ofOthers.test(above))) return undefined;
  return {
    block: index,
    quote: block.text,
    ...(block.page ? { page: block.page } : {}),
    name: nameOf(title),
    points: Number(points),
    rest,
  };
};

/** What is asked in the paragraphs between a title and the next. */
const below = ({ reading }: Guidelines, from: number, to: number): string[] =>
  reading.blocks
    .slice(from + 1, Math.min(to, from + 4))
    .flatMap((block) => (block.type === 'paragraph' ? [squeeze(plain(block.text))] : []));

/** "1. DESCRIBE THE NEED (20 points) What is the problem? …": parts that carry their points and ask at once. */
export const sectionsFromScoredTitles = (guidelines: Guidelines): SectionCandidate[] => {
  const parts = guidelines.reading.blocks.flatMap((_, index) => partOf(guidelines, index) ?? []);
  const asking = parts.filter(({ rest }) =>
    rest.split(/(?<=[.?!])\s+/).some((sentence) => isPrompt({ text: sentence })),
  );
  if (parts.length < leastParts || asking.length < parts.length * 0.6) return [];
  return parts.map(({ rest, name, points, ...place }, at) => {
    const next = parts[at + 1]?.block ?? place.block + 1;
    const sentences = [rest, ...below(guidelines, place.block, next)].flatMap((text) =>
      text.split(/(?<=[.?!])\s+(?=\p{Lu})/u),
    );
    return partAt(place, {
      name,
      points,
      told: sentences.filter((sentence) => !isPrompt({ text: sentence })),
      prompts: sentences.filter((sentence) => isPrompt({ text: sentence })).flatMap(splitPrompt),
      limit: lengthLimitOf(sentences.join(' ')),
      from: 'label',
    });
  });
};
