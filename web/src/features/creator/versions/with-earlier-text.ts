import type { SectionChoices, Submission, TextRecords } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import { divideSections, getTextRecords } from '@grantwright/shared/submission';
import type { CreatorState } from '../state/creator-state.ts';
import { withCurrentHeadings } from './with-current-headings.ts';

export type EarlierText = {
  document: RichDocument;
  /** Absent in texts stored before it was added. */
  textRecords?: TextRecords | undefined;
};

/** Replaces the text and the records that describe it. Sections keep their current names and limits. */
export function withEarlierText(
  state: CreatorState,
  { document, textRecords }: EarlierText,
): CreatorState {
  const { sections, writerNotes = [] } = textRecords ?? getTextRecords(state);
  const { sections: current, writtenBy: _, ...others } = state.submission ?? {};
  const choices = {
    ...sections,
    ...(current?.renamed && { renamed: current.renamed }),
    ...(current?.limits && { limits: current.limits }),
  };
  const writtenBy = findWriters(state, textRecords);
  const submission: Submission = {
    ...others,
    ...(Object.keys(choices).length > 0 && { sections: choices }),
    ...(writtenBy && { writtenBy }),
  };
  const nameOf = createRenaming(state, { before: sections, after: choices });
  return {
    ...state,
    submission,
    writerNotes: writerNotes.map((note) => ({ ...note, section: nameOf(note.section) })),
    document: withCurrentHeadings(
      document,
      { ...state, submission },
      textRecords && (textRecords.sections?.renamed ?? []),
    ),
    documentVersion: state.documentVersion + 1,
  };
}

/**
 * A text without a record of its writers may have been drafted by an analyst, even if the current text was not. The
 * suggested statement on AI use then names an analyst: users can correct that, whereas a false denial may reach the
 * funder.
 */
function findWriters(
  { submission, modelUsage }: CreatorState,
  textRecords: TextRecords | undefined,
): Submission['writtenBy'] {
  if (textRecords?.writtenBy) return textRecords.writtenBy;
  const current = submission?.writtenBy;
  return current?.length === 0 ? [modelUsage ? 'openai' : 'built-in'] : current;
}

type Choices = SectionChoices | undefined;

/** Returns a function that maps a section's name to its name under other choices. */
function createRenaming(
  { analysis }: Pick<CreatorState, 'analysis'>,
  choices: { before: Choices; after: Choices },
): (name: string) => string {
  if (!analysis) return (name) => name;
  const before = divideSections(analysis, choices.before);
  const after = divideSections(analysis, choices.after);
  return (name) => {
    const original = before.analyzedName(name);
    const present = after.written.find((section) => after.analyzedName(section.name) === original);
    return present?.name ?? name;
  };
}
