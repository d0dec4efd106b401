import type { DraftedSection, DraftInput } from '@grantwright/ai';
import { draft, type DraftModel } from '@grantwright/analyst';

/** All sections of a draft by the built-in analyst. */
export async function draftOf(input: DraftInput, model: DraftModel): Promise<DraftedSection[]> {
  const sections: DraftedSection[] = [];
  for await (const section of draft(input, model)) sections.push(section);
  return sections;
}
