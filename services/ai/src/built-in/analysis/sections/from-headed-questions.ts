import { plain, squeeze } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isPrompt, splitPrompt } from './prompts.ts';

const fewest = 3;
/** A question that names a part is short, and what is asked stands behind it. */
const headed = /^(?:\d{1,2}[.)]\s+)?(\p{Lu}[^.?!:;]{3,80}\?)\s*(?:\(([^()]{0,60})\)\.?\s*)?(.*)$/su;
const mostWords = 12;
const orders =
  /^(?:please )?(?:tell|describe|explain|give|say|show|list|name|write|set out|share|outline|talk|help us|we (?:want|would like|['’]d like|need) to)\b/iu;
/** Under these a question is answered, and not asked. */
const answered =
  /\b(?:faqs?|frequently|q ?& ?a|questions and answers|common questions|your questions|have questions|answers|eligib|can we apply|who can apply)\b/i;
/** "Yes, you may", "No.": the funder answers. */
const answers = /^(?:yes|no|maybe|only|not|it depends)\b/i;
/** "Who can apply?", "When will we hear?": what applicants ask the funder. */
const ofApplicants =
  /^(?:can|may|do|does|is|are|will|should|must|could) (?:i|we|my|our|you|the|it|there|applicants?)\b|\b(?:i|we|my) (?:apply|need|submit|get|find|have to|hear|be|include)\b|^(?:who|what) (?:can|may) (?:apply|be funded)|^(?:when|how) (?:will|do|can|should) (?:i|we|applicants)\b|^when is\b/i;

type Headed = {
  block: number;
  name: string;
  rest: string;
  asks: boolean;
  quote: string;
  page?: number;
};

const headedAt = ({ reading, statements }: Guidelines, index: number): Headed | undefined => {
  const block = reading.blocks[index];
  if (!block || (block.type !== 'item' && block.type !== 'paragraph')) return undefined;
  const text = squeeze(plain(block.text));
  const [, name = '', bracket, rest = ''] = headed.exec(text) ?? [];
  if (name === '' || name.split(' ').length > mostWords || ofApplicants.test(name))
    return undefined;
  const own = statementAt(statements, index);
  if (own?.aside && own.aside !== 'background') return undefined;
  if (own?.path.some((above) => answered.test(above))) return undefined;
  const first = rest.split(/(?<=[.?!])\s+(?=\p{Lu})/u)[0] ?? '';
  if (answers.test(first)) return undefined;
  return {
    block: index,
    name,
    rest: bracket ? `${rest} (${bracket})` : rest,
    asks: orders.test(first) || isPrompt({ text: first }),
    quote: block.text,
    ...(block.page ? { page: block.page } : {}),
  };
};

/**
 * "Who are you? Tell us how …", "What is the matter? Describe …": points in a row, each a short question and behind it
 * what is to be told. Where the funder answers what others ask, nothing is told to anybody in such words.
 */
export const sectionsFromHeadedQuestions = (guidelines: Guidelines): SectionCandidate[] => {
  const runs: Headed[][] = [];
  guidelines.reading.blocks.forEach((_, index) => {
    const found = headedAt(guidelines, index);
    if (!found) return;
    const run = runs.at(-1);
    if (run && index - (run.at(-1)?.block ?? 0) <= 1) run.push(found);
    else runs.push([found]);
  });
  return runs
    .filter(
      (run) => run.length >= fewest && run.filter(({ asks }) => asks).length >= run.length * 0.6,
    )
    .flat()
    .map(({ name, rest, block, quote, page }): SectionCandidate => {
      const sentences = rest === '' ? [] : rest.split(/(?<=[.?!])\s+(?=\p{Lu})/u);
      const asks = (sentence: string): boolean =>
        orders.test(sentence) || isPrompt({ text: sentence });
      return partAt(
        { block, quote, page },
        {
          name,
          told: sentences.filter((sentence) => !asks(sentence)),
          prompts: sentences.some(asks) ? sentences.filter(asks).flatMap(splitPrompt) : [name],
          limit: lengthLimitOf(rest),
          required: !/\boptional\b|\bif applicable\b/i.test(rest),
          from: 'question',
        },
      );
    });
};
