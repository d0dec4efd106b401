import type { Block, SectionLimit } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';

const minQuestions = 3;
/** "Q1. ", "Question 2: ", "Q3 (250 words) " */
const questionLabel =
  /^(?:q|question)\.? ?(\d{1,2})\b ?([([][^()[\]]{1,80}[)\]])?\s?[.):-]? ?(?=\p{L})/iu;
const optional = /\b(?:optional|if applicable)\b/i;
/** A limit in brackets or behind the question, which is no words of the question itself. */
const limitAtEnd =
  /\s*(?:[([][^()[\]]{0,80}[)\]]|(?:limit|max(?:imum|\.)?):? [\d,]+ (?:words|characters|pages))\.?$/i;

type Question = { number: number; name: string; prompts: string[]; limit?: SectionLimit };

const limitOf = (text: string): SectionLimit | undefined =>
  lengthLimitOf(text) ??
  // "Budget narrative: 2 pages, 11-point type" sets a length, then the type.
  text
    .split(/, /)
    .map((_, index, parts) => lengthLimitOf(parts.slice(0, index + 1).join(', ')))
    .find(Boolean);

const questionIn = (block: Block): Question | undefined => {
  if (block.type === 'table' || block.type === 'heading') return undefined;
  const text = squeeze(plain(block.text));
  const label = questionLabel.exec(text);
  if (!label) return undefined;
  const rest = text.slice(label[0].length);
  const limit = lengthLimitOf(label[2] ?? '') ?? limitOf(rest);
  const asked = limit ? rest.replace(limitAtEnd, '') : rest;
  const name = sectionName(asked.split(/: \d/)[0] ?? asked);
  return {
    number: Number(label[1]),
    name,
    prompts: splitPrompt(asked),
    ...(limit ? { limit } : {}),
  };
};

/** The questions of a form that are labelled "Q1", "Question 2" and so on, each with the limit that its own line sets. */
export const sectionsFromLabelledQuestions = ({
  reading,
  statements,
}: Guidelines): SectionCandidate[] => {
  const parts = reading.blocks.flatMap((block, index): SectionCandidate[] => {
    const question = questionIn(block);
    const aside = statementAt(statements, index)?.aside;
    if (!question?.name || block.type === 'table' || (aside && aside !== 'background')) return [];
    return [
      partAt(
        { block: index, quote: block.text, page: block.page },
        {
          name: question.name,
          prompts: question.prompts,
          limit: question.limit,
          required: !optional.test(block.text),
          from: 'question',
        },
      ),
    ];
  });
  const limited = parts.filter(({ limit }) => limit !== undefined);
  return parts.length >= minQuestions && limited.length >= 2 ? parts : [];
};
