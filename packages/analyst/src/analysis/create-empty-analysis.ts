import {
  type Analysis,
  fallbackRequirement,
  type ExtractedText,
} from '@grantwright/shared/contract';
import { chooseOfferedSections } from './sections/choose-offered-sections.ts';

const maxNotes = 40;

/**
 * Creates the empty analysis of a document that is not a call. Its lists must exist because the screens expect them.
 */
export const createEmptyAnalysis = ({
  notes,
}: ExtractedText): Omit<Analysis, 'savedDocumentId'> => ({
  requirements: [fallbackRequirement],
  sections: chooseOfferedSections([]).sections,
  grantProgram: '',
  details: {
    provider: 'built-in',
    isCall: false,
    status: 'not-a-call',
    requirements: [],
    sections: [],
    questions: [],
    notes: [
      'This document does not look like an open call for applications. Nothing was made up from it.',
      ...notes,
    ].slice(0, maxNotes),
  },
});
