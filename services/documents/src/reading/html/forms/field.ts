import type { FormPart } from '@grantwright/shared/contract';

/** One question of a form on a page: what asks, where it is answered, what may be chosen. */
export type Field = {
  kind: Exclude<FormPart, 'help' | 'option'>;
  /** The nodes that ask, beside each other; none where only the answer's own placeholder asks. */
  label: Node[];
  controls: Element[];
  /** What names the answers to tick, taken out of the text and told as `options`. */
  units: Node[];
  options: string[];
};
