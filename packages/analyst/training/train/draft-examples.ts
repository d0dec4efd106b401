import {
  type Ask,
  computeAskFeatures,
  computeBelongingFeatures,
  type Network,
  type Statement,
  createStatement,
  computeStatementFeatures,
} from '@grantwright/analyst';
import type { DraftCase } from '../evaluate/draft-cases.ts';
import type { LabeledLine } from '../labels/labeled-lines.ts';
import type { NaturalSections } from './natural-sections.ts';
import { createRandom } from './random.ts';
import type { Example } from './train-network.ts';

type Embeddings = ReadonlyMap<string, Float32Array>;
type Networks = { asks: Network; tells: Network };

const maxOthers = 8;
const createLabel = (isYes: boolean): string => (isYes ? 'yes' : 'no');

/**
 * Pairs every statement in a document with every section of the call, labeled `yes` if it belongs there (fit 2). Pairs
 * statements that do not belong anywhere with only about `maxOthers` sections each.
 */
export function listCaseExamples(
  { statements, sections, places, judged, ownName }: DraftCase,
  embeddings: Embeddings,
  networks: Networks,
): Example[] {
  const random = createRandom(1);
  const asked = sections.map((section) => computeAskFeatures(section, embeddings, networks.asks));
  return statements.flatMap((statement) => {
    if ((statement.unit ?? 0) >= judged) return [];
    const ownFeatures = computeStatementFeatures(statement, embeddings, ownName, networks.tells);
    const judgments = places.get(statement.unit ?? -1) ?? [];
    return asked.flatMap((features, index): Example[] => {
      const place = judgments.find(({ section }) => section === index);
      // an acceptable section is neither a positive nor a negative example
      if (place?.fit === 1 && judgments.some(({ fit }) => fit === 2)) return [];
      if (!place && judgments.length === 0 && random() * sections.length > maxOthers) return [];
      return [
        {
          features: computeBelongingFeatures(statement, ownFeatures, features, embeddings),
          label: createLabel(place !== undefined),
        },
      ];
    });
  });
}

/** Pairs sentences with their own heading and with other headings in the same document. */
export function listNaturalExamples(
  documents: readonly NaturalSections[],
  embeddings: Embeddings,
  networks: Networks,
): Example[] {
  const random = createRandom(2);
  return documents.flatMap(({ isProposal, ownName, statements, sections, sectionOf }) => {
    const asked = sections.map((section) => computeAskFeatures(section, embeddings, networks.asks));
    const share = isProposal ? 1 : 0.15;
    return statements.flatMap((statement, index) => {
      if (random() > share) return [];
      const ownFeatures = computeStatementFeatures(statement, embeddings, ownName, networks.tells);
      return asked.flatMap((features, position): Example[] => {
        const isOwn = sectionOf[index] === position;
        if (!isOwn && random() * sections.length > 4) return [];
        const inputs = computeBelongingFeatures(statement, ownFeatures, features, embeddings);
        return [{ features: inputs, label: createLabel(isOwn) }];
      });
    });
  });
}

/** Topics that annotators cannot reliably tell apart. They are never used as negative examples of each other. */
const indistinguishable = [
  'project goals timeline fit',
  'need people voice equity',
  'track organization board',
  'goals evaluation people',
  'budget funding after',
  'staff organization board track',
  'partners outreach project voice',
  'summary project goals organization budget people need fit other',
].map((names) => new Set(names.split(' ')));
const mayBeSame = (a: string, b: string) =>
  indistinguishable.some((set) => set.has(a) && set.has(b));

/** Networks by writer, each trained without that writer's lines so that it classifies them like new lines. */
export type Folds = { foldsOfAsks: readonly Network[]; foldsOfTells: readonly Network[] };

/**
 * Pairs sentences from notes with prompts, labeled `yes` if they have the same topic and `no` if their topics clearly
 * differ.
 */
export function listPairExamples(
  asked: readonly LabeledLine[][],
  noteLines: readonly LabeledLine[][],
  embeddings: Embeddings,
  { foldsOfAsks, foldsOfTells }: Folds,
): Example[] {
  const random = createRandom(3);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  return noteLines.flatMap((lines, writer) =>
    lines.flatMap((line): Example[] => {
      if (random() > 0.3) return [];
      const fold = random() < 0.5 ? 0 : 1;
      const asks = foldsOfAsks[fold]!;
      const texts = asked[fold] ?? [];
      const statement: Statement = createStatement(line.text, {
        origin: 'notes',
        title: '',
        paragraph: 0,
      });
      const ownFeatures = computeStatementFeatures(
        statement,
        embeddings,
        '',
        foldsOfTells[writer]!,
      );
      const example = (isYes: boolean, isWanted: (label: string) => boolean): Example[] => {
        const samples = pick(texts.filter((text) => isWanted(text.label)));
        const more = texts.filter((text) => text.label === samples?.label);
        const prompts = [pick(more), pick(more)].slice(0, Math.floor(random() * 3));
        if (!samples) return [];
        const section: Ask = {
          name: samples.text,
          prompts: prompts.flatMap((prompt) => prompt?.text ?? []),
        };
        const features = computeAskFeatures(section, embeddings, asks);
        return [
          {
            features: computeBelongingFeatures(statement, ownFeatures, features, embeddings),
            label: createLabel(isYes),
          },
        ];
      };
      const no = (other: string) => other !== line.label && !mayBeSame(other, line.label);
      return [
        ...(line.label === 'other' ? [] : example(true, (other) => other === line.label)),
        ...example(false, line.label === 'other' ? () => true : no),
        ...example(false, line.label === 'other' ? () => true : no),
      ];
    }),
  );
}
