import {
  type Analysis,
  fallbackRequirement,
  limits,
  type ExtractedText,
} from '@grantwright/shared/contract';
import { notACallNotes } from '@grantwright/shared/call-files';
import { chooseOfferedSections } from './sections/choose-offered-sections.ts';

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
    notes: [notACallNotes.builtIn.write({}), ...notes].slice(0, limits.notes),
  },
});
