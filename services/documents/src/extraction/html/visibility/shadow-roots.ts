import { isElement, type PageDocument } from '../dom.ts';

/**
 * Replaces each host of a declarative shadow root with the content shown by a browser: the content of the root, plus
 * the host's children where there is a slot for them.
 */
export function expandShadowRoots(page: PageDocument): void {
  for (const template of [...page.querySelectorAll('template[shadowrootmode]')]) {
    const host = template.parentElement;
    if (!host) continue;
    const root = page.createElement('div');
    root.innerHTML = template.innerHTML;
    const slotted = [...host.childNodes].filter((node) => node !== template);
    const getSlot = (node: Node): string => (isElement(node) && node.getAttribute('slot')) || '';
    for (const slot of root.querySelectorAll('slot'))
      slot.append(...slotted.filter((node) => getSlot(node) === (slot.getAttribute('name') ?? '')));
    host.replaceChildren(...root.childNodes);
  }
}
