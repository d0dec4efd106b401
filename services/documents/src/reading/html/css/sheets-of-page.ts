import type { PageDocument } from '../dom.ts';
import { holdsOnScreen } from './media.ts';

const longestAddress = 400_000;

/** The sheet that an address holds itself: "data:text/css,.a%7Bcolor:red%7D"; undefined of any other address. */
export function sheetInAddress(address: string): string | undefined {
  if (address.length > longestAddress) return undefined;
  const [, kind = '', text = ''] = /^\s*data:text\/css([^,]*),([\s\S]*)$/i.exec(address) ?? [];
  if (text === '') return undefined;
  if (/;\s*base64\s*$/i.test(kind)) return Buffer.from(text.trim(), 'base64').toString('utf8');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address that "@import url(…)" or "@import '…'" names. */
export const importedAddress = (head: string): string =>
  /^@import\s+(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s)"']+))/i
    .exec(head)
    ?.slice(1)
    .find(Boolean) ?? '';

const isLink = (element: Element): boolean => element.tagName.toLowerCase() === 'link';

/** The texts of the sheets that a page holds itself and shows on a screen, in its order. */
export const sheetsOfPage = (page: PageDocument): string[] =>
  [...page.querySelectorAll('style,link[rel~=stylesheet]')]
    .filter(
      (sheet) =>
        holdsOnScreen(sheet.getAttribute('media') ?? '') &&
        !(isLink(sheet) && sheet.hasAttribute('disabled')),
    )
    .flatMap((sheet) =>
      isLink(sheet)
        ? (sheetInAddress(sheet.getAttribute('href') ?? '') ?? [])
        : (sheet.textContent ?? ''),
    );

/** Whether a page names sheets that lie in other files. */
export const namesOtherSheets = (page: PageDocument): boolean =>
  [...page.querySelectorAll('link[rel~=stylesheet]')].some(
    (link) => sheetInAddress(link.getAttribute('href') ?? '') === undefined,
  );
