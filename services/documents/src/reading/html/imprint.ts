import type { Block } from '@grantwright/shared/contract';
import type { Notes } from '../notes.ts';
import { blocksOf } from './blocks.ts';
import { linkDensity, type PageDocument, tagOf, textLength } from './dom.ts';

const feet =
  'footer,[role=contentinfo],#footer,.footer,.site-footer,address,body > header,.site-header,[role=banner]';
const longest = 4_000;

/** Signs that a foot says who made the page: an address, a telephone, an e-mail, a registration. */
const ofTheMaker =
  /\b\d{5}(?:-\d{4})?\b|\d{3}[\s./-]\d{3,4}[\s./-]?\d{0,4}|@[\w-]+\.|\bEIN\b|501\s?\(c\)|©|copyright/i;

/**
 * What stands in the feet of a page. They are furniture beside its text, yet often the only place that
 * says where its organization is. Called before furniture is removed; the function that it returns
 * gives the feet that went.
 */
export function imprintOf(page: PageDocument, notes: Notes): () => Block[] {
  const found = [...page.querySelectorAll(feet)]
    .filter((element) => !element.parentElement?.closest(feet))
    .filter(
      (element) => textLength(element) <= longest && ofTheMaker.test(element.textContent ?? ''),
    )
    .map((element) => ({ element, copy: element.cloneNode(true) as Element }));
  return () =>
    found
      .filter(({ element }) => !element.isConnected)
      .flatMap(({ copy }) => {
        for (const part of [...copy.querySelectorAll('nav,ul,ol,script,style,form,button,svg')])
          if (part.isConnected || copy.contains(part)) dropMenu(part);
        return blocksOf(copy, notes);
      });
}

const dropMenu = (part: Element): void => {
  const list = /^(ul|ol)$/.test(tagOf(part));
  if (!list || linkDensity(part) > 0.8) part.remove();
};
