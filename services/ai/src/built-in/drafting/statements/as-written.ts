import { lineForm } from '../grammar/line-form.ts';
import { inFirstPerson, sentence } from '../grammar/write-sentence.ts';
import { isWhole, type Wording, type Written } from './wording.ts';
import { plainNote } from './plain-note.ts';
import { isReadable } from './readable.ts';

/** A deed told without its doer: "Served 132 students", whose doer can only be the writer. */
const deed =
  /^(?:served|built|trained|opened|helped|distributed|raised|planted|reached|gave away|gave|held|hosted|published|launched|provided|delivered|completed|taught|ran|received|established|expanded|repaired|restored|welcomed|recorded|fed|produced|collected|placed|supported|installed|removed|organi[sz]ed|made|won|started|grew|sheltered|lent) (?=(?:(?:about|over|more than|nearly|almost|some|up to) )?(?:\d|from \d|an?\b|the\b|our\b|all\b|its\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b|twenty\b|hundreds\b|thousands\b))/i;

/** Marks that a paste left over: stars of emphasis, and the quote whose other half stands in another sentence. */
const withoutMarks = (line: string): string => {
  const bare = line.replace(/ ?\*{2,}(?=[.!?]?$)|\*{2,}/g, '').trim();
  const quotes = bare.match(/["“”]/g)?.length ?? 0;
  return quotes === 1 ? bare.replace(/^["“”]|["“”](?=[.!?]?$)/, '') : bare;
};

/** Whether a line says all that a sentence needs, so that it can stand in a paragraph. */
const isSaid = (line: string): boolean =>
  isWhole(line) || (lineForm(line) === 'sentence' && isReadable(sentence(line)));

/**
 * A line as its writer typed it: a sentence where it is one, else a note in its own words. Nothing is put around a
 * note to make it a sentence: whoever guesses its verb writes nonsense one time in five, and nobody sends that.
 */
export const asWritten = (typed: string, group: string, { ownNames }: Wording): Written => {
  const line = withoutMarks(typed);
  if (isSaid(line)) return { text: sentence(inFirstPerson(line, ownNames)), whole: true };
  if (deed.test(line) && isReadable(sentence(`We ${line}`)))
    return { text: sentence(`We ${line.charAt(0).toLowerCase()}${line.slice(1)}`) };
  return plainNote(line, group);
};
