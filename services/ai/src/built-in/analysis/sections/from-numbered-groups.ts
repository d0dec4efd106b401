import type { Block, SectionLimit } from '@grantwright/shared/contract';
import { capitalize, contentWords, plain, squeeze } from '@grantwright/analyst';
import { stem } from '../../../text/words.ts';
import type { Guidelines } from '../guidelines.ts';
import { formatLimit } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isContactField } from './contact-field.ts';
import { counterLine } from './counter-line.ts';
import { groupedForm, isBranch, isChoosing, type QuestionGroup } from './numbered-groups.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';
import { uploadIn } from './uploads.ts';

const number = /^\d{1,2}(?:\.\d{1,2})+[.):]?\s+/;
const optional = /\s*\(optional\)\s*$/i;
/** The questions before a limit in a line of its own; a line or two of help may be between. */
const farthest = 4;
const mostPrompts = 40;
const mostLabels = 12;
const mostTold = 4;
const longestOption = 100;
const mostOptions = 10;

type Line = { text: string; block: number; isItem: boolean; isTitle: boolean };
type Question = { text: string; block: number; options: string[]; limit?: SectionLimit };

const linesOf = (blocks: Block[], { block, end }: QuestionGroup): Line[] =>
  blocks.slice(block + 1, end).flatMap((each, at): Line[] => {
    if (each.type === 'table') return [];
    const said = squeeze(plain(each.text));
    return [
      {
        text: said.replace(number, '').replace(optional, ''),
        block: block + 1 + at,
        isItem: each.type === 'item',
        isTitle: number.test(said),
      },
    ];
  });

/** "… in your area? (Max 500 words)": in the line of the question, or in one of its own below. */
const inLine =
  /\s*\((?:max(?:imum)?\.?|up to|at most|no more than)? ?\d[^()]*\b(?:words?|characters?)\b[^()]*\)$/i;

const asksIn = (text: string): boolean =>
  isPrompt({ text }) && !isBranch(text) && !isChoosing(text) && !isContactField(text);

/** "For example, …", "Include any dates": more to what was asked right above. */
const helps =
  /^(?:for example|include|where possible|this (?:means|could|can|may)|reference\b|these could|such as)\b/i;

/** "How the hall is used" over its questions titles them. */
const onlyTitles = /^(?:how|what|who|why|where|when|which)\b.*[^?]$/i;

const questionsOf = (lines: Line[]): Question[] => {
  const asked: Question[] = [];
  for (const { text, block, isItem, isTitle } of lines) {
    const limit =
      counterLine(text)?.limit ?? counterLine(inLine.exec(text)?.[0].trim() ?? '')?.limit;
    const bare = text.replace(inLine, '');
    const last = asked.at(-1);
    if (isItem) {
      if (last && text.length <= longestOption) last.options.push(text);
    } else if (counterLine(text)) {
      if (last && limit && !last.limit && block - last.block <= farthest) last.limit = limit;
    } else if (
      !helps.test(bare) &&
      uploadIn(bare) === undefined &&
      asksIn(bare) &&
      !(isTitle && onlyTitles.test(bare))
    )
      asked.push({ text: bare, block, options: [], ...(limit ? { limit } : {}) });
  }
  return asked;
};

const withLimit = ({ text, limit, options }: Question): string[] => {
  if (options.length > 1 && options.length <= mostOptions)
    return [`${text}${/[?:]$/.test(text) ? '' : ':'} ${options.join('; ')}`];
  const prompts = splitPrompt(text);
  return limit && prompts.length === 1
    ? prompts.map((prompt) => `${prompt} (at most ${formatLimit(limit)})`)
    : prompts;
};

const confirms = /^(?:(?:i|we) )?(?:confirm|agree|declare|certify)\b/i;

const listed = (labels: string[]): string => [...new Set(labels)].slice(0, mostLabels).join('; ');

/** Yes or no opens the next questions, and asks for nothing to write. */
const isClosed = (text: string): boolean =>
  /^(?:do|does|did|is|are|was|were|have|has|had|will|would|can)\b/i.test(text);

const partOf = (blocks: Block[], group: QuestionGroup): SectionCandidate => {
  const lines = linesOf(blocks, group);
  const all = questionsOf(lines);
  // Where a group asks more than a form can show, what only opens the next question goes first.
  const open = all.filter(({ text }) => !isClosed(text));
  const asked = all.length > mostPrompts ? open : all;
  const helping = lines
    .filter(({ text, isItem }) => !isItem && /[.]$/.test(text) && !isBranch(text))
    .filter(({ text }) => !asked.some((question) => question.text === text) && !counterLine(text))
    .map(({ text }) => text);
  const labels = lines
    .filter(
      ({ text, isItem, isTitle }) =>
        !isItem &&
        !isTitle &&
        (text.split(' ').length <= 9 || confirms.test(text)) &&
        !/[.:]$/.test(text) &&
        uploadIn(text) === undefined &&
        !isBranch(text) &&
        !isChoosing(text) &&
        !counterLine(text),
    )
    .map(({ text }) => text);
  const limit = asked.length === 1 ? asked[0]?.limit : undefined;
  return {
    ...partAt(group, {
      name: sectionName(group.title.replace(optional, '')),
      prompts: [...new Set(asked.flatMap(withLimit))].slice(0, mostPrompts),
      told: [
        ...(asked.length > 0 || labels.length === 0 ? [] : [listed(labels)]),
        ...new Set(helping),
      ],
      limit,
      required: !optional.test(group.title),
      from: 'question',
    }),
    end: group.end,
  };
};

/** "Risk register (document upload)" over a button "Upload risk register" is uploaded once. */
const isSameUpload = (a: SectionCandidate, b: SectionCandidate, blocks: Block[]): boolean => {
  const [from, to] = [Math.min(a.block, b.block), Math.max(a.block, b.block)];
  const isParted = blocks
    .slice(from + 1, to + 1)
    .some((block) => block.type === 'heading' || number.test('text' in block ? block.text : ''));
  const known = new Set(contentWords(a.name).map(stem));
  return !isParted && contentWords(b.name).some((word) => known.has(stem(word)));
};

const uploadsIn = (blocks: Block[], group: QuestionGroup): SectionCandidate[] => {
  const uploads = blocks
    .slice(group.block + 1, group.end)
    .flatMap((block, at): SectionCandidate[] => {
      if (block.type === 'table' || block.type === 'item') return [];
      const said = squeeze(plain(block.text)).replace(number, '');
      const upload = uploadIn(said);
      if (!upload) return [];
      // What it must show and how it must be saved stands in the sentences under it.
      const after = blocks.slice(group.block + 2 + at, group.end);
      const ends = after.findIndex(
        (each) => each.type !== 'paragraph' || !/[.)]$/.test(each.text.trim()),
      );
      const told = after
        .slice(0, ends === -1 ? mostTold : Math.min(ends, mostTold))
        .flatMap((each) => ('text' in each ? [squeeze(plain(each.text))] : []));
      return [
        partAt(
          { block: group.block + 1 + at, quote: block.text, page: block.page },
          {
            ...upload,
            told: [...(/\b(?:which|that)\b/.test(said) ? [said] : []), ...told],
            from: 'label',
          },
        ),
      ];
    });
  return uploads.filter(
    (upload, at) => !uploads.slice(0, at).some((before) => isSameUpload(before, upload, blocks)),
  );
};

const sectionsOf = (blocks: Block[], group: QuestionGroup): SectionCandidate[] => {
  const part = partOf(blocks, group);
  const uploads = uploadsIn(blocks, group);
  const own = uploadIn(group.title);
  const [only] = uploads;
  // A group that asks for nothing but one upload is that upload.
  if (own || (only && uploads.length === 1 && part.prompts.length === 0))
    return [
      {
        ...part,
        ...(own ? { name: capitalize(own.name), required: own.required } : {}),
        told: [...new Set([...part.told, ...uploads.flatMap(({ told }) => told)])],
      },
    ];
  return [part, ...uploads];
};

/** The groups of a long numbered form in their order, each with its questions, and what must be uploaded among them. */
export const sectionsFromNumberedGroups = (guidelines: Guidelines): SectionCandidate[] =>
  (groupedForm(guidelines)?.groups ?? []).flatMap((group) =>
    sectionsOf(guidelines.reading.blocks, group),
  );
