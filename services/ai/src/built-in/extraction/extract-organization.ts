import type { Extraction } from '@grantwright/shared/contract';
import type { SourceDocument } from '../../providers/provider.ts';
import type { Candidate } from './candidate.ts';
import { findAddresses, type FoundAddress } from './fields/address.ts';
import { findAnnualBudgets } from './fields/annual-budget.ts';
import { findCurrentProjects } from './fields/current-projects.ts';
import { findEmails } from './fields/email.ts';
import { findFocusAreas } from './fields/focus-areas.ts';
import { findFoundedYears } from './fields/founded-year.ts';
import { findMissions } from './fields/mission.ts';
import { findNames } from './fields/name.ts';
import { findOrganizationTypes } from './fields/organization-type.ts';
import { findPastAchievements } from './fields/past-achievements.ts';
import { findPhones } from './fields/phone.ts';
import { findTaxIds } from './fields/tax-id.ts';
import { findWebsites } from './fields/website.ts';
import { type Paper, paperOf } from './paper.ts';

type Placed<T> = Candidate<T> & { document: string };

/** The value trusted most; of equals the one that most papers give, then the first. */
const best = <T>(candidates: Placed<T>[]): Placed<T> | undefined => {
  const votes = (value: T): number =>
    candidates.filter((other) => String(other.value).toLowerCase() === String(value).toLowerCase())
      .length;
  return [...candidates].sort((a, b) => b.trust - a.trust || votes(b.value) - votes(a.value))[0];
};

const bestAddress = (found: (FoundAddress & { document: string })[]) =>
  [...found].sort(
    (a, b) => b.trust - a.trust || Object.keys(b.parts).length - Object.keys(a.parts).length,
  )[0];

/**
 * The organization's fields as its papers state them, each with the words it was taken from. What no
 * paper clearly says is absent.
 */
export const extractOrganization = (
  documents: SourceDocument[],
  onPaper: (done: number) => void = () => undefined,
): Extraction => {
  const papers = documents.map(paperOf);
  const each = <T>(find: (paper: Paper) => Candidate<T>[]): Placed<T>[] =>
    papers.flatMap((paper) => find(paper).map((found) => ({ ...found, document: paper.name })));
  const name = best(each(findNames));
  const names = name ? [name.value, shortened(name.value)] : [];
  const fields = {
    name,
    missionStatement: best(each((paper) => findMissions(paper, names))),
    pastAchievements: best(each(findPastAchievements)),
    currentProjects: best(each(findCurrentProjects)),
    organizationType: best(each((paper) => findOrganizationTypes(paper, names))),
    taxIdNumber: best(each(findTaxIds)),
    annualBudget: best(each(findAnnualBudgets)),
    foundedYear: best(each((paper) => findFoundedYears(paper, names))),
    website: best(each((paper) => findWebsites(paper, names))),
    focusAreas: best(each(findFocusAreas)),
  };
  const address = bestAddress(
    papers.flatMap((paper) =>
      findAddresses(paper, names).map((found) => ({ ...found, document: paper.name })),
    ),
  );
  const contact = {
    email: best(each(findEmails)),
    phone: best(each(findPhones)),
    ...Object.fromEntries(
      Object.entries(address?.parts ?? {}).map(([key, part]) => [
        key,
        part && address ? { ...part, document: address.document } : undefined,
      ]),
    ),
  };
  onPaper(papers.length);
  return assemble(fields, contact);
};

const shortened = (name: string): string =>
  name.replace(/,?\s+(?:Inc|Incorporated|Corp|Corporation|LLC|Ltd)\.?$/i, '');

const assemble = (
  fields: Record<string, Placed<string | number> | undefined>,
  contact: Record<string, Placed<string> | undefined>,
): Extraction => {
  const sources: NonNullable<Extraction['sources']> = {};
  const take = (group: Record<string, Placed<string | number> | undefined>, prefix: string) =>
    Object.fromEntries(
      Object.entries(group).flatMap(([key, found]) => {
        if (!found) return [];
        sources[prefix + key] = {
          document: found.document,
          quote: found.quote,
          ...(found.page === undefined ? {} : { page: found.page }),
        };
        return [[key, found.value]];
      }),
    );
  const values = take(fields, '');
  const contactInfo = take(contact, 'contactInfo.');
  return {
    ...values,
    ...(Object.keys(contactInfo).length > 0 ? { contactInfo } : {}),
    ...(Object.keys(sources).length > 0 ? { sources } : {}),
  };
};
