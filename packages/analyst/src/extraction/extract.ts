import type { Extraction } from '@grantwright/shared/contract';
import type { Field } from '../model/fields.ts';
import { type AddressFields, addressKeys, findAddresses } from './addresses.ts';
import { findBudgets } from './budget.ts';
import type { Candidate, Placed } from './candidate.ts';
import { type Choice, choose } from './choose.ts';
import { conflictNote, conflictsOf } from './conflict-notes.ts';
import {
  findEmails,
  findPhones,
  findTaxIds,
  findWebsites,
  type KnownIdentity,
} from './contact-values.ts';
import { fieldRules } from './field-rules.ts';
import { findFoundedYears } from './founded.ts';
import type { NameWeights } from './name-weights.ts';
import { hostOf } from './named-after.ts';
import { findNames } from './names.ts';
import { findTypes } from './organization-type.ts';
import { ownershipIn } from './owner.ts';
import {
  type ExtractionModel,
  judgeWith,
  type Paper,
  readPaper,
  type SourceDocument,
} from './paper.ts';
import { paperYear } from './paper-year.ts';
import { findMissions } from './missions.ts';
import { findPassage } from './passages.ts';
import { isSameName, isSameNumber, isSamePlace, isSameSite, isSameText } from './same-value.ts';

/** Maximum number of units classified per document and in total: about ten seconds at 2 ms each. */
const maxUnitsOfOne = 1_500;
const maxUnitsOfAll = 5_000;

/**
 * The organization's fields from its documents, each with its source and with the values of other documents.
 * Fields that no document clearly states are absent.
 *
 * @param onPaper is called with the number of documents read so far
 */
export async function extract(
  documents: readonly SourceDocument[],
  model: ExtractionModel,
  onPaper: (done: number) => void = () => undefined,
): Promise<Extraction> {
  const judge = judgeWith(model);
  const maxUnits = Math.min(maxUnitsOfOne, Math.floor(maxUnitsOfAll / documents.length));
  const papers: Paper[] = [];
  for (const document of documents) {
    papers.push(await readPaper(document, judge, maxUnits));
    onPaper(papers.length);
  }
  return extractFrom(papers, model.names);
}

type AnyChoice = Choice<string | number> | undefined;

/** The same for documents that are already classified. */
export function extractFrom(papers: readonly Paper[], names: NameWeights): Extraction {
  const years = papers.map(paperYear);
  const pick = <T>(
    field: Field,
    find: (paper: Paper) => Candidate<T>[],
    isSame: (a: T, b: T) => boolean,
  ): Choice<T> | undefined => {
    const placed = papers.map((paper, at) =>
      find(paper).map((candidate): Placed<T> => {
        const year = years[at];
        return { ...candidate, document: paper.name, ...(year !== undefined && { year }) };
      }),
    );
    const choice = choose(placed, { ...fieldRules[field], isSame });
    return choice && (fieldRules[field].label ? choice : { ...choice, others: [] });
  };
  const name = pick('name', (paper) => findNames(paper, names), isSameName);
  const known: KnownIdentity = { ...(name && { name: name.chosen.value }), hosts: hostsOf(papers) };
  const ownerships = new Map(
    papers.map((paper) => [paper, ownershipIn(paper, name?.chosen.value)]),
  );
  const ownershipOf = (paper: Paper) => ownerships.get(paper) ?? (() => 1);
  const website = pick('website', (paper) => findWebsites(paper, known), isSameSite);
  const hosts = website ? [hostOf(website.chosen.value), ...known.hosts] : known.hosts;
  const email = pick('email', (paper) => findEmails(paper, { ...known, hosts }), isSameText);
  const address = pick('address', (paper) => findAddresses(paper, ownershipOf(paper)), isSamePlace);
  const choices: [Field, AnyChoice][] = [
    ['name', name],
    ['mission', pick('mission', findMissions, isSameText)],
    [
      'achievements',
      pick('achievements', (paper) => findPassage(paper, 'achievements'), isSameText),
    ],
    ['projects', pick('projects', (paper) => findPassage(paper, 'projects'), isSameText)],
    ['type', pick('type', findTypes, isSameText)],
    ['ein', pick('ein', findTaxIds, isSameNumber)],
    ['budget', pick('budget', findBudgets, isSameText)],
    [
      'founded',
      pick('founded', (paper) => findFoundedYears(paper, name?.chosen.value), isSameText),
    ],
    ['website', website],
    ['focus', pick('focus', (paper) => findPassage(paper, 'focus'), isSameText)],
    ['email', email],
    ['phone', pick('phone', (paper) => findPhones(paper, ownershipOf(paper)), isSameNumber)],
  ];
  const entries = choices.flatMap(([field, choice]): [string, NonNullable<AnyChoice>, string?][] =>
    choice ? [[fieldRules[field].path, choice, fieldRules[field].label]] : [],
  );
  return assemble([...entries, ...addressEntries(address)]);
}

/** The hosts of the pages themselves. */
const hostsOf = (papers: readonly Paper[]): string[] =>
  papers.flatMap(({ reading }) => (reading.origin?.host ? [hostOf(reading.origin.host)] : []));

type Entry = [path: string, choice: Choice<string | number>, label?: string];

/** The parts of the chosen address as separate fields; other documents contradict the street only. */
function addressEntries(choice: ReturnType<typeof choose<AddressFields>>): Entry[] {
  if (!choice) return [];
  const { chosen, others } = choice;
  return addressKeys.flatMap((key): Entry[] => {
    const part = chosen.value[key];
    if (!part) return [];
    const other = key === 'address' ? others : [];
    const rest = other.flatMap((each) => {
      const own = each.value[key];
      return own ? [{ ...each, ...own }] : [];
    });
    const label = key === 'address' ? fieldRules.address.label : undefined;
    return [[`contactInfo.${key}`, { chosen: { ...chosen, ...part }, others: rest }, label]];
  });
}

function assemble(entries: readonly Entry[]): Extraction {
  const values: Record<string, unknown> = {};
  const contactInfo: Record<string, unknown> = {};
  const sources: NonNullable<Extraction['sources']> = {};
  const conflicts: NonNullable<Extraction['conflicts']> = {};
  const notes: string[] = [];
  for (const [path, choice, label] of entries) {
    const { value, document, quote, page } = choice.chosen;
    const [group, key] = path.split('.');
    if (key) contactInfo[key] = value;
    else values[group ?? path] = value;
    sources[path] = { document, quote, ...(page !== undefined && { page }) };
    if (choice.others.length === 0) continue;
    conflicts[path] = conflictsOf(choice.others);
    if (label) notes.push(conflictNote(label, choice).slice(0, 2_000));
  }
  const isFilled = (record: object): boolean => Object.keys(record).length > 0;
  return {
    ...values,
    ...(isFilled(contactInfo) && { contactInfo }),
    ...(isFilled(sources) && { sources }),
    ...(isFilled(conflicts) && { conflicts }),
    ...(notes.length > 0 && { notes: notes.slice(0, 10) }),
  };
}
