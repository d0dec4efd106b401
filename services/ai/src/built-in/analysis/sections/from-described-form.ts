import { grouped } from '../grouped.ts';
import { statementsUnder, type Chapter, type Guidelines, type ListPart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partsBetween } from '../parts-between.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';

/** "This page gives an overview of each question that is asked on the form." */
const toldWhole =
  /\b(?:each|every|all)(?: of)?(?: the)? (?:questions?|fields?|sections?|steps?)\b.{0,60}\b(?:asks?|asked|in|on|of)\b.{0,30}\b(?:form|application)\b/i;
const weAsk =
  /\b(?:we|the form|this (?:section|part|step|page)) (?:will |also )*asks? (?:you )?(?:for|about|to|the following|(?:an? |one |two |three |four |five |six |\d )(?:\w+ )?questions?)/i;
const aboutOther =
  /\b(?:before you (?:start|apply)|eligib|criteri|what happens|after you|contact us|deadline|help|faqs?|questions and answers|how to (?:apply|submit))\b/i;
const leastSteps = 3;

const parentOf = ({ path }: Chapter): string => path.slice(0, -1).join(' › ');

/** Questions with limits on their answers are written one by one; "Project name" and its like are filled in. */
const questionsOf = (list: ListPart): ListPart['items'] => {
  const asked = list.items.filter(({ text }) => /^[^.!]{8,160}\?/.test(text));
  return asked.length >= 2 &&
    asked.length === list.items.length &&
    asked.some(({ text }) => lengthLimitOf(text))
    ? asked
    : [];
};

const asPart = ({ text, quote, block, page }: ListPart['items'][number]): SectionCandidate => {
  const limit = lengthLimitOf(text);
  const [name = text] = /^[^?]+\?/.exec(text) ?? [];
  return partAt(
    { block, quote, page },
    {
      name,
      prompts: splitPrompt(name),
      limit,
      required: !/\boptional\b/i.test(text),
      from: 'question',
    },
  );
};

/** A paper that goes through the steps of a form, and says at each what is asked: the steps are the parts. */
export const sectionsFromDescribedForm = (guidelines: Guidelines): SectionCandidate[] => {
  const { chapters, statements, lists, reading } = guidelines;
  const whole = statements.some(({ text }) => toldWhole.test(text));
  const listed = chapters.filter(
    (chapter) =>
      partsBetween(lists, chapter).length > 0 && !aboutOther.test(chapter.path.join(' / ')),
  );
  return [...grouped(listed, parentOf).values()].flatMap((steps) => {
    const asking = steps.filter((step) =>
      statementsUnder(statements, step).some((each) =>
        weAsk.test(`${each.lead ?? ''} ${each.text}`),
      ),
    );
    // Where a few steps say so, the others are of the same form.
    if (asking.length < (whole ? 1 : leastSteps) || asking.length < steps.length * 0.4) return [];
    if (steps.length < leastSteps) return [];
    return steps.flatMap((step): SectionCandidate[] => {
      const block = reading.blocks[step.block];
      if (!block || block.type === 'table') return [];
      const questions = partsBetween(lists, step).flatMap(questionsOf);
      if (questions.length > 0) return questions.map(asPart);
      const said = statementsUnder(statements, step)
        .filter(({ form }) => form !== 'pair')
        .map(({ text }) => text);
      return [
        {
          name: sectionName(step.title),
          block: step.block,
          end: step.end,
          quote: block.text,
          ...(step.page ? { page: step.page } : {}),
          told: said.filter((text) => !isPrompt({ text })),
          prompts: said.filter((text) => isPrompt({ text })).flatMap(splitPrompt),
          required: true,
          from: 'heading',
        },
      ];
    });
  });
};
