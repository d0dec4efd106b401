import { topicStems } from '../../text/words.ts';
import { otherWordsFor } from '../same-thing.ts';
import type { Occurrence } from '../source-index.ts';
import type { RivalQuery } from './rival.ts';

/** Words that stand beside values of all kinds of things, and tell none apart. */
const general = new Set(
  topicStems(
    'cost costs price pay paid pays wage wages salary salaries expense expenses spending budget amount money fund funds funding grant income revenue total sum whole come comes came make makes made give gives gave take takes took bring put use used cover covers need needs project program programme organization group work year years month months week weeks day days hour hours number people person persons members time since new last first second total old age aged say said says get gets got go goes went have held hold become full half part begin begins began start starts started end ends ended run runs',
  ),
);
export const isGeneral = (stem: string): boolean => general.has(stem);

/** So near a word must be to be said of the value. */
const ofItsClause = 0.3;
/** A word of many sentences tells little. */
const telling = 0.3;

/** The words of a draft's clause that tell what its value is of; of all the sentence where it has no other. */
export const specificWords = ({ near, index, isOnly }: RivalQuery): string[] =>
  [...near].flatMap(([stem, weight]) =>
    (isOnly || weight >= ofItsClause) && !isGeneral(stem) && index.weightOf(stem) >= telling
      ? [stem]
      : [],
  );

export const inSentence = (stem: string, { stems }: Occurrence): boolean =>
  stems.has(stem) || [...otherWordsFor(stem)].some((other) => stems.has(other));

/** How near a word, or one that may stand for it, is to a source's value. */
export const nearness = (stem: string, { near }: Occurrence): number =>
  Math.max(near.get(stem) ?? 0, ...[...otherWordsFor(stem)].map((other) => near.get(other) ?? 0));
