import { comparable, type DraftedSection, computeWordOverlap } from '@grantwright/analyst';
import { documentToText, gapPattern, splitSentences } from '@grantwright/shared/richtext';
import type { DraftCase } from './draft-cases.ts';
import { computeF1, type Share, toShare } from './share.ts';

/** Counts of how a draft uses a document. They can be added up across drafts. */
export type DraftScore = {
  placed: number;
  /** Placed units in a section that the key allows. */
  correctlyPlaced: number;
  expected: number;
  /** Units that belong in a section and were placed in an allowed section. */
  found: number;
  answerable: number;
  /** Prompts answered by the document in sections that have content and do not ask about them. */
  answered: number;
  gaps: number;
  correctGaps: number;
  sentences: number;
  unsupported: string[];
  fillable: number;
  /** Empty sections despite units that belong there. */
  empty: number;
};

type Text = { own: string; lines: string[]; gaps: string[] };

const getSectionText = ({ blocks }: DraftedSection): Text => {
  const text = documentToText(blocks);
  const own = text.replace(gapPattern, ' ').trim();
  return {
    own,
    lines: own.split('\n').flatMap((line) => splitSentences(line).map((sentence) => sentence.text)),
    gaps: [...text.matchAll(gapPattern)].map(([, question = '']) => question.trim()),
  };
};

/** A draft may change words, so it suffices if most of them match. */
const minOverlap = 0.85;
const holds = ({ own, lines }: Text, unit: string): boolean =>
  comparable(own).includes(comparable(unit)) ||
  (unit.split(' ').length > 5 &&
    lines.some(
      (line) => computeWordOverlap(line, unit) >= minOverlap && line.length > unit.length / 2,
    ));

/** Scores the draft for a case. `units` contains the texts of the document's units. */
export function scoreDraft(
  { places, judged, prompts, material }: DraftCase,
  drafted: readonly DraftedSection[],
  units: readonly string[],
): DraftScore {
  const texts = drafted.map(getSectionText);
  const inSections = units
    .slice(0, judged)
    .map((unit) =>
      texts.flatMap((text, index) =>
        unit.split(' ').length > 2 && holds(text, unit) ? [index] : [],
      ),
    );
  const placed = inSections.flatMap((sections, unit) =>
    sections.length > 0 ? [{ sections, unit }] : [],
  );
  const allowed = (unit: number) => (places.get(unit) ?? []).map(({ section }) => section);
  const fits = ({ sections, unit }: { sections: number[]; unit: number }) =>
    sections.some((section) => allowed(unit).includes(section));
  const expected = [...places].filter(([, judgments]) => judgments.some(({ fit }) => fit === 2));
  const source = comparable(
    [...units, ...Object.values(material.organizationInfo).map(String)].join(' '),
  );
  const isHeld = (words: string) =>
    comparable(words).split(' ').length < 3 || source.includes(comparable(words));
  const isSupported = (line: string) =>
    / is applying (?:to|for) /.test(line) ||
    isHeld(line) ||
    line.split(/(?<=[.!?]) +/).every(isHeld);
  const fillable = prompts.map((_, section) =>
    expected.some(([, judgments]) =>
      judgments.some((place) => place.section === section && place.fit === 2),
    ),
  );
  return {
    placed: placed.length,
    correctlyPlaced: placed.filter(fits).length,
    expected: expected.length,
    found: placed.filter((each) => fits(each) && expected.some(([unit]) => unit === each.unit))
      .length,
    answerable: prompts.flat().filter(({ answer }) => answer === 'yes').length,
    answered: prompts.flatMap((own, section) =>
      own.filter(({ prompt, answer }) => {
        const { own: text = '', gaps = [] } = texts[section] ?? {};
        return (
          answer === 'yes' &&
          text.length > 30 &&
          !gaps.some((gap) => computeWordOverlap(gap, prompt) > 0.8)
        );
      }),
    ).length,
    gaps: texts.flatMap(({ gaps }) => gaps).length,
    correctGaps: texts.flatMap(({ gaps }, section) =>
      (prompts[section] ?? []).some(({ answer }) => answer !== 'yes') ? gaps : [],
    ).length,
    sentences: texts.flatMap(({ lines }) => lines).length,
    unsupported: texts.flatMap(({ lines }) => lines.filter((line) => !isSupported(line))),
    fillable: fillable.filter(Boolean).length,
    empty: fillable.filter((is, section) => is && (texts[section]?.own.length ?? 0) <= 30).length,
  };
}

/** Aggregates the metrics of several drafts. */
export function measureDrafts(scores: readonly DraftScore[]) {
  const sum = (count: (score: DraftScore) => number) =>
    scores.reduce((total, score) => total + count(score), 0);
  const [placed, correct] = [sum((score) => score.placed), sum((score) => score.correctlyPlaced)];
  const [expected, found] = [sum((score) => score.expected), sum((score) => score.found)];
  const overall: Record<string, Share> = {
    'placement precision': toShare(correct, placed),
    'placement recall': toShare(found, expected),
    'placement F1': computeF1((correct + found) / 2, placed, expected),
    'prompts answered': toShare(
      sum((score) => score.answered),
      sum((score) => score.answerable),
    ),
    'justified gaps': toShare(
      sum((score) => score.correctGaps),
      sum((score) => score.gaps),
    ),
    'unsupported sentences': toShare(
      sum((score) => score.unsupported.length),
      sum((score) => score.sentences),
    ),
    'sections left empty': toShare(
      sum((score) => score.empty),
      sum((score) => score.fillable),
    ),
  };
  return { documents: { drafts: scores.length }, overall };
}
