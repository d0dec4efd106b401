import type { SectionDetail } from '@grantwright/shared/contract';
import { comparable, listContentWords } from '../../text/normalize.ts';
import type { ClassifiedUnit } from '../classify-units.ts';
import { asksForText } from './asks-for-text.ts';
import { hasOwnLimit } from './has-own-limit.ts';
import { type LineName, nameLine } from './name-line.ts';
import { isProfileField, joinsFieldLabels } from './profile-fields.ts';

/** A unit that names a section. */
export type Part = LineName & { unit: ClassifiedUnit; index: number };

export type SectionContent = Pick<SectionDetail, 'prompts' | 'limit'>;
export type PartWithContent = Part & SectionContent;

/** For a line that states a length limit, the threshold is reduced to this fraction. */
const shareWithOwnLimit = 0.5;

/** Finds the units that name a section of the application. */
export const findNamedParts = (
  units: readonly ClassifiedUnit[],
  probabilities: readonly number[],
  minProbability: number,
): Part[] =>
  units.flatMap((unit, index) => {
    const threshold = hasOwnLimit(unit) ? minProbability * shareWithOwnLimit : minProbability;
    if ((probabilities[index] ?? 0) < threshold || unit.checked !== undefined || isFilledIn(unit))
      return [];
    if (isExample(units, index)) return [];
    const part = nameLine(unit);
    return part &&
      hasContentWords(part.name) &&
      !isForFunder.test(part.name) &&
      !repeatsTitle(part.name, unit) &&
      (isTitleOfProject(part.name) || !isField(part.name, unit)) &&
      asksForText(part, unit)
      ? [{ ...part, unit, index }]
      : [];
  });

/** "Each person starts a new line. For example:" */
const announcesExample = /\b(?:for (?:example|instance)|e\.g\.,?|example)\s?:$/i;

/** Whether a line is the first after a sentence that announces an example, or in the list below it. */
const isExample = (units: readonly ClassifiedUnit[], index: number): boolean =>
  announcesExample.test(units[index - 1]?.text ?? '') ||
  announcesExample.test(units[index]?.path.at(-1) ?? '');

/** A title can name a section about such a field: "Contact address". */
const isField = (name: string, { kind }: ClassifiedUnit): boolean =>
  kind === 'heading' || kind === 'label'
    ? kind === 'label' && joinsFieldLabels(name)
    : isProfileField(name);

/** Unlike the applicant's name, the title of the project is written for the application. */
const isTitleOfProject = (name: string): boolean =>
  /^(?:project|proposal) (?:title|name)$/i.test(name);

/** "For office use only", "To be completed by the supervisor". */
const isForFunder = /\b(?:to be (?:completed|filled in) by|use only)\b/i;

/** "You" and "The following" are not names. */
const hasContentWords = (name: string): boolean => listContentWords(name).length > 0;

/** Whether a row contains the title of the document from the margin of a page, next to other text. */
const repeatsTitle = (name: string, { kind, path: [title = ''] }: ClassifiedUnit): boolean =>
  kind === 'row' && comparable(name) === comparable(title);

/** Whether a row has totals, which means that it belongs to an example budget. */
const isFilledIn = ({ row, values }: ClassifiedUnit): boolean =>
  row !== undefined && values.filter(({ type }) => type === 'money').length > 1;
