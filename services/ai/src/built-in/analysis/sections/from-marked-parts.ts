import { plain, squeeze } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { grouped } from '../grouped.ts';
import { headingAbove } from '../heading-above.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isIdentity, isPaper } from './paper.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';

/** How parts are marked one by one: "B.1 What …?", "Tab 2 Event narrative", "3o Form C", "1a. Cover page". */
const schemes: { name: string; mark: RegExp; most: number }[] = [
  { name: 'question', mark: /^([A-Z]|\d{1,2})\.?\d{1,2}[.):]? +(?=\p{Lu})/u, most: 160 },
  {
    name: 'tab',
    mark: /^(?:.{0,120}:\s+)?Tab (?:\d{1,2}|[A-Z])\b[.:)]?(?: -)?\s+(?=\p{Lu})/u,
    most: 400,
  },
  { name: 'ordinal', mark: /^\d{1,2}\s?[oº°]\s+(?=\p{Lu})/u, most: 160 },
];
const asked =
  /\?|\b(?:max(?:imum|\.)?|up to|limit|no more than) ?:?\d|^(?:describe|explain|tell|what|how|who|why|list|give|results?|partners?)\b/i;

/** `mark`: the letter of "C3". */
type Part = { scheme: string; text: string; block: number; mark?: string };

const limitInWords =
  /,?\s+(?:(?:(?:in|of|with) )?(?:not|no) (?:more|longer) than|at most|up to|\d+ pages?|signed\b|including\b).*$/is;

/** "Event narrative, not more than four pages: (a) …": the name before limits and what is told in it. */
const nameOf = (text: string): string => {
  const bare = squeeze(
    text.replace(/\s*\((?=[^)]*\b(?:words?|pages?|max|characters?|if applicable))[^)]*\)/gi, ''),
  );
  if (/\?/.test(bare)) return bare.replace(/[.;]$/, '');
  const [head = bare] = bare.split(/:\s|;\s|\s\(a\)\s|(?<=\p{Ll}\p{Ll})\.\s+(?=\p{Lu})/u);
  return sectionName(head.replace(limitInWords, '')).replace(/[.,;]$/, '');
};

const partsOf = ({ reading }: Guidelines): Part[] =>
  reading.blocks.flatMap((block, index): Part[] => {
    if (block.type === 'table' || block.type === 'heading') return [];
    const text = plain(block.text);
    for (const { name, mark, most } of schemes) {
      const match = mark.exec(text);
      const rest = match ? text.slice(match[0].length) : '';
      if (match && rest.length >= 4 && rest.length <= most)
        return [
          {
            scheme: name,
            text: rest,
            block: index,
            ...(/^[A-Z]/.test(match?.[1] ?? '') ? { mark: match?.[1] ?? '' } : {}),
          },
        ];
    }
    return [];
  });

const isForm = (parts: Part[]): boolean =>
  parts.length >= 3 &&
  (parts[0]?.scheme !== 'question' ||
    parts.filter(({ text }) => asked.test(text)).length >= parts.length * 0.7);

/** "D2 Break down the costs." goes on with the form of which "C1" to "C5" are surely parts. */
const goesOn = (parts: Part[], groups: Part[][]): boolean =>
  isForm(parts) ||
  (parts[0]?.mark !== undefined &&
    groups.some((other) => other[0]?.mark !== undefined && isForm(other)));

const groupsOf = (parts: Part[], chapterOf: (block: number) => number): Part[][] => {
  const groups = grouped(parts, ({ scheme, block }) => `${scheme} ${chapterOf(block)}`);
  return [...groups.values()];
};

/** Parts of an application that carry marks of their own, one a line, under one heading. */
export const sectionsFromMarkedParts = (guidelines: Guidelines): SectionCandidate[] => {
  const { reading, statements } = guidelines;
  const chapterOf = (block: number): number => headingAbove(reading.blocks, block);
  return groupsOf(partsOf(guidelines), chapterOf)
    .filter((parts, _, groups) => goesOn(parts, groups))
    .flatMap((parts) =>
      parts.flatMap(({ text, block }): SectionCandidate[] => {
        const source = reading.blocks[block];
        const name = nameOf(text);
        const aside = statementAt(statements, block)?.aside;
        if (!source || source.type === 'table' || (aside && aside !== 'background')) return [];
        // "Form B, Project. It asks:" stands over its own parts.
        if (
          /:$/.test(text) ||
          isPaper(text) ||
          isIdentity(text) ||
          name.length < 4 ||
          name.length > 140
        )
          return [];
        const limit = lengthLimitOf(text);
        const told = text.slice(0, 400).replace(/^[^:.]*(?::|\.)\s+/, '');
        const isTold = told !== text.slice(0, 400);
        const said = isTold ? told.split(/(?<=[.?!])\s+(?=\p{Lu})/u) : [];
        const asks = (sentence: string): boolean =>
          /:\s/.test(text) || isPrompt({ text: sentence });
        return [
          partAt(
            { block, quote: source.text, page: source.page },
            {
              name,
              told: said.filter((sentence) => !asks(sentence)),
              prompts: said.filter(asks).flatMap(splitPrompt),
              limit,
              required: !/\boptional\b|if applicable/i.test(text),
              from: 'list',
            },
          ),
        ];
      }),
    );
};
