import type { Guidelines } from '../guidelines.ts';
import { acronymsIn } from './acronyms.ts';
import type { Evidence } from './evidence.ts';
import { fromActs } from './funder/acts.ts';
import { domainLabels, isSpeltFrom } from './funder/domains.ts';
import { fromHeadAndFoot } from './funder/head-and-foot.ts';
import { labelledFunder } from './funder/labelled.ts';
import { fromMentions, ownerOf } from './funder/mentions.ts';
import { fromNoticeNumber } from './funder/notice-number.ts';
import { fromPageTitle } from './funder/page-title.ts';
import { shortMentions } from './funder/short-mentions.ts';
import { fromTold } from './funder/told.ts';
import { letterhead } from './letterhead.ts';
import {
  initialsOf,
  isAcronym,
  isBody,
  isOrganization,
  tidyOrganization,
} from './organization-name.ts';
import { proseOf } from './paper-text.ts';

const kinds = [fromMentions, fromActs, fromTold, fromHeadAndFoot, fromPageTitle, fromNoticeNumber];
const enough = 3;
/** A kind of sign counts in full once, and a little each time that it comes again. */
const again = 0.5;
const most = 8;

/** "What would you like to do?", "Fellows receive …": a word that asks, or whom the money is for, gives nothing. */
const givesNothing =
  /^(?:what|who|whom|how|when|where|why|which|you|we|us|our|fellows?|applicants?|students?|members?|artists?|recipients?|grantees?|awardees?|scholars?|residents?|winners?|nominees?|ngos?|npos?|csos?|cbos?|voluntary organi[sz]ations?)$/i;

/** Where an application is sent or a paper is kept gives no money. */
const platform =
  /^(?:git(?:hub|lab)|google(?: (?:docs?|forms?|drive))?|microsoft|zoom|submittable|fluxx|foundant|smarty ?grants|grants\.gov|sam\.gov|research\.gov|survey ?monkey|jotform|typeform|airtable|facebook|instagram|linkedin|twitter|youtube|adobe|dropbox|eventbrite|slack|discord|telegram)$/i;

type Candidate = { name: string; points: number; signs: Map<string, number> };

const isFundInTitle = ({ reading }: Guidelines): ((name: string) => boolean) => {
  const first = reading.blocks.find((block) => block.type === 'heading');
  const title = first?.type === 'heading' ? tidyOrganization(first.text) : '';
  const page = tidyOrganization((reading.title ?? '').split(/\s+[-–|]\s+/)[0] ?? '');
  const over = letterhead(reading) !== undefined;
  // "Stronger Communities Fund" over the page is what is given, not who gives it.
  return (name) =>
    /\b(?:Fund|Bank|Service)$/.test(name) &&
    ((title.includes(name) && !over) || (page.includes(name) && page !== name));
};

const weigh = (evidence: Evidence[]): Candidate[] => {
  const found = new Map<string, Candidate>();
  for (const { name, points, why } of evidence) {
    const key = name.toLowerCase();
    const one = found.get(key) ?? { name, points: 0, signs: new Map<string, number>() };
    const before = one.signs.get(why);
    const more = before === undefined ? points : points * again;
    const room = most - (before ?? 0);
    one.signs.set(why, (before ?? 0) + Math.min(more, room));
    one.points += Math.min(more, room);
    found.set(key, one);
  }
  return [...found.values()];
};

/** "The Hollis Trust" is how a letter of the "Eda B. Hollis Charitable Trust" calls it for short. */
const isShortFor = (short: string, full: string): boolean => {
  const said = short.toLowerCase().split(' ');
  const words = full.toLowerCase().split(' ');
  const places = said.map((word) => words.indexOf(word));
  return (
    said.length >= 2 &&
    said.length < words.length &&
    isBody(short) &&
    said.at(-1) === words.at(-1) &&
    places.every((at, index) => at >= 0 && (index === 0 || at > (places[index - 1] ?? -1)))
  );
};

/** "The Odd Fellows" and "Corvallis Odd Fellows" are one; the fuller name is kept. */
const join = (candidates: Candidate[]): Candidate[] => {
  const kept: Candidate[] = [];
  for (const one of [...candidates].sort((a, b) => b.name.length - a.name.length)) {
    const fuller = kept.find(
      ({ name, points }) =>
        points >= 2 &&
        !isAcronym(one.name) &&
        (` ${name.toLowerCase()} `.includes(` ${one.name.toLowerCase()} `) ||
          isShortFor(one.name, name)),
    );
    if (fuller) fuller.points += one.points;
    else kept.push({ ...one });
  }
  return kept;
};

const least = 4;
/** "Applications for the Wren Fund" are for what is given: whoever else calls for them gives it. */
const appliedFor =
  (body: string) =>
  (name: string): boolean =>
    /\b(?:Fund|Bank|Service)$/.test(name) &&
    asksFor.some((words) => body.toLowerCase().includes(`${words} the ${name.toLowerCase()}`));
const asksFor = [
  'applications for',
  'applications to',
  'apply for',
  'proposals for',
  'set up',
  'created',
  'established',
  'launched',
  'administers',
  'manages',
];

/** Who gives the money: by the field for it, or who has the most signs of giving. */
export const funderName = (guidelines: Guidelines): string | undefined => {
  const labelled = labelledFunder(guidelines);
  if (labelled) return labelled;
  const body = proseOf(guidelines.reading);
  const isAppliedFor = appliedFor(body);
  const isFund = isFundInTitle(guidelines);
  const acronyms = acronymsIn(guidelines.text);
  const signs = kinds.flatMap((find) => find(guidelines));
  // "GSRF" and "Goa State Research Foundation" are one, though nothing says so in brackets.
  for (const { name } of signs) {
    const initials = initialsOf(name);
    if (initials.length >= 3 && isBody(name) && !acronyms.has(initials))
      acronyms.set(initials, name);
  }
  const evidence = signs
    .map((sign) => ({ ...sign, name: acronyms.get(sign.name) ?? sign.name }))
    .filter(
      ({ name }) =>
        isOrganization(name) &&
        !isFund(name) &&
        ![givesNothing, platform].some((no) => no.test(name)),
    );
  const labels = domainLabels(guidelines);
  const spelt = labels.flatMap((label) => {
    const short = label.toUpperCase();
    const said =
      guidelines.text.split(new RegExp(`\\b${short.replace(/[^A-Z\d]/g, '.')}\\b`)).length - 1;
    return said >= 2 && short.length <= 8
      ? [{ name: acronyms.get(short) ?? short, points: 1.5, why: 'has the address' }]
      : [];
  });
  // "opencall@trialsnet.eu" of a paper that speaks of TrialsNet.
  const named = labels.flatMap((label) => {
    const said = body.match(new RegExp(`(?<![\\w@./-])${label}(?![\\w@]|\\.\\w)`, 'gi')) ?? [];
    const name = said.find((each) => /\p{Lu}/u.test(each));
    return name && said.length >= 3 && label.length > 5 && isOrganization(name)
      ? [{ name, points: 1.5, why: 'has the address' }]
      : [];
  });
  const isMeantBy = shortMentions(body);
  const candidates = join(weigh([...evidence, ...spelt, ...named])).map((one) => ({
    ...one,
    points:
      one.points +
      (labels.some((label) => isSpeltFrom(label, one.name)) ? 2 : 0) +
      (isMeantBy(one.name) ? 2 : 0) -
      (isAppliedFor(one.name) ? least : 0),
  }));
  // Of two named as often, who is named first gives the money.
  const [best] = candidates.sort(
    (a, b) => b.points - a.points || body.indexOf(a.name) - body.indexOf(b.name),
  );
  if (!best || best.points < enough) return undefined;
  const owner = ownerOf(body, best.name);
  return owner && isOrganization(tidyOrganization(owner)) ? tidyOrganization(owner) : best.name;
};
