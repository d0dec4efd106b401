import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isClosingField, isContactField } from './contact-field.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { isSectionName, sectionName } from './section-name.ts';

const fewestLimited = 3;
const leastShare = 0.6;
const longest = 240;
/** "Summary (500 characters)", "What will change? - max 200 words" */
const limitAtEnd =
  /(?:[([][^()[\]]*\d[^()[\]]*\b(?:words?|characters?|chars?)\b[^()[\]]*[)\]]|\s-\s(?:(?:max(?:imum|\.)?|up to|limit:?) )?\d[\d,]* (?:words?|characters?)(?: max(?:imum|\.)?)?)\s*\*?$/i;

type Line = { text: string; block: number; quote: string; page: number | undefined };

const lineAt = (block: Block, index: number): Line | undefined => {
  if (block.type !== 'paragraph' || block.field) return undefined;
  const text = squeeze(plain(block.text));
  if (text.length > longest || /[.:;]$/.test(text)) return undefined;
  return { text, block: index, quote: block.text, page: block.page };
};

const asPart = ({ text, ...place }: Line): SectionCandidate[] => {
  const bare = text
    .replace(limitAtEnd, '')
    .replace(/^(?:\d{1,2}|[A-Za-z])[.)]\s+/, '')
    .trim();
  const name = sectionName(bare);
  if (isContactField(bare) || isClosingField(bare)) return [];
  if (!/\?$/.test(name) && !isPrompt({ text: bare }) && !isSectionName(name)) return [];
  return [
    partAt(place, {
      name,
      prompts: isPrompt({ text: bare }) ? splitPrompt(bare) : [],
      limit: limitAtEnd.test(text) ? lengthLimitOf(text) : undefined,
      required: !/\boptional\b|\bif applicable\b/i.test(text),
      from: 'question',
    }),
  ];
};

/** Lines one under another that end in how long the answer may be: the boxes of a form, told on a page. */
export const sectionsFromLimitedLines = ({
  reading,
  statements,
}: Guidelines): SectionCandidate[] => {
  const runs: Line[][] = [[]];
  reading.blocks.forEach((block, index) => {
    const aside = statementAt(statements, index)?.aside;
    const line = aside && aside !== 'background' ? undefined : lineAt(block, index);
    if (line) runs.at(-1)?.push(line);
    else runs.push([]);
  });
  return runs
    .filter((run) => {
      const limited = run.filter(({ text }) => limitAtEnd.test(text));
      return limited.length >= fewestLimited && limited.length >= run.length * leastShare;
    })
    .map((run) => run.flatMap(asPart))
    .filter((parts) => parts.length >= fewestLimited)
    .flat();
};
