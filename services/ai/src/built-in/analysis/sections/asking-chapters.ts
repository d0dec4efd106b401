import type { SectionLimit } from '@grantwright/shared/contract';
import { statementsUnder, type Chapter, type Guidelines, type Statement } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partsBetween } from '../parts-between.ts';
import { isPrompt } from './prompts.ts';

/** Questions, or orders to write, with a limit on the answer. */
export const asksWithLimits = (chapter: Chapter, statements: Statement[]): boolean => {
  const own = statementsUnder(statements, chapter).filter(
    ({ path }) =>
      path.at(-1) === chapter.title ||
      (path.at(-2) === chapter.title && isQuestion(path.at(-1) ?? '')),
  );
  // "Word limit: 500" may stand on a line of its own under the question.
  return (
    own.length <= 12 &&
    own.some(
      (statement) =>
        isPrompt(statement) || asksInLabel(statement) || isQuestion(statement.path.at(-1) ?? ''),
    ) &&
    own.some(
      (statement) =>
        lengthLimitOf(statement.text) !== undefined &&
        (isPrompt(statement) || /^(?:word|page|character)s?\b/i.test(statement.text)),
    )
  );
};

/** "4. Who will be better off (150 words)" over what it asks is a part to write, whatever its words. */
export const asksUnderLimit = (chapter: Chapter, { chapters, statements }: Guidelines): boolean =>
  lengthLimitOf(chapter.title) !== undefined &&
  (partsBetween(chapters, chapter).some((other) => isQuestion(other.title)) ||
    statementsUnder(statements, chapter).some(
      (each) => isPrompt(each) || isPrompt({ text: each.value ?? '' }),
    ));

/** "Frequently asked questions", "Questions we are asked": the funder answers there. */
export const ofAnswers =
  /\b(?:faqs?|frequently|questions and answers|q ?& ?a|(?:common|usual) questions|questions (?:that )?(?:we are (?:often |usually )?asked|(?:people|applicants|others) (?:often |usually )?ask))\b/i;
const limitAlone =
  /^\(?(?:(?:max(?:imum|\.)?|up to|limit:?|about|no more than) )?[\d,]+ (?:words?|characters?)(?: max(?:imum|\.)?| or less)?\.?\)?$/i;
/** "Up to 300 words. Name the person who leads." */
const limitFirst =
  /^(?:max(?:imum|\.)?|up to|limit:?|about|at most|no more than) (?:of )?[\d,]+ (?:words?|characters?)\.\s/i;
const limitInBrackets = /\([^()]*\d+ (?:words|characters)[^()]*\)\.?$/i;
const orderOfTitle =
  /^(?:describe|explain|tell us|outline|summari[sz]e|please describe|please tell us)\b/i;
/** "Why is the heritage important, and to whom?" over "Say what makes it special. (300 words)": the title itself is asked. */
export const asksItself = (chapter: Chapter, { reading }: Guidelines): boolean =>
  (isQuestion(chapter.title) || orderOfTitle.test(chapter.title)) &&
  !chapter.path.some((title) => ofAnswers.test(title)) &&
  reading.blocks
    .slice(chapter.block + 1, Math.min(chapter.end, chapter.block + 5))
    .some(
      (block) =>
        block.type !== 'table' &&
        [limitAlone, limitFirst, limitInBrackets].some((limit) => limit.test(block.text)),
    );

const limitInWords =
  /\byou (?:can|may|have|should|must) (?:(?:write|use|enter|answer with) )?(?:up to|at most|no more than|a maximum of) [\d,]+ (?:words|characters)\b/i;
/** "What do we mean by community?" is answered right there. */
const ofFunder = /\b(?:do|did|will|can|are) we\b/i;
/** "What would you like to do?" over ideas of what to say and "You can write up to 300 words for this section.": that limit. */
export const limitBelow = (
  chapter: Chapter,
  { reading: { blocks } }: Guidelines,
): SectionLimit | undefined => {
  const asks = isQuestion(chapter.title) || orderOfTitle.test(chapter.title);
  if (!asks || ofFunder.test(chapter.title)) return undefined;
  if (chapter.path.some((title) => ofAnswers.test(title))) return undefined;
  const below = blocks.slice(chapter.block + 1);
  const next = below.findIndex(({ type }) => type === 'heading');
  const said = (next < 0 ? below : below.slice(0, next)).find(
    (block) => block.type !== 'table' && limitInWords.test(block.text),
  );
  return said && said.type !== 'table' ? lengthLimitOf(said.text) : undefined;
};

/** "Ready to apply?" and "Can I apply twice?" are asked by the reader, or answered there. */
const ofReader =
  /\b(?:apply|applying|eligible|questions|help|contact|more|i|we|my|our)\b|\byou (?:fund|support|offer|accept|give)\b/i;
export const isAskedOfApplicant = (title: string): boolean =>
  isQuestion(title) && !ofReader.test(title) && title.split(' ').length >= 4;

export const isQuestion = (title: string): boolean => /\?$/.test(title);

const orderOfItem =
  /^(?:(?:please|briefly|clearly|and) )*(?:describe|explain|identify|outline|summari[sz]e|state|highlight|discuss|provide|list|tell us|what|how|why|who)\b/i;
/** Under these an order is for later, or for somebody else. */
const ofLater =
  /\b(?:report|criteri|review|scor|eligib|after|award|terms|conditions|tips|advice|steps|how to|submi|contact|register|requirements)/i;

/** "Implementation" over nothing but questions, or a list of orders: on a page of answers they would have some. */
export const asksOnly = (chapter: Chapter, statements: Statement[]): boolean => {
  const own = statementsUnder(statements, chapter);
  const isOrdered = !ofLater.test(chapter.title);
  const questions = own.filter(
    ({ text, form }) =>
      isQuestion(text) || (isOrdered && form === 'item' && orderOfItem.test(text)),
  );
  return (
    questions.length >= 2 &&
    questions.length >= own.length * 0.7 &&
    chapter.title.split(' ').length <= 5 &&
    !isQuestion(chapter.title) &&
    !chapter.path.some((title) => ofAnswers.test(title))
  );
};

/** "Question: What are you hoping to achieve?" */
const asksInLabel = ({ value }: Statement): boolean => /\?$/.test(value ?? '');
