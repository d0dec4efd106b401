import type { Extraction } from '@grantwright/shared/contract';
import type { SourceDocument } from '../../providers/provider.ts';
import type { Candidate } from './candidate.ts';
import { choose, type Choice, type Placed } from './choose.ts';
import { conflictNotes } from './conflict-notes.ts';
import { findAddresses, type FoundAddress } from './fields/address.ts';
import { findAnnualBudgets } from './fields/annual-budget.ts';
import { findCurrentProjects } from './fields/current-projects.ts';
import { findEmails } from './fields/email.ts';
import { focusOfPurposes } from './fields/focus-of-purposes.ts';
import { findFocusAreas } from './fields/focus-areas.ts';
import { findFoundedYears } from './fields/founded-year.ts';
import { lettersOfOwn } from './fields/letters-of-own.ts';
import { findMissions } from './fields/mission.ts';
import { findNames } from './fields/name.ts';
import { findOrganizationTypes } from './fields/organization-type.ts';
import { findPastAchievements } from './fields/past-achievements.ts';
import { findPhones } from './fields/phone.ts';
import { findTaxIds } from './fields/tax-id.ts';
import { findWebsites } from './fields/website.ts';
import { type Paper, paperOf } from './paper.ts';
import { paperYear } from './paper-year.ts';
import { sameName, sameNumber, sameSite, sameStreet, sameText } from './same-value.ts';

type Field = Choice<string> | Choice<number> | undefined;

/**
 * The organization's fields as its papers state them, each with the words it was taken from, and what
 * other papers say instead. What no paper clearly says is absent.
 */
export const extractOrganization = (
  documents: SourceDocument[],
  onPaper: (done: number) => void = () => undefined,
): Extraction => {
  const papers = documents.map((document) => {
    const paper = paperOf(document);
    return { paper, year: paperYear(paper) };
  });
  const each = <T>(find: (paper: Paper) => Candidate<T>[]): Placed<T>[] =>
    papers.flatMap(({ paper, year }) =>
      surest(find(paper)).map((found) => ({
        ...found,
        document: paper.name,
        ...(year === undefined ? {} : { year }),
      })),
    );
  const text = (
    find: (paper: Paper) => Candidate[],
    same: (a: string, b: string) => boolean = sameText,
    newest = true,
  ) => choose(each(find), { same, newest });
  const name = text(findNames, sameName, false);
  const names = name
    ? [
        name.chosen.value,
        shortened(name.chosen.value),
        ...lettersOfOwn(
          papers.map(({ paper }) => paper),
          name.chosen.value,
        ),
      ]
    : [];
  const addresses = each<FoundAddress>((paper) =>
    findAddresses(paper, names).map((found) => asCandidate(found)),
  );
  const missionStatement = alone(text((paper) => findMissions(paper, names)));
  const fields: Record<string, Field> = {
    name,
    missionStatement,
    pastAchievements: alone(
      text((paper) => findPastAchievements(paper, names, missionStatement?.chosen.value)),
    ),
    currentProjects: alone(
      text((paper) => besides(findCurrentProjects(paper, names), missionStatement?.chosen)),
    ),
    organizationType: alone(text((paper) => findOrganizationTypes(paper, names), sameText, false)),
    taxIdNumber: text((paper) => findTaxIds(paper, names), sameNumber, false),
    annualBudget: text(findAnnualBudgets),
    foundedYear: choose(
      each((paper) => findFoundedYears(paper, names)),
      { same: sameText, newest: false },
    ),
    website: text((paper) => findWebsites(paper, names), sameSite),
    focusAreas:
      alone(text((paper) => findFocusAreas(paper, names))) ??
      focusIn(
        missionStatement,
        papers.map(({ paper }) => paper),
      ),
    'contactInfo.email': text((paper) => findEmails(paper, names)),
    'contactInfo.phone': text((paper) => findPhones(paper, names), sameNumber),
    ...addressFields(choose(addresses, { same: samePlace, newest: true })),
  };
  onPaper(papers.length);
  return assemble(fields);
};

const mostOfAPaper = 40;

/** The candidates of a paper that can win, so that a list of a thousand addresses is no burden. */
const surest = <T>(found: Candidate<T>[]): Candidate<T>[] =>
  [...found].sort((a, b) => b.trust - a.trust).slice(0, mostOfAPaper);

/** A mission that nothing calls one: the first sentence that tells what the organization does. */
const asTold = 1.05;

/** What is said as the mission is not said again as a program, unless nothing but a program stands for it. */
const besides = (found: Candidate[], mission: Candidate | undefined): Candidate[] =>
  found.flatMap((program) => {
    const own = program.value
      .split('\n')
      .filter((text) => !mission || mission.trust <= asTold || !mission.value.includes(text))
      .join('\n');
    return own ? [{ ...program, value: own }] : [];
  });

/** Where no paper lists its fields of work, the purposes that it was founded for may tell them. */
const focusIn = (told: Choice<string> | undefined, papers: Paper[]): Choice<string> | undefined => {
  const paper = papers.find(({ name }) => name === told?.chosen.document);
  const value = told && paper && focusOfPurposes(told.chosen, paper);
  return value ? { chosen: { ...told.chosen, value }, others: [] } : undefined;
};

const shortened = (name: string): string =>
  name.replace(
    /,?\s+(?:Inc|Incorporated|Corp|Corporation|LLC|Ltd|Limited|S?CIO|CIC|CLG|DAC)\.?$/i,
    '',
  );

/** Passages differ from paper to paper without contradicting each other. */
const alone = <T>(choice: Choice<T> | undefined): Choice<T> | undefined =>
  choice && { chosen: choice.chosen, others: [] };

/** Of two addresses trusted alike, the one that says more. */
const asCandidate = (found: FoundAddress): Candidate<FoundAddress> => ({
  value: found,
  quote: '',
  trust: found.trust + Object.keys(found.parts).length / 100,
});

const samePlace = (a: FoundAddress, b: FoundAddress): boolean => {
  const [one, other] = [a.parts.address?.value, b.parts.address?.value];
  return one === undefined || other === undefined || sameStreet(one, other);
};

const addressFields = (choice: Choice<FoundAddress> | undefined): Record<string, Field> => {
  if (!choice) return {};
  const part = (
    { value, ...place }: Placed<FoundAddress>,
    key: keyof FoundAddress['parts'],
  ): Placed<string>[] => {
    const found = value.parts[key];
    return found ? [{ ...place, ...found }] : [];
  };
  const keys = Object.keys(choice.chosen.value.parts) as (keyof FoundAddress['parts'])[];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const [chosen] = part(choice.chosen, key);
      if (!chosen) return [];
      const others = choice.others
        .flatMap((other) => part(other, key))
        .filter(({ value }) => !sameText(value, chosen.value));
      return [[`contactInfo.${key}`, { chosen, others }]];
    }),
  );
};

const sourceOf = ({ document, quote, page }: Placed<string | number>) => ({
  document,
  quote,
  ...(page === undefined ? {} : { page }),
});

const assemble = (fields: Record<string, Field>): Extraction => {
  const values: Record<string, unknown> = {};
  const contactInfo: Record<string, unknown> = {};
  const sources: NonNullable<Extraction['sources']> = {};
  const conflicts: NonNullable<Extraction['conflicts']> = {};
  const taken: Record<string, { value: string; document: string; year?: number }> = {};
  for (const [field, choice] of Object.entries(fields)) {
    if (!choice) continue;
    const { chosen } = choice;
    const others: Placed<string | number>[] = choice.others;
    const contact = /^contactInfo\.(.+)$/.exec(field)?.[1];
    if (contact) contactInfo[contact] = chosen.value;
    else values[field] = chosen.value;
    sources[field] = sourceOf(chosen);
    taken[field] = { ...chosen, value: String(chosen.value) };
    if (others.length > 0)
      conflicts[field] = others.slice(0, 10).map((other) => ({
        value: String(other.value),
        ...sourceOf(other),
        ...(other.year === undefined ? {} : { year: other.year }),
      }));
  }
  const notes = conflictNotes(conflicts, taken);
  return {
    ...values,
    ...(Object.keys(contactInfo).length > 0 ? { contactInfo } : {}),
    ...(Object.keys(sources).length > 0 ? { sources } : {}),
    ...(Object.keys(conflicts).length > 0 ? { conflicts } : {}),
    ...(notes.length > 0 ? { notes: notes.slice(0, 10) } : {}),
  };
};
