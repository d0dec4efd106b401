import { documentToHtml } from '@grantwright/shared/richtext';
import type { RichDocument } from '@grantwright/shared/richtext';
import type { DraftedSection } from '../providers/provider.ts';

/** Renders the draft as a single document, with each section under its heading. All text is escaped. */
export const sectionsToHtml = (sections: DraftedSection[]): string =>
  documentToHtml(
    sections.flatMap(({ name, blocks }): RichDocument => [
      { type: 'heading', level: 2, children: [{ text: name }] },
      ...blocks,
    ]),
  );
