import type { PageDocument } from '../dom.ts';
import { matchesScreen } from './media-query.ts';

const maxAddressLength = 400_000;

/** Decodes the style sheet in a data URL ("data:text/css,.a%7Bcolor:red%7D"). Returns undefined for any other URL. */
export function decodeDataStylesheet(address: string): string | undefined {
  if (address.length > maxAddressLength) return undefined;
  const [, parameters = '', data = ''] =
    /^\s*data:text\/css([^,]*),([\s\S]*)$/i.exec(address) ?? [];
  if (data === '') return undefined;
  if (/;\s*base64\s*$/i.test(parameters))
    return Buffer.from(data.trim(), 'base64').toString('utf8');
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}

const decodeLinkedStylesheet = (link: Element): string | undefined =>
  decodeDataStylesheet(link.getAttribute('href') ?? '');

/** Returns the embedded style sheets that apply to screens, in document order. */
export const listEmbeddedStylesheets = (page: PageDocument): string[] =>
  [...page.querySelectorAll('style,link[rel~=stylesheet]:not([disabled])')]
    .filter((sheet) => matchesScreen(sheet.getAttribute('media') ?? ''))
    .flatMap((sheet) =>
      sheet.matches('link') ? (decodeLinkedStylesheet(sheet) ?? []) : (sheet.textContent ?? ''),
    );

export const hasExternalStylesheets = (page: PageDocument): boolean =>
  [...page.querySelectorAll('link[rel~=stylesheet]')].some(
    (link) => decodeLinkedStylesheet(link) === undefined,
  );
