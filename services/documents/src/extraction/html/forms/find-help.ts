import { isElement, getClassAndId, getTag } from '../dom.ts';
import { findControls } from './controls.ts';
import type { Field } from './field.ts';
import { isAffix } from './label-text.ts';
import { listTextsAfter, listTextsBetween } from './nearby-texts.ts';

const helpNames =
  /\b(?:help|hint|desc(?:ription)?|note|instruction|guidance|counter|count|limit|sub-?label|muted)/;
const maxLevels = 3;

/** Finds text that explains how to answer, either between a label and its control or after the control. */
export function findHelp(field: Field, isLabelOfAnother: (node: Node) => boolean): Node[] {
  const { controls, label, optionLabels } = field;
  const [control] = controls;
  const start = optionLabels.find((option) => control && option.contains(control)) ?? control;
  const isOutside = (node: Node): boolean => isLabelOfAnother(node) || optionLabels.includes(node);
  const between = label[0] && start && isElement(start) ? listTextsBetween(label[0], start) : [];
  return [...between, ...listHelpAfter(field, isOutside)].filter((node) => !isOutside(node));
}

/** Returns the text after a control in the same container, or otherwise only text that looks like help. */
function listHelpAfter({ controls }: Field, isOutside: (node: Node) => boolean): Node[] {
  const help: Node[] = [];
  let current: Element | undefined = controls.at(-1);
  for (let level = 0; current?.parentElement && level < maxLevels; level += 1) {
    const parent: Element = current.parentElement;
    const isOwnBox = findControls(parent).every((control) => controls.includes(control));
    for (const node of listTextsAfter(current)) {
      if (isOutside(node) || !(isOwnBox || looksLikeHelp(node) || isAffix(node))) break;
      help.push(node);
    }
    if (!isOwnBox || /^(?:form|body|td)$/.test(getTag(parent))) break;
    current = parent;
  }
  return help;
}

const looksLikeHelp = (node: Node): boolean =>
  isElement(node) && (helpNames.test(getClassAndId(node)) || getTag(node) === 'small');
