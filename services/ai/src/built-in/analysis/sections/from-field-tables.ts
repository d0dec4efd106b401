import type { Block } from '@grantwright/shared/contract';
import { capitalize, plain, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { tableField, type TableField } from './field-tables.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';
import { uploadIn } from './uploads.ts';

const fewestFields = 4;
const mostOptions = 12;
/** A step that holds so many groups to tick says who is reached: it is filled in as a whole. */
const fewestTicked = 4;
const leastShareTicked = 0.7;

type Title = { text: string; quote: string; block: number; level: number; page?: number };
type Group = { title: Title; fields: TableField[] };

const titleAt = (block: Block | undefined, at: number): Title | undefined =>
  block?.type === 'heading'
    ? {
        text: squeeze(plain(block.text)).replace(/\s+section$/i, ''),
        quote: block.text,
        block: at,
        level: block.level,
        ...(block.page ? { page: block.page } : {}),
      }
    : undefined;

/** "Contact (only when you apply for a school)" is called without when it is asked. */
const nameOf = (text: string): string =>
  sectionName(text.replace(/\s*\((?:only )?(?:if|when|where|for)\b[^()]*\)$/i, ''));

const sentences = (text: string): string[] =>
  text.split(/(?<=[.?!])\s+(?=\p{Lu})/u).filter(Boolean);

const asked = ({ asks, options, kind }: TableField): string =>
  kind !== 'agree' && options.length > 1 && options.length <= mostOptions
    ? `${asks}${/[?:]$/.test(asks) ? '' : ':'} ${options.join('; ')}`
    : asks;

const ofField = (field: TableField): SectionCandidate => {
  const said = sentences(field.help);
  const prompts = [field.asks, ...said].filter((text) => isPrompt({ text })).flatMap(splitPrompt);
  return partAt(field, {
    name: sectionName(field.asks),
    prompts,
    told: said.filter((text) => !isPrompt({ text })),
    limit: field.limit,
    required: !/\boptional\b/i.test(field.asks),
    from: 'question',
  });
};

const ofFile = (field: TableField, { title }: Group): SectionCandidate =>
  partAt(field, {
    name: uploadIn(field.asks)?.name ?? (capitalize(field.asks) || nameOf(title.text)),
    told: sentences(field.help),
    required: !/\boptional\b/i.test(field.asks),
    from: 'label',
  });

const together = (title: Title, fields: TableField[]): SectionCandidate => {
  const [only] = fields.length === 1 ? fields : [];
  return {
    ...partAt(title, {
      name: nameOf(title.text),
      prompts: [...new Set(fields.map(asked))].slice(0, 40),
      told: fields.flatMap(({ help }) => sentences(help)),
      limit: only?.limit,
      required: !/\b(?:optional|only (?:if|when|where))\b/i.test(title.quote),
      from: 'question',
    }),
    end: (fields.at(-1)?.block ?? title.block) + 1,
  };
};

/** What is written stands by itself where a title holds more of it; the rest of the title is one part. */
const sectionsOf = (group: Group): SectionCandidate[] => {
  const { title, fields } = group;
  const files = fields.filter(({ kind }) => kind === 'file');
  const long = fields.filter(({ kind }) => kind === 'long');
  const apart = long.length > 1 ? long : [];
  const rest = fields.filter((field) => !apart.includes(field) && !files.includes(field));
  return [
    ...(rest.length > 0 ? [together(title, rest)] : []),
    ...apart.map(ofField),
    ...files.map((field) => ofFile(field, group)),
  ];
};

const isTicked = ({ fields }: Group): boolean =>
  fields.every(({ kind }) => kind === 'choice' || kind === 'agree');

/** The step that a group stands in: the nearest title above of a higher level. */
const stepOver = (titles: Title[], { title }: Group): Title | undefined =>
  titles.findLast(({ block, level }) => block < title.block && level < title.level && level > 1);

/** "Equality" over "Equality monitoring information", with nothing between: called by the fuller of the two. */
const fuller = (titles: Title[], step: Title, blocks: Block[]): Title => {
  const below = titles.find(({ block }) => block === step.block + 1);
  return below &&
    blocks[below.block + 1]?.type === 'heading' &&
    below.text.length > step.text.length
    ? { ...below, level: step.level }
    : step;
};

const groupsOf = (blocks: Block[]): { groups: Group[]; titles: Title[] } => {
  const titles = blocks.flatMap((block, at) => titleAt(block, at) ?? []);
  const groups: Group[] = [];
  blocks.forEach((block, at) => {
    const field = tableField(block, at);
    const title = field && titles.findLast((one) => one.block < at);
    if (!field || !title) return;
    const last = groups.at(-1);
    if (last?.title.block === title.block) last.fields.push(field);
    else groups.push({ title, fields: [field] });
  });
  return { groups, titles };
};

/** "Vehicle" over a step "Vehicle details", and a paper beside it: the step says what is filled in in it. */
const underStep = (step: Title | undefined, inStep: Group[]): Group[] => {
  const filled = inStep.filter(({ fields }) => fields.some(({ kind }) => kind !== 'file'));
  const [only] = filled;
  if (!step || !only || filled.length > 1 || inStep.length < 2) return inStep;
  return inStep.map((group) =>
    group === only ? { ...group, title: { ...only.title, text: step.text } } : group,
  );
};

type TableForm = { parts: SectionCandidate[]; start: number; end: number };

const find = ({ reading: { blocks } }: Guidelines): TableForm | undefined => {
  const { groups, titles } = groupsOf(blocks);
  const fields = groups.flatMap((group) => group.fields);
  const [first, last] = [groups[0], fields.at(-1)];
  if (!first || !last || fields.length < fewestFields) return undefined;
  const steps = new Map<Title | undefined, Group[]>();
  for (const group of groups) {
    const step = stepOver(titles, group);
    steps.set(step, [...(steps.get(step) ?? []), group]);
  }
  const parts = [...steps].flatMap(([step, inStep]) => {
    const ticked = inStep.filter(isTicked).length;
    return step && ticked >= fewestTicked && ticked >= inStep.length * leastShareTicked
      ? [
          together(
            fuller(titles, step, blocks),
            inStep.flatMap((group) => group.fields),
          ),
        ]
      : underStep(step, inStep).flatMap(sectionsOf);
  });
  const start = stepOver(titles, first)?.block ?? first.title.block;
  return { parts, start, end: last.block + 1 };
};

const known = new WeakMap<Guidelines, TableForm | false>();

/** A form of which each field is described by a small table under the title that it stands under. */
export const fieldTableForm = (guidelines: Guidelines): TableForm | undefined => {
  const form = known.get(guidelines) ?? find(guidelines) ?? false;
  known.set(guidelines, form);
  return form || undefined;
};
