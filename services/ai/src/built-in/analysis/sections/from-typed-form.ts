import { capitalize, plain, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isClosingField, isContactField } from './contact-field.ts';
import { isIdentity } from './paper.ts';
import { sectionName, soundsLikeSection } from './section-name.ts';

const fewestLines = 5;
const fewestOfWho = 2;
const fewestAsked = 3;
const mostAsked = 0.6;
const longest = 120;
const mostWords = 16;

const ofWork =
  /\b(?:project|activit(?:y|ies)|event|grant|amount|costs?|budget|year|purpose|funds?|funding|applying|applied|members|participants|people|beneficiar\w+|sum|income|equipment|location|venue)\b/i;
const ofSigning = /^(?:(?:date|place|name|position) (?:and|&) )?(?:signature|signed|date)\b/i;

type Line = { text: string; block: number; quote: string; page: number | undefined };

/** "Year for which you are applying", "Who will take part?": a label with room behind it, and no sentence. */
const isLabel = (text: string): boolean =>
  text !== '' && text.length <= longest && /^[\p{Lu}\d]/u.test(text) && !/[.!;,]$/.test(text);
const asksWho = (text: string): boolean =>
  isIdentity(text) || isContactField(text) || ofSigning.test(text);
const asksOfWork = (text: string): boolean =>
  /\?$/.test(text) || soundsLikeSection(text) || ofWork.test(text);

const runsOf = ({ reading: { blocks } }: Guidelines): Line[][] => {
  const runs: Line[][] = [[]];
  blocks.forEach((block, index) => {
    const isPlain = block.type === 'paragraph' && !block.field;
    const text = isPlain ? squeeze(plain(block.text)).replace(/[\s_.…:]+$/u, '') : '';
    const ends = isPlain && /[a-z]\.$/.test(block.text.trim()) ? '.' : '';
    if (isPlain && isLabel(text + ends))
      runs.at(-1)?.push({ text, block: index, quote: block.text, page: block.page });
    else if (runs.at(-1)?.length) runs.push([]);
  });
  return runs;
};

/** Whether lines under one another are the fields of a form: who one is, and besides what one will do. */
const isForm = (run: Line[]): boolean => {
  const asked = run.filter(({ text }) => !asksWho(text) && !isClosingField(text));
  return (
    run.length >= fewestLines &&
    run.filter(({ text }) => asksWho(text)).length >= fewestOfWho &&
    asked.length >= fewestAsked &&
    asked.filter(({ text }) => asksOfWork(text)).length >= asked.length * mostAsked
  );
};

/** A form that stands in a page or letter as bare labels, one below the other: what it asks beside who one is. */
export const sectionsFromTypedForm = (guidelines: Guidelines): SectionCandidate[] =>
  runsOf(guidelines)
    .filter(isForm)
    .flatMap((run) => run.filter(({ text }) => !asksWho(text) && !isClosingField(text)))
    .flatMap(({ text, ...place }): SectionCandidate[] => {
      const name = capitalize(sectionName(text));
      return name.length < 4 || name.split(' ').length > mostWords
        ? []
        : [partAt(place, { name, limit: lengthLimitOf(text), from: 'question' })];
    });
