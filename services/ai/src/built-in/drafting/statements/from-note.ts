import { squeeze } from '@grantwright/analyst';
import { lineForm } from '../grammar/line-form.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { lowerFirst, openEnd, sentence } from '../grammar/write-sentence.ts';
import { asWritten } from './as-written.ts';
import type { Lead, Wording, Written } from './wording.ts';
import type { Note } from './read-notes.ts';

/** "$32,000" under "Ask". */
const amount = /^(?:about )?[$€£]\d/i;

/** What a list of the profile holds beside its sentences. */
const isOfList = (text: string): boolean => lineForm(text) !== 'sentence' || !/[.!?]$/.test(text);

/** One statement of somebody's notes: a sentence, or one of the list that its label or its field makes. */
export const fromNote = (note: Note, lead: Lead, wording: Wording): Written => {
  const text = squeeze(note.text);
  if (note.label?.topic === 'ask' && amount.test(text))
    return { text: sentence(`We ask for ${text}`) };
  const written = asWritten(text, `${lead.key} ${note.group}`, wording);
  const isListed = note.item === true || (lead.lead !== '' && isOfList(text));
  const isPhrase =
    written.series !== undefined || (lineForm(text) === 'noun' && mainVerb(text) === undefined);
  return isPhrase && isListed && lead.lead !== ''
    ? { text: lowerFirst(openEnd(text), wording.names), series: lead }
    : written;
};
