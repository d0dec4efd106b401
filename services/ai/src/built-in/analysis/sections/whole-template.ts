import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import type { Chapter, Guidelines } from '../guidelines.ts';
import { partsBetween } from '../parts-between.ts';
import { counterLine } from './counter-line.ts';
import { asksToFill, filledLine, isHint } from './template-line.ts';

/** A stretch of a paper that is itself what an applicant fills in, with its titles in their order. */
export type TemplateForm = { start: number; end: number; title?: Chapter; titles: Chapter[] };

const thing =
  '(?:applications?|proposals?|grants?|funding|(?:project|grant|funding) requests?|rf[pq]s?|concept notes?|expressions? of interest|bounty|pitch)';
/** "Grant proposal template", "application-template.md", "RFP application", "Proposal: [name of your project]" */
const ofTemplate = new RegExp(
  `\\b${thing}(?: \\w+){0,2} templates?\\b|\\btemplates? (?:for|of) (?:\\w+ ){0,4}${thing}|\\brf[pq] (?:application|proposal)\\b|\\b${thing}\\s*:?\\s*(?:[<[({]|(?:your )?(?:project|proposal) (?:title|name)$)|^(?:your )?(?:project|proposal) (?:title|name)$|^(?:name|title) of (?:your |the )?(?:project|proposal)$`,
  'im',
);
/** What a template says of how it is used. */
const toUse =
  /\b(?:against|copy|use|using|duplicate|complete|fill (?:in|out)|fork|follow) (?:this|the) (?:[\w-]+ ){0,3}template\b|\b(?:lines|text|instructions|hints|everything|anything|sections|comments|placeholders?)\b[^.]{0,60}\b(?:should|must|can|may) be (?:removed|deleted|replaced)\b|\b(?:remove|delete|replace) (?:the |these |all |any )?(?:\w+ )?(?:instructions|hints|placeholders?|(?:text|comments|guidance|prompts) (?:in|within|between|under|below))\b|\b(?:remove|delete) any of the (?:\w+ )?(?:parts|sections|headings)\b/i;
const lookedAt = 8;
const longestHead = 400;

/** What a guide tells beside the parts; one that has more of it is no template. */
const ofGuide =
  /\b(?:eligib|criteri|review(?:ers?)?\b|selection|deadlines?|how to apply|who can|who may|faqs?|frequently|contact us|about (?:us|the (?:fund|program|grant|foundation|call))|what we|key dates|how (?:we|it works)|award (?:information|amount)|terms (?:and|&)|submission process)/i;
const ofUse =
  /^(?:\W*)(?:instructions?|how to (?:use|fill|submit)|before you (?:start|submit|begin)|about this template|read ?me|notes?|checklist|license|changelog|example)\b/i;
const fewestTitles = 4;
const leastAsked = 0.6;
/** A guide tells at length; a template mostly asks. */
const leastAsking = 0.3;
const mostOfGuide = 0.2;

export const textAt = (block: Block | undefined): string =>
  block === undefined || block.type === 'table' ? '' : squeeze(plain(block.text));

const isTitle = ({ level }: Chapter): boolean => level < 7;

/** Whether what stands between a title and the next is to be filled in; undefined where nothing stands there. */
const isAsked = (blocks: Block[], title: Chapter, next: number): boolean | undefined => {
  const texts = blocks
    .slice(title.block + 1, next)
    .map(textAt)
    .filter(Boolean);
  if (texts.length === 0) return undefined;
  return texts.slice(0, 4).some((text) => {
    const line = filledLine(text);
    return line
      ? isHint(line.hint)
      : text.split(/(?<=[.?!])\s+(?=\p{Lu})/u).some(asksToFill) || counterLine(text) !== undefined;
  });
};

const formOf = (
  { reading: { blocks } }: Guidelines,
  stretch: { start: number; end: number; title?: Chapter },
  titles: Chapter[],
): TemplateForm | undefined => {
  if (titles.length < fewestTitles) return undefined;
  const asked = titles.map((title, at) =>
    isAsked(blocks, title, titles[at + 1]?.block ?? stretch.end),
  );
  const filled = asked.filter((one) => one !== undefined);
  const sentences = blocks
    .slice(stretch.start + 1, stretch.end)
    .filter((block) => block.type === 'paragraph')
    .map(textAt)
    .filter((text) => filledLine(text) === undefined)
    .flatMap((text) => text.split(/(?<=[.?!])\s+(?=\p{Lu})/u));
  const asking = sentences.filter(asksToFill);
  const guide = titles.filter(({ title }) => ofGuide.test(title));
  return filled.length >= fewestTitles &&
    filled.filter(Boolean).length >= filled.length * leastAsked &&
    asking.length >= sentences.length * leastAsking &&
    guide.length <= titles.length * mostOfGuide
    ? { ...stretch, titles: titles.filter(({ title }) => !ofUse.test(title)) }
    : undefined;
};

/** "application-template.md" speaks as its words do. */
const spoken = (text: string): string => text.replace(/[-_./]+/g, ' ');

const wholePaper = (guidelines: Guidelines): TemplateForm | undefined => {
  const { reading, chapters } = guidelines;
  const { blocks } = reading;
  const head = blocks
    .slice(0, lookedAt)
    .map(textAt)
    .filter((text) => text.length <= longestHead);
  const said = [spoken(reading.title ?? ''), ...head.flatMap((text) => text.split(/(?<=[.!?])\s/))];
  if (!said.some((text) => (text.length <= 90 && ofTemplate.test(text)) || toUse.test(text)))
    return undefined;
  const titles = chapters.filter(isTitle);
  const [first] = titles;
  if (!first) return undefined;
  const isOver = titles.slice(1).every(({ level }) => level >= first.level) && first.block < 6;
  const stretch = { start: first.block, end: blocks.length };
  return isOver
    ? formOf(guidelines, { ...stretch, title: first }, titles.slice(1))
    : formOf(guidelines, stretch, titles);
};

const innerTitle =
  /^(?!.*\b(?:report|budget|letter|agreement|how to|where|download)\b).*\btemplates?\b/i;

/** "## Application template" in a page that also tells of the rest. */
const within = (guidelines: Guidelines): TemplateForm | undefined => {
  const over = guidelines.chapters.filter(
    (chapter) => isTitle(chapter) && innerTitle.test(chapter.title),
  );
  for (const title of over) {
    const titles = partsBetween(guidelines.chapters, title).filter(isTitle);
    const form = formOf(guidelines, { start: title.block, end: title.end, title }, titles);
    if (form) return form;
  }
  return undefined;
};

const known = new WeakMap<Guidelines, TemplateForm | false>();

/** The template that a paper is or holds: titles in a row, nearly each over hints on how to fill it in. */
export const templateForm = (guidelines: Guidelines): TemplateForm | undefined => {
  const form = known.get(guidelines) ?? within(guidelines) ?? wholePaper(guidelines) ?? false;
  known.set(guidelines, form);
  return form || undefined;
};
