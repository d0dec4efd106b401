/** Creates a note with the number of requirements omitted from the checklist. */
export function writeOmittedNotes(omitted: number): string[] {
  if (omitted === 0) return [];
  const requirements =
    omitted === 1
      ? '1 less important requirement is'
      : `${omitted} less important requirements are`;
  return [`${requirements} not listed. Read the document for the full list.`];
}
