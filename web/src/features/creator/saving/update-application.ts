import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { documentToHtml } from '@grantwright/shared/richtext';
import { api } from '../../../lib/api.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import { ConnectionError, hasCode } from '../../../lib/errors.ts';
import { htmlToDocument } from '../../../lib/html-to-document.ts';

/** Updates whose response was lost and which the server may have applied. */
export type UnconfirmedUpdates = { version: number; body: ApplicationFields }[];

type Replacement = { id: string; version: number; body: ApplicationFields };

/**
 * Updates the application based on `version`. If the version conflicts with one of our own updates whose response was
 * lost, the update is retried against the new version.
 */
export async function updateApplication(
  { id, version, body }: Replacement,
  unconfirmed: UnconfirmedUpdates,
): Promise<Application> {
  const sendUpdate = async (baseVersion: number) => {
    const application = await api(endpoints.updateApplication, {
      params: { id },
      body,
      headers: { 'If-Match': `"${baseVersion}"` },
    });
    unconfirmed.length = 0;
    return application;
  };
  try {
    return await sendUpdate(version);
  } catch (error) {
    if (error instanceof ConnectionError) unconfirmed.push({ version, body });
    if (!hasCode(error, 'stale-version') || unconfirmed.length === 0) throw error;
    const current = await api(endpoints.getApplication, { params: { id } });
    if (!unconfirmed.some((update) => isOwnUpdate(current, update))) throw error;
    return sendUpdate(current.version);
  }
}

export const isOwnUpdate = (
  current: Application,
  { version, body }: UnconfirmedUpdates[number],
): boolean =>
  current.version === version + 1 &&
  current.title === body.title &&
  current.grantProgram === body.grantProgram &&
  documentToHtml(htmlToDocument(current.content)) === body.content;
