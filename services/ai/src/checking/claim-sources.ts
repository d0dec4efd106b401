import type {
  AnalysisDetails,
  Answer,
  ClaimSource,
  OrganizationInfo,
  Section,
} from '@grantwright/shared/contract';
import { cutLong, longestLine, splitSentences } from '@grantwright/analyst';
import type { SourceDocument } from '../providers/provider.ts';

/** All that a draft may be made of. */
export type ClaimSources = {
  organizationInfo?: OrganizationInfo;
  answers?: Answer[];
  documents?: SourceDocument[];
  grantProgram?: string;
  requirements?: string[];
  sections?: Section[];
  details?: AnalysisDetails;
};

/** One sentence of a source, with the place that a claim will carry. */
export type SourceSentence = {
  source: ClaimSource;
  text: string;
  /** The cells of a table's row, each with what its row and its column are called. */
  cells?: { text: string; about: string }[];
};

const clip = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1)}…`;

const lines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .flatMap((line) => splitSentences(line))
    .flatMap((sentence) => cutLong(sentence.text, longestLine));

const organization = (info: OrganizationInfo): SourceSentence[] => {
  const { contactInfo, additionalInfo: _, ...fields } = info;
  const values = [
    ...Object.entries(fields),
    ...Object.entries(contactInfo ?? {}).map(([key, value]) => [`contactInfo.${key}`, value]),
  ] as [string, string | number | null | undefined][];
  return values.flatMap(([field, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : lines(String(value)).map((text) => ({ source: { type: 'organization', field }, text })),
  );
};

const answered = ({ question, answer }: Answer): SourceSentence[] => [
  ...lines(answer).map((text): SourceSentence => ({ source: { type: 'answer', question }, text })),
];

const cellsOf = (row: string[], heads: string[]): SourceSentence['cells'] =>
  row.map((text, at) => ({
    text,
    about: [at > 0 ? (row[0] ?? '') : '', row === heads ? '' : (heads[at] ?? '')].join(' '),
  }));

const documentSentences = ({ documentId, name, reading }: SourceDocument): SourceSentence[] => {
  const id = (documentId ?? name).slice(0, 64) || 'document';
  return reading.blocks.flatMap((block) => {
    const source = (text: string): ClaimSource => ({
      type: 'document',
      documentId: id,
      quote: clip(text, 2_000),
      ...(block.page === undefined ? {} : { page: block.page }),
    });
    if (block.type !== 'table')
      return lines(block.text).map((text) => ({ source: source(text), text }));
    return block.rows.map((row) => {
      const text = row.join(' | ');
      return { source: source(text), text, cells: cellsOf(row, block.rows[0] ?? []) };
    });
  });
};

const guidelines = (sources: ClaimSources): SourceSentence[] => {
  const { details } = sources;
  const said = (text: string | undefined, page?: number): SourceSentence[] =>
    text
      ? lines(text).map((sentence) => ({
          source: {
            type: 'guidelines',
            quote: clip(sentence, 2_000),
            ...(page === undefined ? {} : { page }),
          },
          text: sentence,
        }))
      : [];
  return [
    ...said(sources.grantProgram),
    ...said(details?.funder),
    ...said(details?.deadline?.quote, details?.deadline?.page),
    ...said(details?.deadline?.date),
    ...(details?.requirements ?? []).flatMap(({ quote, text, page }) => [
      ...said(quote, page),
      ...said(text, page),
    ]),
    ...(details?.sections ?? []).flatMap(({ name, description, prompts, quote, page }) =>
      [quote, name, description, ...prompts].flatMap((text) => said(text, page)),
    ),
    ...(sources.requirements ?? []).flatMap((text) => said(text)),
    ...(sources.sections ?? []).flatMap(({ name, description }) => [
      ...said(name),
      ...said(description),
    ]),
  ];
};

/** The sources as sentences, those that count most first: profile, answers, notes, documents, guidelines. */
export const sourceSentences = (sources: ClaimSources): SourceSentence[] => [
  ...(sources.organizationInfo ? organization(sources.organizationInfo) : []),
  ...(sources.answers ?? []).flatMap(answered),
  ...lines(sources.organizationInfo?.additionalInfo ?? '').map((text): SourceSentence => ({
    source: { type: 'additional' },
    text,
  })),
  ...(sources.documents ?? []).flatMap(documentSentences),
  ...guidelines(sources),
];
