import { sessionDraftPrefix } from '../../lib/session-draft.ts';
import { findStoredKeys, createStoredValue } from '../../lib/stored-value.ts';
import { browserRecords, draftPrefix } from './draft-records.ts';
import { requestKeepDraft, type KeptData } from './open-draft.ts';
import { signOutChannel } from './sign-out-channel.ts';

/** A user's value in this browser's storage. */
type Entry = { isOnServer: boolean; remove: () => Promise<void> | void };

/** Whether this browser has work by the user that the server may not have. */
export async function hasUnsavedData(userId: string): Promise<boolean> {
  requestKeepDraft('all');
  return (await findEntries(userId)).some(({ isOnServer }) => !isOnServer);
}

/**
 * Removes the user's data from all tabs of this browser, for a user who signs out or deletes the account. When a
 * session expires, everything stays, so that the user gets it back.
 */
export async function removeLocalData(
  userId: string,
  kept: Exclude<KeptData, 'all'>,
): Promise<void> {
  signOutChannel.publish({ userId, kept });
  await removeFromThisTab(userId, kept);
}

/** Removes what this tab can access: all of it except the session storage of other tabs. */
export async function removeFromThisTab(
  userId: string,
  kept: Exclude<KeptData, 'all'>,
): Promise<void> {
  requestKeepDraft(kept);
  for (const { isOnServer, remove } of await findEntries(userId))
    if (isOnServer || kept === 'nothing') await remove();
}

async function findEntries(userId: string): Promise<Entry[]> {
  const isOfUser = (key: unknown): key is string =>
    typeof key === 'string' && key.split(/[:/]/).includes(userId);
  const recordKeys: unknown[] = await browserRecords.keys().catch(() => []);
  const records = recordKeys.filter(isOfUser).map(async (key) => ({
    isOnServer: isOnServer(await browserRecords.read(key).catch(() => undefined)),
    remove: () => browserRecords.remove(key).catch(() => undefined),
  }));
  const values = (['localStorage', 'sessionStorage'] as const).flatMap((storage) =>
    findStoredKeys(storage, 'grantwright')
      .map((key) => `grantwright${key}`)
      .filter(isOfUser)
      .map((key) => ({ key, value: createStoredValue<unknown>(storage, key) })),
  );
  return [
    ...(await Promise.all(records)),
    ...values.map(({ key, value }) => ({
      // Anything else in local storage, such as the id of a running extraction, refers to the server's data.
      isOnServer: !isTypedDraft(key) || isOnServer(value.read()),
      remove: value.clear,
    })),
  ];
}

const isTypedDraft = (key: string): boolean =>
  key.startsWith(draftPrefix) || key.startsWith(sessionDraftPrefix);

const isOnServer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'isOnServer' in value && value.isOnServer === true;
