import type { Reading } from '@grantwright/shared/contract';
import { oneLine } from '../text/visible-text.ts';
import type { PageDocument } from './dom.ts';

const longest = 80;
const mostNames = 4;
const named =
  'meta[property="og:site_name"],meta[name="og:site_name"],meta[name="application-name"],meta[name="publisher"],meta[name="DC.publisher"],meta[name="dcterms.publisher"]';
const addressed = 'link[rel="canonical"],meta[property="og:url"],link[rel="shortlink"],base[href]';
const logos =
  'header a img[alt],[role=banner] img[alt],.logo img[alt],#logo img[alt],a.logo,a.site-title,.site-title,.site-name,#site-name,a.navbar-brand,img[class*=logo][alt]';
/** Words that a logo's text has beside the name. */
const furniture =
  /\b(?:logo|seal|crest|emblem|banner|home(?: ?page)?|brand|image|icon|link to|go to|return to)\b/gi;

/** Whose page it is, as its head and its frame say. Called before furniture is removed. */
export function originOf(page: PageDocument): Reading['origin'] {
  const told = [...page.querySelectorAll(named)].map((each) => each.getAttribute('content') ?? '');
  const drawn = [...page.querySelectorAll(logos)].map((each) =>
    (each.getAttribute('alt') ?? each.textContent ?? '').replace(furniture, ' '),
  );
  const names = [...new Set([...told, ...drawn].map(oneLine))]
    .filter((name) => /\p{L}{2}/u.test(name) && name.length <= longest)
    .slice(0, mostNames);
  const host = [...page.querySelectorAll(addressed)]
    .map((each) => hostOf(each.getAttribute('href') ?? each.getAttribute('content') ?? ''))
    .find((each) => each !== undefined);
  return names.length > 0 || host ? { names, ...(host && { host }) } : undefined;
}

const hostOf = (address: string): string | undefined =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).hostname : undefined;
