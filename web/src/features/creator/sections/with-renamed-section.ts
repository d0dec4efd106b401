import type { SectionChoices } from '@grantwright/shared/contract';
import { assignSectionKeys } from '@grantwright/shared/submission';
import type { CreatorState } from '../state/creator-state.ts';
import { renameHeading } from './rename-heading.ts';
import { getWrittenAnalysis } from '../state/written-analysis.ts';

export type SectionRenaming = {
  /** The choices with the new name. */
  sections: SectionChoices;
  from: string;
  to: string;
};

/** Renames a section in the choices, and its heading, facts and notes in the draft, so that they stay together. */
export function withRenamedSection(
  state: CreatorState,
  { sections, from, to }: SectionRenaming,
): CreatorState {
  const { document, writerNotes, claims } = state;
  const written = getWrittenAnalysis(state)?.sections ?? [];
  const keyOf = assignSectionKeys(written);
  const renamed = document && renameHeading(document, { from, to }, written);
  const rename = <Item extends { section?: string }>(item: Item): Item =>
    item.section !== undefined && keyOf(item.section) === keyOf(from)
      ? { ...item, section: to }
      : item;
  return {
    ...state,
    submission: { ...state.submission, sections },
    claims: claims.map(rename),
    ...(writerNotes && { writerNotes: writerNotes.map(rename) }),
    ...(renamed &&
      renamed !== document && { document: renamed, documentVersion: state.documentVersion + 1 }),
  };
}
