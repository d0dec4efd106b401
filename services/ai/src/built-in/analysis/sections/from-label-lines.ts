import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isIdentity, isPaper } from './paper.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';

/** "Executive Summary:", "Other funding sought for this project:", with nothing beside it. */
const labelLine = /^(\p{Lu}[^.:?!]{3,80}):$/u;
/** "Proposals should describe the steps" asks as an order does. */
const asksOfProposal =
  /^(?:the )?(?:proposals?|applications?|applicants?) (?:should|must) (?:show|describe|explain|include|state|tell)\b/i;
const leastLines = 5;
const leastAsking = 3;

/** A form that is typed: lines that end in a colon one under the other, each with what is to be written under it. */
export const sectionsFromLabelLines = ({ reading }: Guidelines): SectionCandidate[] => {
  const parts: SectionCandidate[] = [];
  reading.blocks.forEach((block, index) => {
    if (block.type !== 'paragraph') return;
    const text = squeeze(plain(block.text));
    const name = sectionName(labelLine.exec(text)?.[1] ?? '');
    if (name && isSectionName(name) && !isIdentity(name) && !isPaper(name)) {
      const place = { block: index, quote: block.text, page: block.page };
      parts.push(partAt(place, { name, limit: lengthLimitOf(text), from: 'label' }));
      return;
    }
    const last = parts.at(-1);
    if (!last || last.end !== index) return;
    last.end = index + 1;
    const sentences = text.split(/(?<=[.?!])\s+(?=\p{Lu})/u);
    const asks = (sentence: string): boolean =>
      isPrompt({ text: sentence.replace(/^please /i, '') }) || asksOfProposal.test(sentence);
    last.prompts.push(...sentences.filter(asks).flatMap(splitPrompt));
    last.told.push(...sentences.filter((sentence) => !asks(sentence)));
  });
  const sounding = parts.filter(({ name }) => soundsLikeSection(name));
  const asking = parts.filter(({ prompts }) => prompts.length > 0);
  return parts.length >= leastLines &&
    asking.length >= leastAsking &&
    sounding.length >= parts.length * 0.6
    ? parts
    : [];
};
