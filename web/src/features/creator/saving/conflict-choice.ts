import type { Application } from '@grantwright/shared/contract';
import { emptyDocument } from '@grantwright/shared/richtext';
import type { useReplacedText } from '../local-drafts/use-replaced-text.ts';
import { applicationToState } from '../state/application-to-state.ts';
import { getWork } from '../state/unsaved-work.ts';
import type { useCreatorState } from '../state/use-creator-state.ts';
import { saveVersion } from '../versions/save-version.ts';
import type { Autosaver } from './autosave/autosaver.ts';
import { typedState } from './autosave/text-on-server.ts';

type ConflictOptions = {
  creator: ReturnType<typeof useCreatorState>;
  replaced: ReturnType<typeof useReplacedText>;
  saver: Autosaver;
};

/**
 * The two ways to resolve a conflict. Each first stores the rejected text as a version, and fails if that is not
 * possible.
 */
export function conflictChoice({ creator, replaced, saver }: ConflictOptions) {
  const { dispatch, setBaseline } = creator;

  /** Makes the next save or autosave replace the other version. */
  const keepMine = async (theirs: Application) => {
    const savedState = applicationToState(theirs);
    const stateWithEdits = typedState(theirs, savedState);
    const { id, version, workingCopy } = theirs;
    await saveVersion({ applicationId: id, document: stateWithEdits.document, reason: 'conflict' });
    replaced.store({
      document: stateWithEdits.document ?? emptyDocument(),
      label: 'The version saved elsewhere',
    });
    if (version !== creator.current().saved?.version) setBaseline(getWork(savedState));
    dispatch({ type: 'conflict-seen', version, revision: workingCopy?.revision });
    saver.accept(stateWithEdits);
  };

  const acceptTheirs = async (theirs: Application) => {
    const { document } = creator.current();
    await saveVersion({ applicationId: theirs.id, document, reason: 'conflict' });
    replaced.storeCurrent('Your version');
    const savedState = applicationToState(theirs);
    const stateWithEdits = typedState(theirs, savedState);
    dispatch({ type: 'state-replaced', state: stateWithEdits });
    setBaseline(getWork(savedState));
    saver.accept(stateWithEdits);
  };

  return { keepMine, acceptTheirs };
}
