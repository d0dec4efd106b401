/** A line that a person takes in at one look, with the funder's own sentence. */
export type FactLine = { text: string; quote?: string; page?: number };

export type Fact = FactLine & {
  label: string;
  isStated: boolean;
  /** What belongs to it: the other dates, the total and the number of awards. */
  more?: FactLine[];
};
export type FactValue = Omit<Fact, 'label'>;

/** As long as a line that is taken in at one look; the whole is in the list below it. */
const factLength = 96;

const notStated = 'Not stated in the guidelines';

export const said = (text: string | undefined): { text: string; isStated: boolean } => ({
  text: text ?? notStated,
  isStated: text !== undefined,
});

export const quoteOf = ({
  quote,
  page,
}: {
  quote?: string | undefined;
  page?: number | undefined;
}) => ({
  ...(quote && { quote }),
  ...(page && { page }),
});

/** Cut where a clause ends, else at a word. */
export function shorten(text: string): string {
  if (text.length <= factLength) return text;
  const start = text.slice(0, factLength);
  const clause = Math.max(...['. ', '; ', ': ', ' ('].map((end) => start.lastIndexOf(end)));
  const end = clause > factLength / 2 ? clause : start.lastIndexOf(' ');
  return `${withoutTail(start.slice(0, end > 0 ? end : factLength))}…`;
}

/** Without the spaces and signs that it ends with. */
function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.,;:]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
