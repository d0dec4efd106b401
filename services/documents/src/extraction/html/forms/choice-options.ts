import { trimCharacters } from '../../text/trim-characters.ts';
import { isElement, getTag } from '../dom.ts';
import { containsControl, getWords } from './controls.ts';

/** Longer lists contain countries, states or departments. */
const maxOptions = 12;
const maxLabelLength = 120;
const prompts =
  /^(?:-+|–+|—+)|^(?:please )?(?:select|choose|pick)\b|^(?:no value|none selected)$|^\W*$/i;
const yesOrNo = /^(?:yes|no|n\/a|not applicable|maybe|unsure|not sure|true|false|other)\W*$/i;
const inlineTags = /^(?:span|em|i|b|strong|small|label|a|sup)$/;

/** Returns the text after a radio button or check box, up to the end of the line. */
function listTextsAfterOnLine(control: Element): Node[] {
  const texts: Node[] = [];
  for (
    let sibling = control.nextSibling;
    sibling && !containsControl(sibling);
    sibling = sibling.nextSibling
  ) {
    const isInline = !isElement(sibling) || inlineTags.test(getTag(sibling));
    if (texts.length > 0 && !isInline) break;
    if (getWords(sibling) !== '') texts.push(sibling);
  }
  return texts;
}

/**
 * Returns the label of a radio button or check box: an enclosing label, the text after it, or a label that refers to
 * it.
 */
export function labelOfOption(control: Element): Node[] {
  const enclosing = control.closest('label');
  if (enclosing && getWords(enclosing) !== '') return [enclosing];
  const after = listTextsAfterOnLine(control);
  if (after.length > 0) return after;
  const referring = [...control.ownerDocument.querySelectorAll('label')].find(
    (label) => control.id !== '' && label.getAttribute('for') === control.id,
  );
  if (referring) return [referring];
  const parent = control.parentElement;
  const text = parent ? getWords(parent) : '';
  return parent && text !== '' && text.length < maxLabelLength ? [parent] : [];
}

export const listSelectOptions = (select: Element): string[] =>
  [...select.querySelectorAll('option,[role=option]')]
    .map((option) => (option.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter((text) => !prompts.test(text));

/**
 * Returns the distinct options. Returns an empty list if they are just yes and no or a long list of states or
 * countries.
 */
export function filterInformativeOptions(options: string[]): string[] {
  const uniqueOptions = [
    ...new Set(options.map((text) => trimCharacters(text, ':', { endOnly: true })).filter(Boolean)),
  ];
  return uniqueOptions.length > maxOptions || uniqueOptions.every((text) => yesOrNo.test(text))
    ? []
    : uniqueOptions;
}
