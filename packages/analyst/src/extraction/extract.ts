import type { Extraction } from '@grantwright/shared/contract';
import { findAddresses } from './addresses.ts';
import { assembleExtraction } from './assemble-extraction.ts';
import { findBudgets } from './budget.ts';
import type { Candidate, Placed } from './candidate.ts';
import { chooseField } from './choose-field.ts';
import {
  findEmails,
  findPhones,
  findTaxIds,
  findWebsites,
  type KnownIdentity,
} from './contact-values.ts';
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

/** The same for documents that are already classified. */
export function extractFrom(papers: readonly Paper[], names: NameWeights): Extraction {
  const years = papers.map(paperYear);
  const placed = <T>(find: (paper: Paper) => Candidate<T>[]): Placed<T>[][] =>
    papers.map((paper, at) =>
      find(paper).map((candidate) => {
        const year = years[at];
        return { ...candidate, document: paper.name, ...(year !== undefined && { year }) };
      }),
    );
  const name = chooseField(
    'name',
    placed((paper) => findNames(paper, names)),
  );
  const ownName = name?.chosen.value;
  const known: KnownIdentity = { ...(ownName && { name: ownName }), hosts: hostsOf(papers) };
  const ownerships = new Map(papers.map((paper) => [paper, ownershipIn(paper, ownName)]));
  const ownershipOf = (paper: Paper) => ownerships.get(paper) ?? (() => 1);
  const website = chooseField(
    'website',
    placed((paper) => findWebsites(paper, known)),
  );
  const hosts = website ? [hostOf(website.chosen.value), ...known.hosts] : known.hosts;
  const passage = (field: Parameters<typeof findPassage>[1]) =>
    chooseField(
      field,
      placed((paper) => findPassage(paper, field)),
    );
  return assembleExtraction({
    name,
    mission: chooseField('mission', placed(findMissions)),
    achievements: passage('achievements'),
    projects: passage('projects'),
    type: chooseField('type', placed<string>(findTypes)),
    ein: chooseField('ein', placed(findTaxIds)),
    budget: chooseField('budget', placed(findBudgets)),
    founded: chooseField(
      'founded',
      placed((paper) => findFoundedYears(paper, ownName)),
    ),
    website,
    focus: passage('focus'),
    email: chooseField(
      'email',
      placed((paper) => findEmails(paper, { ...known, hosts })),
    ),
    phone: chooseField(
      'phone',
      placed((paper) => findPhones(paper, ownershipOf(paper))),
    ),
    address: chooseField(
      'address',
      placed((paper) => findAddresses(paper, ownershipOf(paper))),
    ),
  });
}

/** The hosts of the pages themselves. */
const hostsOf = (papers: readonly Paper[]): string[] =>
  papers.flatMap(({ reading }) => (reading.origin?.host ? [hostOf(reading.origin.host)] : []));
