import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { hasErrorCode } from '../../../lib/errors.ts';
import { createIdempotencyKey } from '../../../lib/use-idempotency-key.ts';

/** The revisions of updates that the server may have applied without this page receiving the response. */
export type UnconfirmedUpdates = string[];

type Replacement = { id: string; version: number; body: ApplicationFields };

/**
 * Updates the application based on `version`. If the version conflicts with one of our own updates whose response was
 * lost, the update is retried against the new version.
 */
export async function updateApplication(
  { id, version, body }: Replacement,
  unconfirmed: UnconfirmedUpdates,
): Promise<Application> {
  const revision = createIdempotencyKey();
  unconfirmed.push(revision);
  const sendUpdate = async (baseVersion: number) => {
    const application = await api(endpoints.updateApplication, {
      params: { id },
      body: { ...body, revision },
      headers: { 'If-Match': `"${baseVersion}"` },
    });
    unconfirmed.length = 0;
    return application;
  };
  try {
    return await sendUpdate(version);
  } catch (error) {
    if (!hasErrorCode(error, 'stale-version')) throw error;
    const current = await api(endpoints.getApplication, { params: { id } });
    if (!isOwnUpdate(current, unconfirmed)) throw error;
    return sendUpdate(current.version);
  }
}

/** Whether the last save of an application is one of these updates. */
export const isOwnUpdate = (
  { revision }: Application,
  unconfirmed: Readonly<UnconfirmedUpdates>,
): boolean => revision !== undefined && unconfirmed.includes(revision);
