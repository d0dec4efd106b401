import type { Application } from '@grantwright/shared/contract';
import { createEmptyDocument } from '@grantwright/shared/richtext';
import { getTextRecords } from '@grantwright/shared/submission';
import type { useReplacedText } from '../local-drafts/use-replaced-text.ts';
import { applicationToState } from '../state/application-to-state.ts';
import type { CreatorState, Work } from '../state/creator-state.ts';
import { getWork, withWork } from '../state/unsaved-work.ts';
import type { useCreatorState } from '../state/use-creator-state.ts';
import { saveVersion } from '../versions/save-version.ts';
import type { Autosaver } from './autosave/autosaver.ts';
import { getTypedState } from './autosave/text-on-server.ts';
import { alignKeys, type Preferred } from './merge-fields.ts';
import { mergeWork, type WorkPart } from './merge-work.ts';

type ConflictOptions = {
  creator: ReturnType<typeof useCreatorState>;
  replaced: ReturnType<typeof useReplacedText>;
  saver: Autosaver;
};

/**
 * Creates the two ways to resolve a conflict. Each first stores the rejected text as a version, and fails if that is
 * not possible. Everything else is merged.
 */
export function createConflictChoice({ creator, replaced, saver }: ConflictOptions) {
  const { dispatch, setBaseline, getCurrent } = creator;

  const getStates = (application: Application) => {
    const saved = addProfile(applicationToState(application));
    return { saved, withEdits: getTypedState(application, saved) };
  };

  /** Keeps the details from the profile if the application was saved without any. */
  const addProfile = (theirs: CreatorState): CreatorState => {
    const { organizationId, organization } = creator.baseline;
    const isFromProfile =
      theirs.organization.name === '' && theirs.organizationId === organizationId;
    return isFromProfile ? { ...theirs, organization, profile: getCurrent().profile } : theirs;
  };

  const merge = (theirs: CreatorState, preferred: Preferred) =>
    mergeWork(
      {
        base: withSubmission(creator.baseline, saver.onServer() ?? creator.baseline),
        mine: getWork(getCurrent()),
        theirs: getWork(theirs),
      },
      preferred,
    );

  /** Returns the parts, other than the text, whose values in the rejected version are lost. */
  const lostParts = (theirs: Application): WorkPart[] =>
    merge(getStates(theirs).withEdits, 'mine').lostParts;

  /** Makes the next save or autosave replace the other version. */
  const keepMine = async (theirs: Application) => {
    const { saved, withEdits } = getStates(theirs);
    const { id, version, workingCopy } = theirs;
    await saveVersion({ applicationId: id, work: withEdits, reason: 'conflict' });
    replaced.store({
      document: withEdits.document ?? createEmptyDocument(),
      textRecords: getTextRecords(withEdits),
      label: 'The version saved elsewhere',
      isOnServer: true,
    });
    const isSavedElsewhere = version !== getCurrent().saved?.version;
    const baseline = isSavedElsewhere ? getWork(saved) : creator.baseline;
    const work = alignKeys(merge(withEdits, 'mine').work, baseline);
    setBaseline(baseline);
    dispatch({ type: 'conflict-resolved', work, version, revision: workingCopy?.revision });
    saver.accept(alignKeys(getWork(withEdits), work));
  };

  const acceptTheirs = async (theirs: Application) => {
    await saveVersion({ applicationId: theirs.id, work: getCurrent(), reason: 'conflict' });
    replaced.storeCurrent('Your version', true);
    const { saved, withEdits } = getStates(theirs);
    const baseline = getWork(saved);
    const { document } = withEdits;
    const work = alignKeys({ ...merge(withEdits, 'theirs').work, document }, baseline);
    dispatch({ type: 'state-replaced', state: withWork(withEdits, work) });
    setBaseline(baseline);
    saver.accept(alignKeys(getWork(withEdits), work));
  };

  return { keepMine, acceptTheirs, lostParts };
}

function withSubmission(work: Work, { submission }: Pick<Work, 'submission'>): Work {
  const { submission: _, ...rest } = work;
  return { ...rest, ...(submission && { submission }) };
}
