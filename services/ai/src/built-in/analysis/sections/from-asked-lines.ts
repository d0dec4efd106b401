import { capitalize, plain, squeeze } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isIdentity } from './paper.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';
import { nameOfOrder } from './name-of-order.ts';

const fewest = 4;
const longest = 320;
const mostWordsOfName = 22;
/** What stands over a form that is typed on a page: "Please answer the following and keep to two pages:". */
const announces =
  /\b(?:answers?|respond|questions|type|tell us|complete|fill (?:in|out)|application form|proposal|application)\b/i;
/** Under these, questions are answered, or asked of others. */
const elsewhere =
  /\b(?:faqs?|frequently|q ?& ?a|questions and answers|criteri|review|scor|eligib|report|tips|evaluat|can (?:i|we)|do (?:i|we))\b/i;
const ofReader = /\b(?:do i|can i|may i|should i|am i|i am|we apply|can we|are we|my)\b/i;

type Line = { text: string; block: number; quote: string; page: number | undefined };

const nameOf = (text: string): string | undefined => {
  const [question] = /^[^.?!]{6,180}\?/.exec(text) ?? [];
  if (question)
    return question.split(' ').length <= mostWordsOfName ? sectionName(question) : undefined;
  const label = /^(\p{Lu}[^.:?!]{2,60}):\s+\S/u.exec(text)?.[1];
  return label ? capitalize(sectionName(label)) : nameOfOrder(text);
};

const asks = (text: string): boolean =>
  isPrompt({ text: text.replace(/^[^.:?!]{2,60}:\s+/, '') }) || /\?/.test(text);

/** Paragraphs in a row of which each asks, between headings: "What will students learn?", "Budget: list each item …". */
export const sectionsFromAskedLines = ({
  reading: { blocks },
  statements,
}: Guidelines): SectionCandidate[] => {
  const runs: { lines: Line[]; lead: string }[] = [];
  let lead = '';
  let run: Line[] = [];
  const end = (): void => {
    if (run.length > 0) runs.push({ lines: run, lead });
    run = [];
  };
  blocks.forEach((block, index) => {
    const text = block.type === 'table' ? '' : squeeze(plain(block.text));
    const own = statementAt(statements, index);
    const isLine =
      block.type === 'paragraph' &&
      text.length <= longest &&
      !block.field &&
      (!own?.aside || own.aside === 'background') &&
      !elsewhere.test(own?.path.at(-1) ?? '') &&
      !ofReader.test(text) &&
      asks(text);
    if (isLine) {
      run.push({ text, block: index, quote: block.text, page: block.page });
      return;
    }
    // "Project title and amount requested" among them is filled in, not asked.
    const isShort = block.type === 'paragraph' && text.length <= 60 && !/[.:]$/.test(text);
    if (isShort && run.length > 0) return;
    end();
    if (!isShort) lead = text;
  });
  end();
  return runs
    .filter(
      ({ lines, lead: said }) =>
        lines.length >= fewest &&
        (announces.test(said) || lines.filter(({ text }) => lengthLimitOf(text)).length >= 2),
    )
    .flatMap(({ lines }) => lines)
    .flatMap(({ text, block, quote, page }): SectionCandidate[] => {
      const name = nameOf(text);
      if (!name || isIdentity(text)) return [];
      return [
        partAt(
          { block, quote, page },
          {
            name,
            prompts: text
              .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
              .filter(asks)
              .flatMap(splitPrompt),
            limit: lengthLimitOf(text),
            required: !/\boptional\b|if applicable/i.test(text),
            from: 'question',
          },
        ),
      ];
    });
};
