import type { AnalysisDetails, offeredFields, RequirementKind } from '@grantwright/shared/contract';

/** A line short enough to read at a glance, with the funder's own sentence, its page and its file. */
export type FactLine = { text: string; quote?: string; page?: number; file?: number };

export type KeyFact = FactLine & {
  label: string;
  isStated: boolean;
  /** A remark about the source of the fact. */
  note?: string;
  /** Related lines: other dates, the total, the number of awards. */
  more?: FactLine[];
};
export type FactValue = Omit<KeyFact, 'label'>;

type StatedText = {
  text: string;
  quote?: string | undefined;
  page?: number | undefined;
  file?: number | undefined;
};

const maxLength = 96;

/** A note on a fact that the model left empty and the built-in analyst filled in. */
export const offeredNote = (
  { offered }: AnalysisDetails,
  field: (typeof offeredFields)[number],
): string | undefined =>
  offered?.includes(field) ? 'Found by the built-in analyst. Please check.' : undefined;

/** A statement of the funder as a short line. */
export const toFactLine = (stated: StatedText): FactLine => ({
  text: shorten(stated.text),
  ...getQuote(stated),
});

/** The value of a fact. Without a line, it says that the guidelines do not state the fact. */
export const factValue = (
  line: FactLine | undefined,
  missing = 'Not stated in the guidelines',
): FactValue => (line ? { ...line, isStated: true } : { text: missing, isStated: false });

/** The text for a missing fact; an analysis stored before key facts existed may have it as a requirement. */
export const missingText = (
  { keyFacts, requirements }: AnalysisDetails,
  kind: RequirementKind,
): string | undefined =>
  !keyFacts && requirements.some((requirement) => requirement.kind === kind)
    ? 'See the requirements below'
    : undefined;

export const getQuote = ({
  quote,
  page,
  file,
}: Omit<StatedText, 'text'>): Omit<FactLine, 'text'> => ({
  ...(quote && { quote }),
  ...(page && { page }),
  ...(file !== undefined && { file }),
});

/** Truncates long text at the end of a clause, or else at a word. */
export function shorten(text: string): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength);
  const clause = Math.max(...['. ', '; ', ': ', ' ('].map((end) => start.lastIndexOf(end)));
  const end = clause > maxLength / 2 ? clause : start.lastIndexOf(' ');
  return `${trimPunctuation(start.slice(0, end > 0 ? end : maxLength))}…`;
}

function trimPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.,;:]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
