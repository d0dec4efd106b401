import type { Block, Reading } from '@grantwright/shared/contract';
import { plain, squeeze } from '../../text/normalize.ts';
import { splitSentences } from '../../text/sentences.ts';
import { asideOfPath, asideOfSentence } from './aside.ts';
import { isQuestion, tellsInAnswers } from './asked-questions.ts';
import { continued } from './continued-table.ts';
import { isOfForm } from './form-box.ts';
import {
  innerLevel,
  isRealHeading,
  levelOf,
  pseudoLevel,
  questionLevel,
  type Heading,
} from './heading-levels.ts';
import type { Chapter, Guidelines, ListPart, Place, Statement, TablePart } from './guidelines.ts';
import { innerLists } from './inner-lists.ts';
import { isNoise } from './noise.ts';
import {
  bulletOf,
  isNumbered,
  isAnswer,
  isTitleLike,
  numberingOf,
  splitDateFirst,
  splitLabel,
} from './shape.ts';
import { runInHead } from './run-in-head.ts';
import { setAside } from './set-aside.ts';
import { shapeBlocks } from './shape-blocks.ts';
import { textOf } from './text-of-blocks.ts';
import { listOfTable, pairsOfTable, tableOf } from './table.ts';
import { subjectOf, withSubject } from './with-subject.ts';

type Lead = { text: string; quote: string; block: number };

/** "We will not fund -" leads what follows as well as with a colon. */
const withColon = (text: string): string => text.replace(/\s*--?$/, ':');

const startsBullet = (block: Block): boolean =>
  block.type === 'paragraph' && bulletOf(squeeze(plain(block.text))) !== undefined;

/** Takes a reading apart into statements, lists, tables and chapters, each with its place. */
export const readGuidelines = (reading: Reading, today: string): Guidelines => {
  const statements: Statement[] = [];
  const lists: ListPart[] = [];
  const tables: TablePart[] = [];
  const chapters: Chapter[] = [];
  const blocks = shapeBlocks(reading.blocks);
  const asked = tellsInAnswers(reading.title, blocks);
  let headings: Heading[] = [];
  let list: ListPart | undefined;
  let leads: (Lead | undefined)[] = [];
  let before: Lead | undefined;
  let label: { text: string; block: number; real: boolean } | undefined;

  const place = (block: number): Place => {
    const page = blocks[block]?.page;
    return { block, path: headings.map((heading) => heading.text), ...(page ? { page } : {}) };
  };

  const enter = (text: string, styled: number, block: number): void => {
    // Under "2. Content and form", headings of the same style without a number are its parts.
    const flat = headings.some((heading) => heading.level === styled && isNumbered(heading.text));
    const level = flat && !isNumbered(text) && styled < pseudoLevel ? styled + 0.5 : styled;
    const numbering = numberingOf(text);
    headings = [...headings.filter((heading) => heading.level < level), { text, level, numbering }];
    for (const chapter of chapters)
      if (chapter.end === blocks.length && chapter.level >= level) chapter.end = block;
    chapters.push({ ...place(block), title: text, level, end: blocks.length });
    list = undefined;
    before = undefined;
  };

  const state = (statement: Omit<Statement, 'aside'>): void => {
    if (isNoise(statement.text)) return;
    const aside = asideOfSentence(statement.text) ?? asideOfPath(statement.path);
    statements.push(aside ? { ...statement, aside } : statement);
  };

  const sayAll = (raw: string, block: number, form: 'sentence' | 'item', lead?: string): void => {
    const titled = runInHead(squeeze(plain(raw)));
    const at = titled
      ? { ...place(block), path: [...place(block).path, titled.title] }
      : place(block);
    const withLead = lead === undefined ? {} : { lead };
    const calendar = splitDateFirst(squeeze(plain(raw)));
    const pair = splitLabel(plain(raw));
    let subject = '';
    for (const sentence of splitSentences(raw)) {
      // The title itself says nothing.
      if (titled && sentence.start + sentence.text.length <= titled.rest + 1) continue;
      const said = withColon(squeeze(plain(sentence.text)).replace(/^A(?:nswer)?: /, ''));
      const text = withSubject(said, subject);
      subject = subjectOf(text) ?? subject;
      const labelled = calendar ?? (pair && sentence.start === 0 ? splitLabel(text) : undefined);
      state({ ...at, ...withLead, ...labelled, text, quote: sentence.text, form });
    }
  };

  blocks.forEach((block, index) => {
    const listed = block.type === 'table' ? listOfTable(block.rows) : undefined;
    if (listed) {
      const title = listed.title ? squeeze(plain(listed.title)) : undefined;
      const at = place(index);
      const inside = { ...at, path: title ? [...at.path, title] : at.path };
      const aside = asideOfPath(inside.path);
      const lead = before ? { lead: before } : {};
      const items = listed.items.map((quote) => ({
        ...inside,
        text: squeeze(plain(quote)),
        quote,
        depth: 0,
      }));
      lists.push({ ...inside, items, ...lead, ...(aside ? { aside } : {}) });
      for (const { text, quote } of items) state({ ...inside, text, quote, form: 'item' });
      before = undefined;
      label = undefined;
      list = undefined;
      return;
    }
    if (block.type === 'table') {
      const table = continued(tableOf(block.rows), tables.at(-1), index, block.page);
      const aside = asideOfPath(headings.map((heading) => heading.text));
      tables.push({
        ...place(index),
        ...table,
        ...(before ? { caption: before.text } : {}),
        ...(aside ? { aside } : {}),
      });
      for (const pair of pairsOfTable(table))
        state({
          ...place(index),
          ...(before ? { lead: before.text } : {}),
          ...pair,
          form: pair.text === pair.value ? 'sentence' : 'pair',
        });
      list = undefined;
      before = undefined;
      label = undefined;
      return;
    }
    const raw = block.text;
    const text = squeeze(plain(raw));
    if (text === '') return;
    if (isRealHeading(block)) {
      enter(text, block.level, index);
      label = { text, block: index, real: true };
      return;
    }
    const bullet = block.type === 'paragraph' ? bulletOf(text) : undefined;
    if (block.type === 'item' || bullet) {
      const depth = block.type === 'item' ? block.depth : 0;
      if (!list) {
        list = { ...place(index), items: [], ...(before ? { lead: before } : {}) };
        const aside = (before && asideOfSentence(before.text)) ?? asideOfPath(list.path);
        if (aside) list.aside = aside;
        lists.push(list);
        leads = [before];
      }
      const quote = bullet
        ? raw.slice(raw.length - plain(raw).length + plain(raw).indexOf(bullet))
        : raw;
      const content = squeeze(plain(quote));
      if (!isNoise(content)) list.items.push({ ...place(index), text: content, quote, depth });
      const lead =
        leads[depth] ?? leads.slice(0, depth + 1).findLast((known) => known !== undefined);
      sayAll(quote, index, 'item', lead?.text);
      leads.length = depth + 1;
      leads[depth + 1] = { text: content, quote, block: index };
      if (/:$/.test(content)) leads[depth] = { text: content, quote, block: index };
      label = undefined;
      return;
    }
    list = undefined;
    const next = blocks[index + 1];
    if (asked && next && isQuestion(text)) {
      enter(text, questionLevel, index);
      label = undefined;
      return;
    }
    if (label && label.block === index - 1 && isAnswer(text, label.real, blocks[index + 1])) {
      const name = label.text.replace(/\s*:$/, '');
      state({
        ...place(index),
        text: `${name}: ${text}`,
        quote: raw,
        form: 'pair',
        label: name,
        value: text,
      });
      label = undefined;
      before = { text, quote: raw, block: index };
      return;
    }
    label = undefined;
    // "D. What not." over a list is its title, though it ends like a sentence.
    const alone = runInHead(text);
    if (
      alone &&
      alone.rest >= text.length &&
      next &&
      (next.type === 'item' || startsBullet(next))
    ) {
      enter(alone.title, innerLevel, index);
      before = { text: `${alone.title}:`, quote: raw, block: index };
      return;
    }
    if (isTitleLike(text) && next && !isOfForm(blocks, index)) {
      // Right above a real heading it titles nothing of its own.
      if (next.type === 'heading') return;
      const titlesTitle = next.type === 'paragraph' && isTitleLike(plain(next.text));
      if (!/:$/.test(text) || next.type !== 'item')
        enter(
          text.replace(/\s*:$/, ''),
          levelOf(headings, numberingOf(text), titlesTitle ? pseudoLevel : innerLevel),
          index,
        );
      label = { text, block: index, real: false };
      before = { text, quote: raw, block: index };
      return;
    }
    sayAll(raw, index, 'sentence');
    const last = splitSentences(raw).at(-1);
    before = last
      ? { text: withColon(squeeze(plain(last.text))), quote: last.text, block: index }
      : undefined;
  });

  const here = setAside(chapters);
  return {
    reading,
    today,
    statements: statements.map(here),
    lists: lists
      .filter(({ items }) => items.length > 0)
      .flatMap((one) => [one, ...innerLists(one)])
      .map(here),
    tables: tables.map(here),
    chapters,
    text: textOf(blocks),
  };
};
