import { textDirection } from '@grantwright/shared/richtext';

/**
 * The side where a list or a quote begins, by its first letter. HTML's own `dir="auto"` passes over the
 * lines within that have a direction already, as the editor gives them.
 */
export const sideOf = textDirection;
