import type { SectionLimit } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { announcesContent, introducesSections } from './content-region.ts';
import { counted } from './name-and-rest.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';

const leastParts = 3;
/** A title, with how long its part may be where brackets say so, and what is asked after it. */
const runIn =
  /^((?:(?:\d{1,2}|[A-Z])[.)]\s+)?\p{Lu}[\p{L}'&/ -]{2,45})(\s\([^()]{0,20}\d[^()]{0,30}\))?\.\s+(?=[\p{Lu}"])(.{12,})$/su;
/** "A.", "B." before titles in a row. */
const lettered = /^[A-Z][.)]\s/;
const orders = /^(?:say|write|set out|name|tell|use|attach|enter|lay out)\b/i;
/** Over what is asked, "Purpose of grant" is that of the applicant. */
const ofRequest = /^(?:purpose|use) of (?:the |this |your )?(?:grant|request|funds|funding)$/i;
/** Under these, what is told so are the funder's rules, or its measure. */
const ofOthers =
  /\b(?:criteri|evaluat|review|scor|eligib|faqs?|report(?:s|ing)?|terms|definition|example|sample|tips)/i;

type Part = {
  title: string;
  sentences: string[];
  /** "(250 words)", behind the title. */
  ownLimit?: SectionLimit;
  block: number;
  quote: string;
  page?: number;
  /** It stands under a title of what an application holds. */
  isAnnounced: boolean;
  /** A sentence before it says that what follows is to be told. */
  isLed: boolean;
};

const asks = (sentence: string): boolean => isPrompt({ text: sentence }) || orders.test(sentence);

/** "In it, please cover the following:": whatever the paragraphs after it begin with names a part. */
const isLed = ({ reading }: Guidelines, index: number): boolean => {
  const before = reading.blocks[index - 1];
  if (!before || before.type === 'table' || before.type === 'heading') return false;
  const last =
    squeeze(plain(before.text))
      .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
      .at(-1) ?? '';
  return /:$/.test(last) && introducesSections(last);
};

const runInAt = (
  { reading, statements }: Guidelines,
  index: number,
  led: boolean,
): Part | undefined => {
  const block = reading.blocks[index];
  if (!block || block.type === 'table' || block.type === 'heading') return undefined;
  const [, title = '', bracket = '', rest = ''] =
    runIn.exec(squeeze(plain(block.text)).replace(counted, '')) ?? [];
  const ownLimit = lengthLimitOf(bracket.trim());
  if (bracket && !ownLimit) return undefined;
  const name = sectionName(title);
  if (!title || name.split(' ').length > 5) return undefined;
  if (!led && !isSectionName(name) && !ofRequest.test(name) && !lettered.test(title))
    return undefined;
  const own = statementAt(statements, index);
  if (own?.aside && own.aside !== 'background') return undefined;
  if (own?.path.some((above) => ofOthers.test(above))) return undefined;
  return {
    title: name,
    ...(ownLimit ? { ownLimit } : {}),
    sentences: rest.split(/(?<=[.?!])\s+(?=\p{Lu})/u),
    block: index,
    quote: block.text,
    isAnnounced: led || announcesContent(own?.path.at(-1) ?? ''),
    isLed: led,
    ...(block.page ? { page: block.page } : {}),
  };
};

/** "Abstract. Say in 200 words …", "Need. Describe the problem …": paragraphs in a row that begin with their titles. */
export const sectionsFromRunInTitles = (guidelines: Guidelines): SectionCandidate[] => {
  const runs: Part[][] = [];
  guidelines.reading.blocks.forEach((_, index) => {
    const run = runs.at(-1);
    const goesOn = run?.at(-1)?.block === index - 1;
    const led = isLed(guidelines, index) || (goesOn && run?.at(-1)?.isLed === true);
    const part = runInAt(guidelines, index, led);
    if (!part) return;
    if (run && goesOn) run.push(part);
    else runs.push([part]);
  });
  return runs
    .filter(
      (run) =>
        run.length >= leastParts &&
        (run.every(({ isAnnounced }) => isAnnounced) ||
          run.every(({ ownLimit }) => ownLimit) ||
          run.every(({ quote }) => lettered.test(quote)) ||
          run.filter(({ title }) => soundsLikeSection(title)).length >= run.length * 0.6) &&
        (run.every(({ isLed: led }) => led) ||
          run.filter(({ sentences }) => sentences.some(asks)).length >= run.length * 0.6),
    )
    .flat()
    .map(({ title, sentences, ownLimit, block, quote, page, isLed: led }): SectionCandidate => {
      // What follows a title is asked for, in however few words.
      const isAsked = (sentence: string): boolean => led || asks(sentence);
      const limit = ownLimit ?? lengthLimitOf(sentences.join(' '));
      return partAt(
        { block, quote, page },
        {
          name: title,
          told: sentences.filter((sentence) => !isAsked(sentence)),
          prompts: sentences.filter(isAsked).flatMap(splitPrompt),
          limit,
          required: !sentences.some((sentence) => /\boptional\b|if applicable/i.test(sentence)),
          from: 'label',
        },
      );
    });
};
