import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { documentToHtml } from '@grantwright/shared/richtext';
import { api } from '../../../lib/api.ts';
import { calls } from '../../../lib/calls.ts';
import { ConnectionError, hasCode } from '../../../lib/errors.ts';
import { htmlToDocument } from '../../../lib/html-to-document.ts';

/** Updates without a response, which the server may have applied. */
export type UnconfirmedUpdates = { version: number; body: ApplicationFields }[];

type Replacement = { id: string; version: number; body: ApplicationFields };

/**
 * Updates the application based on `version`. A version conflict with one of our own updates, whose response
 * was lost, is not a conflict: the update is repeated on top of it.
 */
export async function updateApplication(
  { id, version, body }: Replacement,
  unanswered: UnconfirmedUpdates,
): Promise<Application> {
  const put = (over: number) =>
    api(calls.updateApplication, {
      params: { id },
      body,
      headers: { 'If-Match': `"${over}"` },
    });
  try {
    return await put(version);
  } catch (error) {
    if (error instanceof ConnectionError) unanswered.push({ version, body });
    if (!hasCode(error, 'stale-version') || unanswered.length === 0) throw error;
    const there = await api(calls.getApplication, { params: { id } });
    if (!unanswered.some((sent) => isWhatWasSent(there, sent))) throw error;
    return put(there.version);
  }
}

const isWhatWasSent = (
  there: Application,
  { version, body }: UnconfirmedUpdates[number],
): boolean =>
  there.version === version + 1 &&
  there.title === body.title &&
  there.grantProgram === body.grantProgram &&
  documentToHtml(htmlToDocument(there.content)) === body.content;
