import { foreignNamespace } from '../../xml/namespaces.ts';
import {
  getAttribute,
  findChild,
  listChildren,
  replaceElements,
  getWordText,
  type XmlElement,
} from '../../xml/tree.ts';

/** A fallback up to this length is an emoji standing in for a symbol in the newer content. */
const maxSymbolLength = 4;

/**
 * Replaces alternate content with what current versions of Word show: the first choice whose namespaces they support,
 * or the fallback (ECMA-376 part 3, 10.2).
 * @returns the number of characters in alternatives that differ from the chosen one
 */
export function chooseAlternates(root: XmlElement): number {
  let hidden = 0;
  replaceElements(root, (element) => {
    if (element.name !== 'mc:AlternateContent') return undefined;
    const choices = listChildren(element, 'mc:Choice');
    const fallback = findChild(element, 'mc:Fallback');
    const version = choices.find(isSupported) ?? fallback;
    const text = version ? getWordText(version) : '';
    for (const other of [...choices, ...(fallback ? [fallback] : [])])
      if (other !== version) hidden += countDifferingCharacters(other, text);
    return version?.children ?? [];
  });
  return hidden;
}

const isSupported = (choice: XmlElement): boolean =>
  !(getAttribute(choice, 'Requires') ?? '').split(' ').includes(foreignNamespace);

function countDifferingCharacters(content: XmlElement, chosenText: string): number {
  const text = getWordText(content).trim();
  return text.length <= maxSymbolLength || chosenText.includes(text) ? 0 : text.length;
}
