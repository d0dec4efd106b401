import type { Application } from '@grantwright/shared/contract';
import { emptyDocument } from '@grantwright/shared/richtext';
import type { useReplacedText } from '../local-drafts/use-replaced-text.ts';
import { applicationToState } from '../state/application-to-state.ts';
import { workOf } from '../state/unsaved-work.ts';
import type { useCreatorState } from '../state/use-creator-state.ts';
import { keepReplaced } from '../versions/keep-version.ts';
import type { Autosaver } from './autosave/create-autosaver.ts';
import { typedState } from './autosave/text-on-server.ts';

type ConflictOptions = {
  creator: ReturnType<typeof useCreatorState>;
  replaced: ReturnType<typeof useReplacedText>;
  saver: Autosaver;
};

/** The two ways out of a conflict; either keeps the other text in this browser and as a version. */
export function conflictChoice({ creator, replaced, saver }: ConflictOptions) {
  const { dispatch, setBaseline } = creator;

  /** The next save or autosave replaces the other version. */
  const keepMine = (theirs: Application) => {
    const saved = applicationToState(theirs);
    const typed = typedState(theirs, saved);
    replaced.store({
      document: typed.document ?? emptyDocument(),
      label: 'The version saved elsewhere',
    });
    const { id, version, workingCopy } = theirs;
    keepReplaced({ applicationId: id, document: typed.document, reason: 'conflict' });
    if (version !== creator.current().saved?.version) setBaseline(workOf(saved));
    dispatch({ type: 'conflict-seen', version, revision: workingCopy?.revision });
    saver.accept(typed);
  };

  const acceptTheirs = (theirs: Application) => {
    replaced.storeCurrent('Your version');
    const { document } = creator.current();
    keepReplaced({ applicationId: theirs.id, document, reason: 'conflict' });
    const saved = applicationToState(theirs);
    const opened = typedState(theirs, saved);
    dispatch({ type: 'state-replaced', state: opened });
    setBaseline(workOf(saved));
    saver.accept(opened);
  };

  return { keepMine, acceptTheirs };
}
