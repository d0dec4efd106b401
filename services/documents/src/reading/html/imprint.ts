import type { Block } from '@grantwright/shared/contract';
import type { Notes } from '../notes.ts';
import { saysWhoMadeIt } from '../text/maker.ts';
import { blocksOf } from './blocks.ts';
import { linkDensity, type PageDocument, tagOf, textLength } from './dom.ts';

const feet =
  'footer,[role=contentinfo],#footer,.footer,.site-footer,address,body > header,.site-header,[role=banner]';
const longest = 4_000;

/**
 * What stands in the feet of a page. They are furniture beside its text, yet often the only place that
 * says where its organization is. Called before furniture is removed; the function that it returns
 * gives the feet that went.
 */
export function imprintOf(page: PageDocument, notes: Notes): () => Block[] {
  const found = [...page.querySelectorAll(feet)]
    .filter((element) => !element.parentElement?.closest(feet))
    .filter((element) => textLength(element) <= longest && saysWhoMadeIt(element.textContent ?? ''))
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
