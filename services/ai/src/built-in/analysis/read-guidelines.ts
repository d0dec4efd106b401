import type { Reading } from '@grantwright/shared/contract';
import { plain, splitSentences, squeeze } from '@grantwright/analyst';
import { asideOfPath, asideOfSentence } from './aside.ts';
import { isQuestion, tellsInAnswers } from './asked-questions.ts';
import { listWithNo, withNo } from './forbidden.ts';
import { isOfForm } from './form-box.ts';
import { bareLabel, bindsInForm, isFieldLabel, isOfWebForm, shortHelp } from './form-statements.ts';
import {
  innerLevel,
  isRealHeading,
  levelAmong,
  levelOf,
  pseudoLevel,
  questionLevel,
  type Heading,
} from './heading-levels.ts';
import type { Chapter, Guidelines, ListPart, Place, Statement, TablePart } from './guidelines.ts';
import { apartByLeads, innerLists } from './inner-lists.ts';
import { leadOfItem, titleOverList, withColon, type Lead } from './lead.ts';
import { datesPage, isNoise } from './noise.ts';
import { readTable } from './read-table.ts';
import {
  bulletOf,
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
import { subjectOf, withSubject } from './with-subject.ts';

/** A heading that binds somebody to a figure says it as a sentence would; so does one that is a sentence. */
const speaks = (title: string): boolean =>
  (/^\p{Lu}.*\b(?:must|should|shall|have to|can|cannot|may|will|is|are|need to)\b.*\.$/u.test(
    title,
  ) &&
    title.split(' ').length >= 6) ||
  (/^\p{Lu}.*\b(?:must|should|shall|will be|are due|is due)\b.*\d/u.test(title) &&
    title.split(' ').length >= 7 &&
    !/\?$/.test(title));

/** What somebody says of the call is told without the marks around it. */
const withoutMarks = (text: string): string => text.replace(/^["“]([^"“”]{60,}?)["”]?$/u, '$1');

const endsOpen = /\b(?:not? later than|by|before|until)$/i;

/** Takes a reading apart into statements, lists, tables and chapters, each with its place. */
export const readGuidelines = (reading: Reading, today: string): Guidelines => {
  const statements: Statement[] = [];
  const lists: ListPart[] = [];
  const tables: TablePart[] = [];
  const chapters: Chapter[] = [];
  const blocks = shapeBlocks(reading.blocks);
  const asked = tellsInAnswers(reading.title, blocks);
  let headings: Heading[] = [];
  let open: Chapter[] = [];
  let list: ListPart | undefined;
  let leads: (Lead | undefined)[] = [];
  let before: Lead | undefined;
  let label: { text: string; block: number; real: boolean } | undefined;
  let fieldNamed: string | undefined;

  const place = (block: number): Place => {
    const page = blocks[block]?.page;
    return { block, path: headings.map((heading) => heading.text), ...(page ? { page } : {}) };
  };

  const enter = (text: string, styled: number, block: number): void => {
    const level = levelAmong(headings, text, styled);
    const numbering = numberingOf(text);
    headings = [...headings.filter((heading) => heading.level < level), { text, level, numbering }];
    for (const chapter of open) if (chapter.level >= level) chapter.end = block;
    const chapter = { ...place(block), title: text, level, end: blocks.length };
    open = [...open.filter((other) => other.level < level), chapter];
    chapters.push(chapter);
    list = undefined;
    before = undefined;
  };

  const state = (statement: Omit<Statement, 'aside'>): void => {
    if (isNoise(statement.text)) return;
    const aside = asideOfSentence(statement.text) ?? asideOfPath(statement.path);
    const said = { ...statement, text: withoutMarks(statement.text) };
    statements.push(aside ? { ...said, aside } : said);
  };

  const pair = (name: string, value: string, quote: string, block: number): void => {
    const text = `${name}: ${value}`;
    state({ ...place(block), text, quote, form: 'pair', label: name, value });
  };

  const sayAll = (
    raw: string,
    block: number,
    form: 'sentence' | 'item',
    lead?: string,
    under?: string,
  ): void => {
    const titled = runInHead(squeeze(plain(raw)));
    const title = titled?.title ?? under;
    const at = title ? { ...place(block), path: [...place(block).path, title] } : place(block);
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
    if (block.type === 'table') {
      const lead = leadOfItem(blocks[index - 1], index - 1) ?? before;
      const over = { at: place(index), lead };
      const { list: listed, table, told } = readTable(block, over, tables.at(-1));
      if (listed) lists.push(listed);
      if (table) tables.push(table);
      for (const one of told) state(one);
      list = undefined;
      before = undefined;
      label = undefined;
      return;
    }
    const raw = block.text;
    const text = squeeze(plain(raw));
    if (text === '' || datesPage(text)) return;
    if (isOfWebForm(block)) {
      const said = fieldNamed && shortHelp(block) ? fieldNamed : undefined;
      if (isFieldLabel(block)) fieldNamed = bareLabel(text);
      if (bindsInForm(block)) {
        if (said) pair(said, text, raw, index);
        else sayAll(raw, index, 'sentence', undefined, fieldNamed);
      }
      list = undefined;
      before = undefined;
      label = undefined;
      return;
    }
    if (isRealHeading(block)) {
      enter(text, block.level, index);
      label = { text, block: index, real: true };
      // "You must submit your application by September 4" in the type of a heading is a sentence all the same.
      if (speaks(text)) sayAll(raw, index, 'sentence');
      return;
    }
    const bullet = block.type === 'paragraph' ? bulletOf(text) : undefined;
    if (block.type === 'item' || bullet) {
      const depth = block.type === 'item' ? block.depth : 0;
      if (!list) {
        const page = before && blocks[before.block]?.page;
        const leading = before && (page === undefined ? before : { ...before, page });
        list = { ...place(index), items: [], ...(leading ? { lead: leading } : {}) };
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
      pair(name, text, raw, index);
      label = undefined;
      before = { text, quote: raw, block: index };
      return;
    }
    label = undefined;
    const alone = titleOverList(text, next);
    if (alone) {
      enter(alone, innerLevel, index);
      before = { text: `${alone}:`, quote: raw, block: index };
      return;
    }
    if (isTitleLike(text) && next && !isOfForm(blocks, index)) {
      // Right above a real heading it titles nothing of its own.
      if (next.type === 'heading') return;
      // "Summary:" right over "Background:" is a field that nobody has filled in, and no title over it.
      const isEmptyField = /:$/.test(text) && next.type !== 'table' && /:$/.test(next.text.trim());
      const titlesTitle =
        next.type === 'paragraph' && isTitleLike(plain(next.text)) && !isEmptyField;
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
    // "All applicants must submit their proposals no later than", and the day in a paragraph of its own.
    const unended = before?.block === index - 1 && endsOpen.test(before.text);
    sayAll(raw, index, 'sentence', unended ? before?.text : undefined);
    const last = splitSentences(raw).at(-1);
    before = last
      ? { text: withColon(squeeze(plain(last.text))), quote: last.text, block: index }
      : undefined;
  });

  const here = setAside(chapters);
  return {
    reading,
    today,
    statements: statements.map(here).map(withNo),
    lists: lists
      .filter(({ items }) => items.length > 0)
      .flatMap(apartByLeads)
      .flatMap((one) => [one, ...innerLists(one)])
      .map(here)
      .map(listWithNo),
    tables: tables.map(here),
    chapters,
    text: textOf(blocks),
  };
};
