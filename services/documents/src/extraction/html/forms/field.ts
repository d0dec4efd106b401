import type { FormPart } from '@grantwright/shared/contract';

/** A question of a form. */
export type Field = {
  kind: Exclude<FormPart, 'help' | 'option'>;
  /** The adjacent nodes that contain the question. Empty if the question is only in the placeholder. */
  label: Node[];
  controls: Element[];
  /** The labels of radio buttons and check boxes. `options` contains their text. */
  optionLabels: Node[];
  options: string[];
};
