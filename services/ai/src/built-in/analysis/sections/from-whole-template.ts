import type { Block } from '@grantwright/shared/contract';
import { comparable } from '@grantwright/analyst';
import type { Chapter, Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';
import { filledLine, isBlank, isHint, type FilledLine } from './template-line.ts';
import { templateForm, textAt } from './whole-template.ts';

const mostPrompts = 40;
/** Where more of the lines are facts, they are a notice's. */
const leastHints = 0.75;
/** "Project Overview :page_facing_up:", "Team 👥" */
const decorated = /\s*(?::[a-z0-9_+-]+:|\p{Extended_Pictographic}\uFE0F?)\s*/gu;
const optional = /\boptional\b|\bif (?:applicable|available|any|relevant)\b/i;
/** "Milestone 1 Example - Basic functionality", "Work package 2": shown once or twice, to be written as often as needed. */
const inSeries =
  /^((?:\p{L}+ )?\p{L}{4,}) (?:#|no\.? ?)?(?:\d{1,2}|[IVX]{1,4}|[NX])\b(?!\s*[.)]\s*\p{L}+ \p{L}+ \p{L}+)/u;
/** What should be left out is told, and not asked. */
const leavesOut = /\b(?:not|n't|never|avoid|exclude)\b[^.]*:?$/i;

/** "If this follows on an earlier grant, please name it", "Sum up the budget of all milestones": asked as an order is. */
const ordersToo =
  /(?:^|, |\band )please (?:also )?(?:provide|indicate|list|name|state|give|specify|describe|explain|include|link|mention|add|tell)\b|^(?:sum up|break (?:up|down)|link to|links? to|list|write|enter|insert|add|include|specify|mention|go into|talk about)\b/i;
/** "Please provide the following:", "Please include here" over a list ask nothing but what the list does. */
const onlyLeads =
  /:$|^(?:please )?(?:provide|include|list|describe|add|answer|tell us)(?: (?:here|below|the following|us))*$/i;
const asItem = (text: string): string =>
  text.replace(/(?:[,;]\s*(?:and|or)?|[,;]?\s+and)$/i, '').trim();

const cleaned = (text: string): string => text.replace(decorated, ' ').trim();

const nameOf = (title: string): string => sectionName(cleaned(title).replace(/^#+\s*/, ''));

type Content = Pick<SectionCandidate, 'told' | 'prompts'> & { limit?: SectionCandidate['limit'] };

/** What stands under a title: labels and items are asked, sentences where they ask, and blanks say nothing. */
const contentAt = (blocks: Block[], from: number, end: number, shown = false): Content => {
  const prompts: string[] = [];
  const told: string[] = [];
  // What an example has filled in is no answer of anybody's.
  const asked = ({ label, hint }: FilledLine, text: string): string =>
    hint === '' || isBlank(hint) || (shown && !isHint(hint)) ? label : text;
  let leftOut = false;
  for (const block of blocks.slice(from, end)) {
    if (block.type === 'table') {
      const [head = []] = block.rows;
      const cells = head.filter((cell) => /\p{L}{3}/u.test(cell));
      if (cells.length >= 2) prompts.push(cells.join('; '));
      continue;
    }
    const text = cleaned(textAt(block));
    const line = filledLine(text);
    if (text === '' || /^[.…]+$/.test(text)) continue;
    if (block.type === 'item') {
      if (leftOut) told.push(text);
      else if (line) prompts.push(asked(line, text));
      else if (!isBlank(text)) prompts.push(...splitPrompt(asItem(text)));
      continue;
    }
    leftOut = leavesOut.test(text) && /:$/.test(text);
    if (line) {
      prompts.push(asked(line, text));
      continue;
    }
    for (const sentence of text.split(/(?<=[.?!])\s+(?=\p{Lu})/u)) {
      if (onlyLeads.test(sentence)) continue;
      if (isPrompt({ text: sentence }) || ordersToo.test(sentence))
        prompts.push(...splitPrompt(sentence));
      else if (!isBlank(sentence)) told.push(sentence);
    }
  }
  const limit = blocks
    .slice(from, end)
    .flatMap((block) => textAt(block).split(/(?<=[.?!])\s+(?=\p{Lu})/u))
    .filter((text) => !/\b(?:each|every|per)\b/i.test(text))
    .map(lengthLimitOf)
    .find((one) => one !== undefined);
  return {
    prompts: [...new Set(prompts)].slice(0, mostPrompts),
    told,
    ...(limit ? { limit } : {}),
  };
};

const titled = (
  blocks: Block[],
  chapter: Chapter,
  end: number,
  name: string,
  shown = false,
): SectionCandidate => {
  const { limit, ...content } = contentAt(blocks, chapter.block + 1, end, shown);
  const quote = blocks[chapter.block];
  const place = {
    block: chapter.block,
    quote: quote && quote.type !== 'table' ? quote.text : chapter.title,
    page: chapter.page,
  };
  return {
    ...partAt(place, {
      ...content,
      name,
      limit: lengthLimitOf(chapter.title) ?? limit,
      required: !optional.test(chapter.title),
      from: 'heading',
    }),
    end,
  };
};

/** Labelled lines right under the title of the whole are parts as its headings are. */
const labelled = (blocks: Block[], from: number, end: number): SectionCandidate[] => {
  const lines = blocks.slice(from, end).flatMap((block, at) => {
    const line = block.type === 'table' ? undefined : filledLine(cleaned(textAt(block)));
    return line && block.type !== 'table' ? [{ ...line, block, at: from + at }] : [];
  });
  const filled = lines.filter(({ hint }) => isHint(hint));
  if (filled.length < lines.length * leastHints) return [];
  return filled.map(({ label, hint, block, at }) =>
    partAt(
      { block: at, quote: block.text, page: block.page },
      {
        name: label.endsWith('?') ? label : sectionName(label),
        prompts: hint === '' || isBlank(hint) ? [] : [hint],
        limit: lengthLimitOf(`${label} ${hint}`),
        required: !optional.test(`${label} ${hint}`),
        from: 'label',
      },
    ),
  );
};

/** "Name of your project" over all is the first thing to fill in. */
const asksName =
  /^(?:(?:name|title) of (?:your |the )?(?:project|proposal)|(?:your |the )?(?:project|proposal) (?:name|title))$/i;

/** A paper that is the template itself: its titles and labelled lines, in their order, are what is written. */
export const sectionsFromWholeTemplate = (guidelines: Guidelines): SectionCandidate[] => {
  const form = templateForm(guidelines);
  if (!form) return [];
  const { blocks } = guidelines.reading;
  const { titles, title, start } = form;
  const parts: SectionCandidate[] = [];
  const firstInner = titles[0]?.block ?? form.end;
  if (title && asksName.test(nameOf(title.title)))
    parts.push(titled(blocks, title, title.block + 1, nameOf(title.title)));
  parts.push(...labelled(blocks, title ? title.block + 1 : start, firstInner));
  const seen = new Map<string, Chapter>();
  titles.forEach((chapter, at) => {
    const end = titles[at + 1]?.block ?? form.end;
    const series = inSeries.exec(cleaned(chapter.title))?.[1];
    const key = comparable(series ? `${series} 1` : nameOf(chapter.title));
    const above = chapter.path.at(-2);
    if (series && seen.has(key)) return;
    const name = series ? (/s$/.test(series) ? series : `${series}s`) : nameOf(chapter.title);
    // "Overview" under "Roadmap" is another than the one before.
    const whole = seen.has(key) && above ? `${nameOf(above)}: ${name}` : name;
    seen.set(key, chapter);
    if (name === '') return;
    const part = titled(blocks, chapter, end, whole, series !== undefined);
    const holdsOthers = titles.some(({ block }) => block > chapter.block && block < chapter.end);
    if (holdsOthers && part.prompts.length === 0 && part.told.length === 0) return;
    parts.push(part);
  });
  return parts;
};
