import type { Value } from '../text/values.ts';
import { type Candidate, createCandidate, findCandidateUnits } from './candidate.ts';
import { getHost, isNamedAfter } from './named-after.ts';
import type { Ownership } from './ownership.ts';
import type { ClassifiedUnit, ClassifiedDocument } from './classified-document.ts';

/** Known facts about the organization, which make matching values more plausible. */
export type KnownIdentity = { name?: string; hosts: readonly string[] };

type ValueOfType<Type extends Value['type']> = Extract<Value, { type: Type }>;

/**
 * Finds email addresses. Addresses at the organization's host, or named after the organization, are the most plausible.
 */
export const findEmails = (document: ClassifiedDocument, identity: KnownIdentity): Candidate[] =>
  collect(document, 'email', 'email', ({ email }) => {
    const [box = '', host = ''] = email.toLowerCase().split('@');
    const isOwn = identity.hosts.some(
      (ownHost) => host === ownHost || host.endsWith(`.${ownHost}`),
    );
    const plausibility =
      (isOwn || isNamedAfter(host, identity.name ?? '') ? 1.5 : 1) *
      (generalMailbox.test(box) ? 1.2 : 1);
    return { value: email, plausibility };
  });

const generalMailbox =
  /^(?:info|contact|hello|office|admin|mail|general|enquiries|inquiries|board|secretary|help|team)\b/;

/** Finds phone numbers, excluding fax numbers. */
export const findPhones = (document: ClassifiedDocument, ownership: Ownership): Candidate[] =>
  collect(document, 'phone', 'phone', ({ text, fax }, unit) =>
    fax ? undefined : { value: text, plausibility: ownership(unit) },
  );

/** Finds web addresses. Addresses named after the organization, or at the host of its email, are the most plausible. */
export const findWebsites = (document: ClassifiedDocument, identity: KnownIdentity): Candidate[] =>
  collect(document, 'website', 'url', ({ url, start }, { text }) => {
    const host = getHost(url);
    if (isThirdParty(host) || isFile.test(url)) return undefined;
    const isLabeled =
      siteLabel.test(text.slice(0, start)) ||
      /^\s*(?:[A-Z]\s)?website:?$/i.test(text.slice(start + url.length));
    const isOwn = identity.hosts.includes(host) || isNamedAfter(host, identity.name ?? '');
    const isDeep =
      url
        .replace(/^https?:\/\//i, '')
        .split('/')
        .filter(Boolean).length > 1;
    return {
      value: url,
      plausibility: (isOwn ? 1.4 : 0.4) * (isLabeled ? (isOwn ? 1.4 : 2) : 1) * (isDeep ? 0.7 : 1),
    };
  });

const siteLabel =
  /\b(?:web ?site|web ?page|home ?page|web|online|visit(?: us)?|url)(?: (?:is|at|address))?[\s:|(]{0,4}$/i;

/** Hosts shared by many organizations. */
const sharedSites = new Set(
  (
    'facebook instagram twitter x linkedin youtube youtu google goo paypal github gitlab eventbrite zoom meetup ' +
    'wikipedia slack discord amazon flickr vimeo tiktok venmo gofundme mailchimp medium givesmart igive donorbox ' +
    'networkforgood opencollective benevity guidestar candid charitynavigator'
  ).split(' '),
);
/**
 * Whether a host belongs to a third party: a shared host, or the government, since its forms mention its own website.
 */
const isThirdParty = (host: string): boolean =>
  sharedSites.has(host.split('.').at(-2) ?? '') || /\.gov(?:\.\w\w)?$/.test(host);
const isFile = /\.(?:pdf|docx?|png|jpe?g|svg)$/i;

/** Finds US employer identification numbers and equivalent numbers from other countries. */
export const findTaxIds = (document: ClassifiedDocument): Candidate[] => [
  ...collect(document, 'ein', 'ein', ({ ein }) => ({ value: ein, plausibility: 1.2 })),
  ...findCandidateUnits(document, 'ein', registrationRule).flatMap(({ unit, probability }) => {
    const number = registration.exec(unit.text)?.[1];
    const isEin = unit.values.some(({ type }) => type === 'ein');
    return number && !isEin ? [createCandidate(unit, number, probability)] : [];
  }),
];

const registrationRule = {
  path: 'taxIdNumber',
  classes: ['ein'],
  minProbability: 0.35,
  minScore: 0,
} as const;
const registration =
  /(?:\b(?:ein|tin|abn|vat|number|no|id|nr)\b|#)[\s.:#)|]{0,6}((?:[A-Z]{2})?\d[\d -]{4,16}\d)(?![\d-])/i;

/** Collects all values of a type from the units that may state a field, including repetitions. */
function collect<Type extends Value['type']>(
  document: ClassifiedDocument,
  field: 'email' | 'phone' | 'website' | 'ein',
  type: Type,
  read: (
    value: ValueOfType<Type>,
    unit: ClassifiedUnit,
  ) => { value: string; plausibility: number } | undefined,
): Candidate[] {
  return findCandidateUnits(document, field).flatMap(({ unit, probability }) =>
    unit.values
      .filter((value): value is ValueOfType<Type> => value.type === type)
      .flatMap((value) => {
        const reading = read(value, unit);
        return reading
          ? [createCandidate(unit, reading.value, probability * reading.plausibility)]
          : [];
      }),
  );
}
