import { isElement, nameOf, tagOf } from '../dom.ts';
import { controlsIn } from './controls.ts';
import type { Field } from './field.ts';
import { after, between, isAffix } from './label-of.ts';

const ofHelp =
  /\b(?:help|hint|desc(?:ription)?|note|instruction|guidance|counter|count|limit|sub-?label|muted)/;
const farthest = 3;

const looksLikeHelp = (node: Node): boolean =>
  isElement(node) && (ofHelp.test(nameOf(node)) || tagOf(node) === 'small');

/** What stands behind an answer in its own box, or right behind it in the form of help. */
const helpBehind = ({ controls }: Field, ends: (node: Node) => boolean): Node[] => {
  const found: Node[] = [];
  let at: Element | undefined = controls.at(-1);
  for (let depth = 0; at?.parentElement && depth < farthest; depth += 1) {
    const around: Element = at.parentElement;
    const ownBox = controlsIn(around).every((control) => controls.includes(control));
    for (const node of after(at)) {
      if (ends(node) || !(ownBox || looksLikeHelp(node) || isAffix(node))) break;
      found.push(node);
    }
    if (!ownBox || /^(?:form|body|td)$/.test(tagOf(around))) break;
    at = around;
  }
  return found;
};

/** The texts that tell how to answer: those between a label and its answer, and those behind it. */
export const helpOf = (field: Field, asksElsewhere: (node: Node) => boolean): Node[] => {
  const answer = field.controls[0];
  const first = field.units.find((unit) => answer && unit.contains(answer)) ?? answer;
  const ends = (node: Node): boolean => asksElsewhere(node) || field.units.includes(node);
  const ahead = first && isElement(first) ? between(field.label[0], first) : [];
  return [...ahead, ...helpBehind(field, ends)].filter((node) => !ends(node));
};
