import { statementsUnder, type Chapter, type Guidelines, type Statement } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { splitPrompt } from './prompts.ts';

const fewestPoints = 3;
const letter = /\b(?:letters?|lois?)\b/i;
/** "Please use no headings": what is told stands in one text. "In whatever order" alone leaves each point its own place. */
const inOneText =
  /\b(?:do not|don't|never|please avoid|no need to|avoid|without) (?:use |using |add |put in |any )*(?:section )?(?:sub-?)?(?:headings|titles|headers)\b|\bno (?:section )?(?:headings|headers|subheadings)\b|\b(?:is|be|as) (?:an? )?(?:single |continuous |plain |ordinary )*(?:letter|text|prose), (?:and )?not an? (?:form|proposal|list)\b/i;
const tells =
  /\b(?:tells?|says?|explains?|describes?|covers?|includes?|contains?|address(?:es)?|answers?|sets? out|mentions?)\b[^:]*:$/i;
const named =
  /\bletters? of (inquiry|enquiry|intent|interest|introduction|request|application|proposal)\b/i;

type WholeLetter = { parts: SectionCandidate[]; start: number; end: number };

const limitOf = (own: Statement[]): SectionCandidate['limit'] => {
  const told = own.find(({ text }) => letter.test(text) && lengthLimitOf(text));
  return told && lengthLimitOf(told.text);
};

const letterIn = (guidelines: Guidelines, chapter: Chapter): WholeLetter | undefined => {
  const { statements, lists } = guidelines;
  const own = statementsUnder(statements, chapter).filter(({ aside }) => !aside);
  const speaks = own.some((one) => letter.test(one.text)) || letter.test(chapter.title);
  if (!speaks || !own.some((one) => inOneText.test(one.text))) return undefined;
  const list = lists.find(
    ({ block, lead, items, aside }) =>
      !aside &&
      block > chapter.block &&
      block < chapter.end &&
      items.length >= fewestPoints &&
      tells.test(lead?.text ?? ''),
  );
  const last = list?.items.at(-1);
  if (!list?.lead || !last) return undefined;
  const told = [chapter.title, ...own.map(({ text }) => text)].join('\n');
  const kind = named.exec(told)?.[1]?.toLowerCase();
  const part = partAt(list.lead, {
    name: kind ? `Letter of ${kind}` : 'The letter',
    prompts: list.items.flatMap((item) => splitPrompt(item.text)),
    limit: limitOf(own),
    from: 'label',
  });
  return { parts: [{ ...part, end: last.block + 1 }], start: list.lead.block, end: last.block + 1 };
};

/**
 * A letter that a funder wants to read as a letter, without headings: it is one part, and what
 * it should tell are its prompts. Undefined where each point may have a heading of its own.
 */
export const wholeLetter = (guidelines: Guidelines): WholeLetter | undefined =>
  guidelines.chapters
    .filter(
      (chapter) =>
        !guidelines.chapters.some(
          (inner) =>
            inner.block > chapter.block && inner.block < chapter.end && inner.level > chapter.level,
        ),
    )
    .flatMap((chapter) => letterIn(guidelines, chapter) ?? [])[0];
