import { capitalize } from '@grantwright/analyst';
import { openEnd } from '../grammar/write-sentence.ts';
import type { Written } from './wording.ts';
import type { Series } from './statement.ts';

/**
 * A note that no sentence can surely be made of, in its writer's words: one of a list, or closed by a point where it
 * stands alone. A wrong frame around it reads worse than the note itself.
 */
export const plainNote = (note: string, group: string): Written => ({
  text: capitalize(openEnd(note)),
  series: { key: `plain ${group}`, lead: '' },
});

/** Whether a series is of notes that keep their words. */
export const isPlain = (series: Series | undefined): boolean => series?.lead === '';
