import type { ExtractedText } from '@grantwright/shared/contract';
import { toOneLine } from '../../text/extract-visible-text.ts';
import { readTrimmedText, type PageDocument } from '../dom.ts';

const maxNameLength = 80;
const maxNames = 4;
const siteNameSelector =
  'meta[property="og:site_name"],meta[name="og:site_name"],meta[name="application-name"],meta[name="publisher"],meta[name="DC.publisher"],meta[name="dcterms.publisher"]';
const urlSelector =
  'link[rel="canonical"],meta[property="og:url"],link[rel="shortlink"],base[href]';
const logoSelector =
  'header a img[alt],[role=banner] img[alt],.logo img[alt],#logo img[alt],a.logo,a.site-title,.site-title,.site-name,#site-name,a.navbar-brand,img[class*=logo][alt]';
/** Words in a logo's text that do not belong to the name. */
const logoWords =
  /\b(?:logo|seal|crest|emblem|banner|home(?: ?page)?|brand|image|icon|link to|go to|return to)\b/gi;

/** Finds the publisher of a page in its metadata and logos. Call this before removing boilerplate. */
export function findPublisher(page: PageDocument): ExtractedText['origin'] {
  const inMetadata = [...page.querySelectorAll(siteNameSelector)].map(
    (meta) => meta.getAttribute('content') ?? '',
  );
  const inLogos = [...page.querySelectorAll(logoSelector)].map((logo) =>
    (logo.getAttribute('alt') ?? readTrimmedText(logo)).replace(logoWords, ' '),
  );
  const names = [...new Set([...inMetadata, ...inLogos].map(toOneLine))]
    .filter((name) => /\p{L}{2}/u.test(name) && name.length <= maxNameLength)
    .slice(0, maxNames);
  const host = [...page.querySelectorAll(urlSelector)]
    .map((element) =>
      parseHost(element.getAttribute('href') ?? element.getAttribute('content') ?? ''),
    )
    .find((found) => found !== undefined);
  return names.length > 0 || host ? { names, ...(host && { host }) } : undefined;
}

const parseHost = (address: string): string | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).hostname : undefined;
