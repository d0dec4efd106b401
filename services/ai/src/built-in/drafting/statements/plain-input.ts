import { boundLines, boundReading } from '@grantwright/analyst';
import type { DraftInput } from '../../../providers/provider.ts';
import { withoutLeaders } from './leaders.ts';
import { withoutRepeatedLabels } from './repeated-labels.ts';

/** "R384 000", "€ 12 500": the rules for sums of money read the thousands by a comma. */
const spaced =
  /((?:[$€£₹]|(?<!\p{L})(?:R|[A-Z]{3} ))\s?\d{1,3})((?:[ \u00A0\u202F]\d{3})+)(?!\d)/gu;

/** "Ana Ruiz (me, director since 2019)": who types is told by the name. */
const myself = / ?\((?:me|myself|that['’]s me|yours truly)(?:, | - |\))/giu;
/** "Orle Trust, see budget": where else it stands is said to whoever drafts. */
const elsewhere =
  /,? \(?see (?:the |our |my )?(?:budget|above|below|attach\w+|list)(?: above| below)?\)?(?=[.;]|$)/gimu;

const plain = (text: string): string =>
  withoutRepeatedLabels(withoutLeaders(text))
    .replace(myself, (said) => (said.endsWith(')') ? '' : ' ('))
    .replace(elsewhere, '')
    .replace(spaced, (_, first: string, rest: string) => first + rest.replace(/\s/g, ','));

/** Rules look at a whole line at a time: no line of a field may be too long for them. */
const bounded = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? boundLines(value) : value,
    ]),
  ) as T;

/** The notes and answers of an applicant without what only lays them out, and documents in bounded blocks. */
export const plainInput = (input: DraftInput): DraftInput => {
  const info = bounded(input.organizationInfo);
  return {
    ...input,
    organizationInfo:
      typeof info.additionalInfo === 'string'
        ? { ...info, additionalInfo: plain(info.additionalInfo) }
        : info,
    answers: input.answers.map((each) => ({ ...each, answer: plain(boundLines(each.answer)) })),
    documents: input.documents.map((document) => ({
      ...document,
      reading: boundReading(document.reading),
    })),
  };
};
