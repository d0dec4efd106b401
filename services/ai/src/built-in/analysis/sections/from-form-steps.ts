import { capitalize, plain, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partsBetween } from '../parts-between.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { stepForm, type FormStep } from './form-steps.ts';
import { sectionsFromAttachmentLists } from './from-attachment-lists.ts';
import { isPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';

const mostPrompts = 40;
const longestField = 14;
/** A comma, a semicolon or a last "and" parts fields; within brackets none does. */
const between =
  /(?:[,;]\s+(?:and\s+)?|\s+and\s+(?=(?:agreement|required|optional|how|an?\s|the\s|your\s)))(?![^([]*[)\]])/i;

/** "Title, short summary (500 characters), and timeline" names fields; a sentence tells or asks. */
const fieldsOf = (text: string): string[] => {
  const bare = text.replace(/[.;\s]+$/, '').replace(/^\(([^()]*)\)$/, '$1');
  const pieces = bare.split(between).map((piece) => squeeze(piece.replace(/^and\s+/i, '')));
  const all = pieces.filter(Boolean).map(capitalize);
  const isRow =
    !isSentence.test(text) && all.every((piece) => piece.split(' ').length <= longestField);
  return all.length >= 2 && isRow ? all : [];
};

/** Who says what is to be done says it in a sentence. */
const isSentence =
  /\b(?:please|you|we|must|should|provide|submit|attach|describe|explain|tell|give|enter)\b|\b(?:is|are) (?:required|optional|asked|needed)\b/i;

/** "Part E: Attachments" holds the papers that it lists, and is none itself. */
const ofPapers = /^(?:(?:required|supporting) )?(?:attachments|enclosures|uploads|documents)$/i;

const saysMore = /\b(?:must|should|will|is|are|can|may|saved?|drafts?)\b/i;

const contentOf = (
  { block, end, beside }: FormStep,
  { reading: { blocks } }: Guidelines,
): Pick<SectionCandidate, 'prompts' | 'told'> => {
  const prompts: string[] = [];
  const told: string[] = [];
  const texts = [
    beside,
    ...blocks
      .slice(block + 1, end)
      .flatMap((each) => (each.type === 'table' ? each.rows.flat() : [squeeze(plain(each.text))])),
  ];
  for (const text of texts.flatMap((one) => one.split(/(?<=[.?!])\s+(?=\p{Lu})/u))) {
    if (!/\p{L}{2}/u.test(text)) continue;
    const fields = fieldsOf(text);
    if (fields.length > 0) prompts.push(...fields);
    else if (isPrompt({ text }) || !saysMore.test(text)) prompts.push(capitalize(text));
    else told.push(text);
  }
  return { prompts: [...new Set(prompts)].slice(0, mostPrompts), told };
};

/** Each step of a form is a part, and what is filled in there is what it asks. */
export const sectionsFromFormSteps = (guidelines: Guidelines): SectionCandidate[] =>
  (stepForm(guidelines)?.steps ?? []).flatMap((step): SectionCandidate[] => {
    const { title, quote, block, end, page } = step;
    const papers = ofPapers.test(title)
      ? partsBetween(sectionsFromAttachmentLists(guidelines), step)
      : [];
    if (papers.length > 0) return papers;
    const content = contentOf(step, guidelines);
    const [only] = content.prompts;
    const part = {
      ...partAt(
        { block, quote, page },
        {
          name: sectionName(title),
          ...content,
          // A limit is a field's own, where the step has more of them.
          limit: content.prompts.length === 1 && only ? lengthLimitOf(only) : undefined,
          required: !/\boptional\b/i.test(title),
          from: 'heading',
        },
      ),
      end,
    };
    return [part];
  });
