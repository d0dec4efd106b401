import {
  hasOwnText,
  linkDensity,
  getClassAndId,
  getTag,
  measureText,
  readTrimmedText,
} from '../dom.ts';

export type LabeledValue = {
  label: Element;
  value: Element;
  /** Whether the value fits in a table cell. */
  isShort: boolean;
};

const maxLabelLength = 80;
const maxValueLength = 500;

/** Finds a label and its value in two boxes of a grid row, a layout used for key facts on many funders' pages. */
export function findLabeledValue(element: Element): LabeledValue | undefined {
  if (
    getTag(element) !== 'div' ||
    !/\b(row|grid|field|item|fact|detail)/.test(getClassAndId(element))
  )
    return undefined;
  const boxes = [...element.children].filter((child) => measureText(child) > 0);
  const [label, value] = boxes;
  if (boxes.length !== 2 || !label || !value || !isLabel(label) || hasOwnText(element))
    return undefined;
  const isShort =
    measureText(value) < maxValueLength &&
    !value.querySelector('ul,ol,table,h1,h2,h3,h4,h5,h6,p + p');
  return { label, value, isShort };
}

const isLabel = (element: Element): boolean =>
  /^(div|span|p|strong|b|h[3-6])$/.test(getTag(element)) &&
  measureText(element) <= maxLabelLength &&
  linkDensity(element) <= 0.5 &&
  !/[.;]$/.test(readTrimmedText(element)) &&
  !element.querySelector('p + p,ul,ol,table,div + div,h1,h2');
