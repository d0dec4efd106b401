import type { Extraction } from '@grantwright/shared/contract';
import { findAddresses } from './addresses.ts';
import { assembleExtraction } from './assemble-extraction.ts';
import { findBudgets } from './budget.ts';
import type { Candidate, SourcedCandidate } from './candidate.ts';
import { chooseField } from './choose-field.ts';
import {
  findEmails,
  findPhones,
  findTaxIds,
  findWebsites,
  type KnownIdentity,
} from './contact-values.ts';
import { findFoundedYears } from './founding-year.ts';
import type { NameWeights } from './name-weights.ts';
import { getHost } from './named-after.ts';
import { findNames } from './names.ts';
import { findTypes } from './organization-type.ts';
import { findOwnership } from './ownership.ts';
import {
  type ExtractionModel,
  createFieldClassifier,
  type ClassifiedDocument,
  classifyDocument,
  type SourceDocument,
} from './classified-document.ts';
import { findDocumentYear } from './find-document-year.ts';
import { findMissions } from './missions.ts';
import { findPassage } from './find-passage.ts';

/** Maximum number of classified units per document and in total: about ten seconds at 2 ms each. */
const maxUnitsPerDocument = 1_500;
const maxUnitsInTotal = 5_000;

/**
 * Extracts the organization's fields from its documents, with sources and conflicting values. Omits fields not clearly
 * stated in any document.
 *
 * @param onDocument called after each document with the number of documents read
 */
export async function extract(
  documents: readonly SourceDocument[],
  model: ExtractionModel,
  onDocument: (done: number) => void = () => undefined,
): Promise<Extraction> {
  const judge = createFieldClassifier(model);
  const maxUnits = Math.min(maxUnitsPerDocument, Math.floor(maxUnitsInTotal / documents.length));
  const classified: ClassifiedDocument[] = [];
  for (const document of documents) {
    classified.push(await classifyDocument(document, judge, maxUnits));
    onDocument(classified.length);
  }
  return extractFrom(classified, model.names);
}

/** Extracts fields from documents that have already been classified. */
export function extractFrom(
  documents: readonly ClassifiedDocument[],
  names: NameWeights,
): Extraction {
  const years = documents.map(findDocumentYear);
  const listCandidates = <T>(
    find: (document: ClassifiedDocument) => Candidate<T>[],
  ): SourcedCandidate<T>[][] =>
    documents.map((document, index) =>
      find(document).map((candidate) => {
        const year = years[index];
        return { ...candidate, document: document.name, ...(year !== undefined && { year }) };
      }),
    );
  const name = chooseField(
    'name',
    listCandidates((document) => findNames(document, names)),
  );
  const ownName = name?.chosen.value;
  const identity: KnownIdentity = {
    ...(ownName && { name: ownName }),
    hosts: listHosts(documents),
  };
  const ownerships = new Map(
    documents.map((document) => [document, findOwnership(document, ownName)]),
  );
  const getOwnership = (document: ClassifiedDocument) => ownerships.get(document) ?? (() => 1);
  const website = chooseField(
    'website',
    listCandidates((document) => findWebsites(document, identity)),
  );
  const hosts = website ? [getHost(website.chosen.value), ...identity.hosts] : identity.hosts;
  const extractPassage = (field: Parameters<typeof findPassage>[1]) =>
    chooseField(
      field,
      listCandidates((document) => findPassage(document, field)),
    );
  return assembleExtraction({
    name,
    mission: chooseField('mission', listCandidates(findMissions)),
    achievements: extractPassage('achievements'),
    projects: extractPassage('projects'),
    type: chooseField('type', listCandidates<string>(findTypes)),
    ein: chooseField('ein', listCandidates(findTaxIds)),
    budget: chooseField('budget', listCandidates(findBudgets)),
    founded: chooseField(
      'founded',
      listCandidates((document) => findFoundedYears(document, ownName)),
    ),
    website,
    focus: extractPassage('focus'),
    email: chooseField(
      'email',
      listCandidates((document) => findEmails(document, { ...identity, hosts })),
    ),
    phone: chooseField(
      'phone',
      listCandidates((document) => findPhones(document, getOwnership(document))),
    ),
    address: chooseField(
      'address',
      listCandidates((document) => findAddresses(document, getOwnership(document))),
    ),
  });
}

/** Returns the hosts of those documents that are web pages. */
const listHosts = (documents: readonly ClassifiedDocument[]): string[] =>
  documents.flatMap(({ extractedText }) =>
    extractedText.origin?.host ? [getHost(extractedText.origin.host)] : [],
  );
