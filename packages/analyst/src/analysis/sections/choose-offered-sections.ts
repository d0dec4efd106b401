import { noSectionsNote } from '@grantwright/shared/call-files';
import { fallbackSections, type Section, type SectionDetail } from '@grantwright/shared/contract';

/** Returns the funder's sections, or the three default sections with a note if the funder does not name any. */
export const chooseOfferedSections = (
  found: readonly SectionDetail[],
): { sections: Section[]; notes: string[] } =>
  found.length > 0
    ? { sections: found.map(({ name, description }) => ({ name, description })), notes: [] }
    : {
        sections: fallbackSections.map((name) => ({ name, description: '' })),
        notes: [noSectionsNote.write({})],
      };
