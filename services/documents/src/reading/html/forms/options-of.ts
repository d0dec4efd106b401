import { trimCharacters } from '../../text/trim-characters.ts';
import { isElement, tagOf } from '../dom.ts';
import { holdsControl, wordsOf } from './controls.ts';

/** Longer lists name countries, states or departments. */
const mostOptions = 12;
const nothingChosen =
  /^(?:-+|–+|—+)|^(?:please )?(?:select|choose|pick)\b|^(?:no value|none selected)$|^\W*$/i;
const yesOrNo = /^(?:yes|no|n\/a|not applicable|maybe|unsure|not sure|true|false|other)\W*$/i;
const withinLine = /^(?:span|em|i|b|strong|small|label|a|sup)$/;

/** The words right behind an answer to tick, up to the end of its line. */
const textsBehind = (tick: Element): Node[] => {
  const found: Node[] = [];
  for (let at = tick.nextSibling; at; at = at.nextSibling) {
    if (holdsControl(at)) break;
    const inLine = !isElement(at) || withinLine.test(tagOf(at));
    if (found.length > 0 && !inLine) break;
    if (wordsOf(at) !== '') found.push(at);
  }
  return found;
};

/** What names an answer to tick: the label around it, the words behind it, or the label tied to it. */
export const namesOfTick = (tick: Element): Node[] => {
  const around = tick.closest('label');
  if (around && wordsOf(around) !== '') return [around];
  const behind = textsBehind(tick);
  if (behind.length > 0) return behind;
  const tied = [...tick.ownerDocument.querySelectorAll('label')].filter(
    (label) => tick.id !== '' && label.getAttribute('for') === tick.id,
  );
  if (tied.length > 0) return tied.slice(0, 1);
  const box = tick.parentElement;
  return box && wordsOf(box) !== '' && wordsOf(box).length < 120 ? [box] : [];
};

export const optionsOfList = (list: Element): string[] =>
  [...list.querySelectorAll('option,[role=option]')]
    .map((option) => (option.textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter((text) => !nothingChosen.test(text));

/** The answers worth telling: not yes and no, not a long list of places. */
export const worthTelling = (options: string[]): string[] => {
  const told = [
    ...new Set(options.map((text) => trimCharacters(text, ':', { endOnly: true })).filter(Boolean)),
  ];
  return told.length > mostOptions || told.every((text) => yesOrNo.test(text)) ? [] : told;
};
