import { plain, squeeze } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { nameOfOrder } from './name-of-order.ts';
import { isIdentity } from './paper.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';

/** Fewer stars are footnotes. */
const leastStars = 3;
const longest = 300;
/** Who fills it in, and boxes to tick. */
const ofPerson =
  /\b(?:e-?mail|phone|telephone|postcode|zip|address|(?:first|last|full|sur|contact|your) ?name|name of (?:the )?(?:group|organi[sz]ation|applicant|contact|person)|(?:organi[sz]ation|group|company|applicant)(?:'s)? name|date of birth|website|captcha|password|i (?:agree|confirm|have read|accept)|country|city|state)\b/i;

/** "Project title *", "What will you do? * (200 words max)": the fields that an online form marks as required. */
export const sectionsFromStarredFields = (guidelines: Guidelines): SectionCandidate[] => {
  const fields = guidelines.reading.blocks.flatMap((block, index) => {
    if (block.type === 'table') return [];
    const text = squeeze(plain(block.text));
    const starred = /^([^*]{4,}?[^*\s])\s*\*+\s*(\([^()]{3,60}\))?$/.exec(text);
    const aside = statementAt(guidelines.statements, index)?.aside;
    return starred?.[1] && text.length <= longest && (!aside || aside === 'background')
      ? [{ block, index, label: starred[1], limit: lengthLimitOf(text) }]
      : [];
  });
  if (fields.length < leastStars) return [];
  return fields.flatMap(({ block, index, label, limit }): SectionCandidate[] => {
    // A number before it counts the lines of a checklist, whose stars are footnotes.
    if (/^\d{1,2} \p{L}/u.test(label) || isIdentity(label) || ofPerson.test(label)) return [];
    const name = /\?$/.test(label) ? label : (nameOfOrder(label) ?? sectionName(label));
    return [
      partAt(
        { block: index, quote: block.text, page: block.page },
        {
          name,
          prompts: isPrompt({ text: label }) ? splitPrompt(label) : [],
          limit,
          from: 'question',
        },
      ),
    ];
  });
};
