import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Paper } from '../paper.ts';
import { bearsName } from './bears-name.ts';
import { findEmails } from './email.ts';

const pattern =
  /(?<![@\w.-])(?:https?:\/\/[^\s<>"'()|]+|(?:www\.)(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>"'()|]*)?|(?:[a-z0-9-]+\.)+(?:(?:org|com|net|edu)(?:\.[a-z]{2})?|ngo|foundation|us|church|school)(?:\/[^\s<>"'()|]*)?)(?![\w@])/gi;
const elsewhere =
  /\b(?:irs\.gov|grants\.gov|sam\.gov|[\w.-]+\.gov|facebook|twitter|x\.com|instagram|linkedin|youtube|tiktok|guidestar|candid|charitynavigator|paypal|google|zoom|eventbrite|gofundme|donorbox|mailchimp|constantcontact|wikipedia|bit\.ly|tinyurl|creativecommons|wordpress\.com|adobe|northwestregisteredagent|legalzoom|givebutter|vimeo|amazon|microsoft)\b/i;

/** Of any ending, a host that bears the name: "tarnowls.london"; a file has an ending, too. */
const anyHost =
  /(?<![@\w.-])(?:[a-z\d-]{4,}\.)+(?!(?:pdf|docx?|html?|php|aspx?|jpe?g|png|xlsx?|txt)\b)[a-z]{2,12}(?![\w@.-])/g;

/** Beside its label a host needs no ending that everybody knows: "tarn-owls.scot". */
const hostAlone = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:\/\S*)?$/i;

const masthead = /\b\d{5}(?:-\d{4})?\b|\d{3}\)?[\s./-]\d{3}[\s.-]\d{4}/;

/** "Our website is www.…": what stands right before it. */
const ourSite =
  /\bour (?:new )?(?:web ?site|web ?page|home ?page|site)(?: address)?,?(?: (?:is|at|on))?(?: (?:at|located at|found at))?[\s:(]*$/i;
/** "Go to www.… to learn more about us." */
const goTo =
  /\b(?:visit(?: us)?(?: online)?(?: at)?|go to|find us(?: online)? (?:at|on)|learn more(?: about us)?(?: at)?|more (?:information )?about us at|listed at)[\s:(]*$/i;
const ofUs = /\b(?:us|our|we)\b/i;

const tidyUrl = (text: string): string => text.replace(/[.,;:)]+$/, '').replace(/^(?=www\.)/i, '');
const host = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .split('/')[0] ?? '';

/** "… on our website: https://www.elmrow.org/news/2024/garden.html": a page of it, not where it begins. */
const aPageOfIt = /^((?:https?:\/\/)?[^/]+)\/(?:[^/]+\/)+[^/]+\.(?:html?|php|aspx?|pdf)$/i;
/** Hosts that lend each of many bodies a folder. */
const lends =
  /\b(?:sites|pages|angelfire|tripod|weebly|wixsite|github|gitlab|edu|k12|blogspot)\b|~/i;
/** "Our constitution is at https://www.elmrow.org/constitution": where one paper of it stands. */
const aPaperOfIt =
  /^((?:https?:\/\/)?[^/]+)\/(?:(?:about(?:-us)?|who-we-are|governance|resources|files|uploads|wp-content|docs|en|\d{2,4})\/)*(?:constitution|by-?laws|articles|polic(?:y|ies)|minutes|agendas?|newsletters?|annual-?reports?|reports?|documents?|docs|donate|donations?|give|join|membership|volunteer|contact(?:-us)?|events?|news|blog|privacy(?:-policy)?)(?:[/?#]\S*)?$/i;
const frontPage = (url: string): string =>
  lends.test(url) ? url : ((aPageOfIt.exec(url) ?? aPaperOfIt.exec(url))?.[1] ?? url);
/** "www.corner-shop.com/offers/neighbors": a page of another's, which a masthead never gives. */
const isDeep = /[^/]\/[^/]+\/[^/]/;
/** "garden.elmrow.org" beside "elmrow.org", where both stand: the site of one project. */
const isPartOf = (url: string, sites: Set<string>): boolean =>
  [...sites].some((site) => host(url).endsWith(`.${site}`));

const label = (site: string): string => host(site).split('.').slice(0, -1).join('');

/**
 * The hosts of the boxes that a paper gives; where they are of several bodies, those alone that are
 * found to be its own: a club's policy gives the federation's box, too, and the federation's pages.
 */
const hostsOfOwnMail = (paper: Paper, names: string[]): Set<string> => {
  const all = new Set(
    paper.lines.flatMap(({ text, others }) =>
      others
        ? []
        : [...text.matchAll(/@([\w-]+(?:\.[\w-]+)+)/g)].map((match) =>
            (match[1] ?? '').toLowerCase(),
          ),
    ),
  );
  if (all.size < 2) return all;
  return new Set(
    findEmails(paper, names).map(({ value }) => (value.split('@')[1] ?? '').toLowerCase()),
  );
};

/** The organization's own site: labelled, or the one that bears its name or the name of its e-mail. */
export const findWebsites = (paper: Paper, names: string[]): Candidate[] => {
  const { lines, kind } = paper;
  // What else stands on an authority's paper is its own.
  if (kind === 'determination-letter' || kind === 'certificate-of-standing') return [];
  const labels =
    "(?:charity(?:[’']s)? |organi[sz]ation(?:[’']s)? |official )?web ?site(?: (?:address|URL|link))?|web ?page|web(?: address)?|URL|home ?page|online(?: at)?|visit us(?: online)?(?: at)?";
  const fromLabels = labelled(lines, labels).flatMap(({ value, line }): Candidate[] => {
    const match =
      new RegExp(pattern.source, 'i').exec(value.slice(0, 120)) ?? hostAlone.exec(value);
    return match && !elsewhere.test(match[0]) && !line.others
      ? [candidate(tidyUrl(match[0]), line, 3)]
      : [];
  });
  const mailHosts = hostsOfOwnMail(paper, names);
  const sites = new Set(
    lines.flatMap(({ text, others }) =>
      others
        ? []
        : [...text.matchAll(pattern)]
            .map((match) => host(match[0]))
            .filter((site) => !elsewhere.test(site)),
    ),
  );
  const shown = lines.flatMap((line) =>
    [...line.text.matchAll(pattern)].flatMap((match): Candidate[] => {
      const url = tidyUrl(match[0]);
      if (elsewhere.test(url)) return [];
      // Beside its designer's name a page's foot shows its own site, too.
      if (bearsName(label(url), names) && (!line.others || line.foot))
        return isPartOf(url, sites) ? [] : [candidate(frontPage(url), line, 2.2)];
      if (line.others) return [];
      if (mailHosts.has(host(url))) return [candidate(frontPage(url), line, 2)];
      const before = line.text.slice(0, match.index);
      if (ourSite.test(before)) return [candidate(frontPage(url), line, 2.4)];
      if (sites.size === 1 && goTo.test(before) && ofUs.test(line.text))
        return [candidate(url, line, 1.5)];
      // The only site of a masthead that also holds the address or the telephone.
      return sites.size === 1 && !isDeep.test(url) && masthead.test(line.text.replace(url, ''))
        ? [candidate(url, line, 1.6)]
        : [];
    }),
  );
  const ofAnyEnding = lines.flatMap((line) =>
    line.others && !line.foot
      ? []
      : [...line.text.matchAll(anyHost)].flatMap(([url]): Candidate[] =>
          bearsName(label(url), names) && !elsewhere.test(url) ? [candidate(url, line, 2.1)] : [],
        ),
  );
  // The front page before any page below it.
  return [
    ...fromLabels,
    ...shown.sort((a, b) => a.value.split('/').length - b.value.split('/').length),
    ...ofAnyEnding,
  ];
};
