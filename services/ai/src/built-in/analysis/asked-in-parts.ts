import { comparable, contentWords } from '@grantwright/analyst';
import type { Finding } from './finding.ts';
import type { Guidelines } from './guidelines.ts';
import { answerForm, isKindOfAnswer } from './sections/answer-fields.ts';
import { findParts } from './sections/find-parts.ts';

/** What a part asks is of these kinds, whatever its words are about; limits and who may apply are told apart. */
const ofParts = new Set<Finding['kind']>([
  'content',
  'amount',
  'submission',
  'evaluation',
  'deadline',
]);
/** "(up to 200 words)" and "2.4" before a question ask nothing themselves. */
const limit = /\s*[([][^()[\]]*\b(?:words?|pages?|char(?:acter)?s?|lines)\b[^()[\]]*[)\]]/gi;
const number = /^\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z])[.):]?\s+(?=\p{L})/iu;

/** Whether a line says only how a field of a form is answered, or helps to answer it, which is no demand of its own. */
export const tellsOnlyKind = (guidelines: Guidelines): ((line: Finding) => boolean) => {
  const { blocks, fields } = answerForm(guidelines);
  const help = fields.map((field) => comparable(field.help));
  return ({ block, quote, kind }) =>
    blocks.has(block) &&
    (isKindOfAnswer(quote) ||
      (kind === 'eligibility' && help.some((said) => said.includes(comparable(quote)))));
};

/**
 * Whether a line says only what a part of the application asks: "Tell us your activities, and who will lead them" stands
 * with "What you will do", and need not stand among the requirements too.
 */
export const askedInParts = (guidelines: Guidelines): ((line: Finding) => boolean) => {
  const parts = findParts(guidelines).map(({ name, prompts, told, quote, from, block, end }) => ({
    words: new Set(contentWords([name, ...prompts, ...told].join(' '))),
    // What a sentence says of a part, that it must be sent or signed, is not asked in it.
    own: new Set(from === 'sentence' ? [] : contentWords(quote)),
    block,
    end,
  }));
  const isKind = tellsOnlyKind(guidelines);
  return (line) => {
    if (isKind(line)) return true;
    if (!ofParts.has(line.kind)) return false;
    const words = contentWords(line.text.replace(limit, '').replace(number, ''));
    return parts.some(
      ({ words: known, own, block, end }) =>
        line.block >= block &&
        line.block < end &&
        words.every((word) => known.has(word) || (line.block === block && own.has(word))),
    );
  };
};
