import { limits } from '@grantwright/shared/contract';
import type { Dispatch } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { Stack } from '../layout/section.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';
import { getWrittenAnalysis } from '../state/written-analysis.ts';
import { getLengthError } from '../text/length-error.ts';
import { getOfferedNote } from './key-facts/fact.ts';

type Titles = Pick<CreatorState, 'title' | 'grantProgram' | 'analysis'>;

/** The grant program and the application title, both editable. */
export function TitleFields({
  state,
  dispatch,
}: {
  state: Titles;
  dispatch: Dispatch<CreatorAction>;
}) {
  return (
    <Stack>
      <TextField
        id="grant-program"
        label="Grant program"
        hint={isBlank(state.grantProgram) ? 'Required to generate a draft.' : getProgramNote(state)}
        error={getTitleError(state.grantProgram)}
        value={state.grantProgram}
        onChange={(event) => dispatch({ type: 'program-edited', value: event.target.value })}
      />
      <TextField
        id="application-title"
        label="Application title"
        hint={isBlank(state.title) && 'Required to save and to generate a draft.'}
        error={getTitleError(state.title)}
        value={state.title}
        onChange={(event) => dispatch({ type: 'title-edited', value: event.target.value })}
      />
    </Stack>
  );
}

export const canSave = ({ title }: Titles): boolean => isValid(title);

export const canGenerate = (state: Titles & Pick<CreatorState, 'submission'>): boolean =>
  isValid(state.title) &&
  isValid(state.grantProgram) &&
  getWrittenAnalysis(state)?.sections.length !== 0;

/** Returns a note if the model did not find the program and the user has not edited it. */
const getProgramNote = ({ analysis, grantProgram }: Titles): string | undefined =>
  analysis?.grantProgram === grantProgram
    ? getOfferedNote(analysis.details, 'grantProgram')
    : undefined;

const isBlank = (text: string): boolean => text.trim() === '';
const getTitleError = (text: string): string | undefined =>
  getLengthError(text.trim(), limits.title);
const isValid = (text: string): boolean => !isBlank(text) && getTitleError(text) === undefined;
