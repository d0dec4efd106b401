import { notDeleted } from '@grantwright/shared/messaging';
import { getTextRecords } from '@grantwright/shared/submission';
import type { Deps } from '../deps.ts';
import { digestText, storeVersion, type NewVersion, type VersionText } from './store-version.ts';
import { findNewestVersion } from './read-versions.ts';
import {
  authoredTextsProjection,
  chooseAuthor,
  type AuthoredTexts,
  type AuthoredText,
} from './author.ts';

/** The minimum time between two versions of text that is being edited. */
export const versionIntervalMs = 10 * 60_000;

type Edit = Omit<NewVersion, 'reason'> & { replacedBy: string };

/**
 * Stores the text replaced by an edit if the newest version is old enough or the edit removes a large part of the text.
 * Therefore the first edit after an application is opened stores the original text.
 */
export async function storeVersionBeforeEdit(
  deps: Pick<Deps, 'applications' | 'versions' | 'now' | 'newId'>,
  { replacedBy, ...replaced }: Edit,
): Promise<void> {
  const { ownerId, applicationId, content } = replaced;
  if (content.trim() === '' || content === replacedBy) return;
  const newest = await findNewestVersion(deps, ownerId, applicationId);
  const isRecent = newest && isWithinInterval(newest.createdAt, deps.now());
  if (isRecent && !isLargeRemoval(content, replacedBy)) return;
  if (newest?.digest === digestText(replaced)) return;
  await storeVersion(deps, { ...replaced, reason: 'edit' });
}

const isWithinInterval = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < versionIntervalMs;

/**
 * An edit counts as a large removal if it replaces at least this share of the text and at least this many characters.
 */
const minShare = 0.2;
const minLength = 100;

/**
 * Whether an edit removes a large part of the text. Everything between the first and the last change counts as
 * replaced, so two distant edits may count too. This takes linear time and works for languages without spaces.
 */
export function isLargeRemoval(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const replaced = before.length - start - end;
  return replaced >= minLength && replaced >= before.length * minShare;
}

type Save = { id: string; ownerId: string; userId: string; version: number; content: string };

/**
 * Stores the text replaced by a save: the last save, unless a version has the same text, and the working copy. Both
 * follow the rules for an edit and are stored before the save, so that nothing is lost on a failure.
 *
 * @returns the author of the new text
 */
export async function storeVersionsBeforeSave(
  deps: Pick<Deps, 'applications' | 'versions' | 'now' | 'newId'>,
  { id, ownerId, userId, version, content: replacedBy }: Save,
): Promise<string | undefined> {
  const before = await deps.applications
    .findOne({ _id: id, ownerId, version, ...notDeleted }, authoredTextsProjection)
    .lean<AuthoredTexts>();
  if (!before) return userId;
  const edit = { ownerId, applicationId: id, replacedBy };
  const { workingCopy } = before;
  const lastSave = getTextToStore(before, before);
  const digest = digestText(lastSave);
  if (!(await deps.versions.exists({ ownerId, applicationId: id, digest })))
    await storeVersionBeforeEdit(deps, { ...edit, ...lastSave });
  if (workingCopy)
    await storeVersionBeforeEdit(deps, { ...edit, ...getTextToStore(workingCopy, before) });
  return chooseAuthor(replacedBy, before, userId);
}

/** Returns what a version stores of the last save or the working copy. Only saves contain the notes on the draft. */
export const getTextToStore = (
  { content, authorId, submission }: AuthoredText,
  { writerNotes }: Pick<AuthoredTexts, 'writerNotes'>,
): VersionText => ({
  content,
  authorId,
  textRecords: getTextRecords({ submission, writerNotes }),
});
