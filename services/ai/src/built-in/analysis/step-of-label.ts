/** "Lot A: ", "Strand 2 - ": for which of several grants the row of a table of steps is. */
const ofWhich =
  /^(?:the )?(?:lot|strand|stream|track|tier|category|component|option|level|window|round|cycle|call) (?:\d{1,2}|[A-Z]|[IVX]{1,4}|one|two|three|four)\s*[:.,)-]+\s*/i;
/** " - Date": what the column is called. */
const column =
  /\s-\s(?:(?:due|closing) )?(?:dates?|deadlines?|when|days?)(?: (?:and|&|\/) times?)?$/i;
const aside = /\s*\([^()]{2,40}\)$/;

/** The step that a row of dates is about: "Lot A: full proposal (by invitation) - Date" is "full proposal". */
export const stepOfLabel = (label: string): string =>
  label.trim().replace(column, '').replace(ofWhich, '').replace(aside, '').trim();
