import type { PageDocument } from './dom.ts';

/**
 * Puts the content of shadow roots in its place: a browser shows it instead of what the element holds
 * itself, of which only what has a slot there is seen.
 */
export function openShadowRoots(page: PageDocument): void {
  for (const template of [...page.querySelectorAll('template[shadowrootmode]')]) {
    const host = template.parentElement;
    if (!host) continue;
    const shown = page.createElement('div');
    shown.innerHTML = template.innerHTML;
    const slots = [...shown.querySelectorAll('slot')];
    const own = [...host.childNodes].filter((node) => node !== template);
    const nameIn = (node: Node): string =>
      'getAttribute' in node ? ((node as Element).getAttribute('slot') ?? '') : '';
    for (const slot of slots) {
      const name = slot.getAttribute('name') ?? '';
      slot.append(...own.filter((node) => nameIn(node) === name));
    }
    host.replaceChildren(...shown.childNodes);
  }
}
