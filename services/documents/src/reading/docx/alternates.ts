import { foreign } from '../xml/namespaces.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  replaceElements,
  wordTextOf,
  type XmlElement,
} from '../xml/tree.ts';

/** An emoji that stands for a symbol without text in the newer content. */
const maxSignLength = 4;

/**
 * Keeps of alternate content what current versions of Word show: the first choice whose namespaces they
 * understand, else the fallback (ECMA-376 part 3, 10.2).
 * @returns how many characters of the content for other programs say something else
 */
export function chooseAlternates(root: XmlElement): number {
  let hidden = 0;
  replaceElements(root, (element) => {
    if (element.name !== 'mc:AlternateContent') return undefined;
    const choices = childrenOf(element, 'mc:Choice');
    const fallback = childOf(element, 'mc:Fallback');
    const shown = choices.find(isUnderstood) ?? fallback;
    const text = shown ? wordTextOf(shown) : '';
    for (const other of [...choices, ...(fallback ? [fallback] : [])])
      if (other !== shown) hidden += otherCharacters(other, text);
    return shown?.children ?? [];
  });
  return hidden;
}

const isUnderstood = (choice: XmlElement): boolean =>
  !(attributeOf(choice, 'Requires') ?? '').split(' ').includes(foreign);

function otherCharacters(content: XmlElement, shown: string): number {
  const text = wordTextOf(content).trim();
  return text.length <= maxSignLength || shown.includes(text) ? 0 : text.length;
}
