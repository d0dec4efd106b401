import type { Submission } from '../contract/submission.ts';
import type { TextRecords } from '../contract/version.ts';

type Described = { submission?: Submission | undefined; writerNotes?: TextRecords['writerNotes'] };

/** Returns the records that describe a text: its sections, the analysts that wrote it, and the notes on it. */
export const getTextRecords = ({ submission = {}, writerNotes }: Described): TextRecords => {
  const { sections: { limits: _, ...sections } = {}, writtenBy } = submission;
  return {
    ...(Object.keys(sections).length > 0 && { sections }),
    ...(writtenBy && { writtenBy }),
    ...(writerNotes && { writerNotes }),
  };
};
