import type { OwnText } from '@grantwright/analyst';
import {
  internalEndpoints,
  type BodyOf,
  type endpoints,
  type OwnPassage,
  type SavedAnswer,
} from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import pLimit from 'p-limit';
import type { Deps } from '../deps.ts';
import type { Requester } from '../requester.ts';
import { loadLibraryText } from '../sources/load-library-text.ts';

export type LoadedText = Pick<OwnPassage, 'source' | 'name' | 'answer'> & { text: OwnText };

type Ids = Pick<
  BodyOf<typeof endpoints.findPassages>,
  'documentIds' | 'applicationIds' | 'organizationId' | 'currentApplicationId'
>;

const concurrency = 4;
const timeoutMs = 10_000;

/**
 * Loads the texts of documents, applications and saved answers. Those without text are skipped, so that the others can
 * still be searched.
 *
 * @throws AppError `not-found` for another user's document or application
 */
export async function loadOwnTexts(
  deps: Pick<Deps, 'internal'>,
  requester: Requester,
  { documentIds, applicationIds, organizationId, currentApplicationId }: Ids,
  signal: AbortSignal,
): Promise<LoadedText[]> {
  const limit = pLimit(concurrency);
  const loadDocument = async (id: string): Promise<LoadedText[]> => {
    try {
      const { name, reading: extractedText } = await loadLibraryText(deps, requester, id, signal);
      return [{ source: { type: 'document', id }, name, text: { extractedText } }];
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unreadable-document') throw error;
      return [];
    }
  };
  const loadApplication = async (id: string): Promise<LoadedText[]> => {
    const { title, content, savedAt } = await deps.internal.call(
      internalEndpoints.getApplicationText,
      { token: requester.token, params: { id }, signal, timeout: timeoutMs },
    );
    const text = { html: content, year: new Date(savedAt).getUTCFullYear() };
    return [{ source: { type: 'application', id }, name: title, text }];
  };
  const loadAnswers = async (organizationId: string): Promise<LoadedText[]> => {
    const answers = deps.internal.call(internalEndpoints.listAnswersToSearch, {
      token: requester.token,
      query: { organizationId },
      signal,
      timeout: timeoutMs,
    });
    return (await answers.catch(returnNoneFromOlderVersion))
      .filter(({ applicationId }) => !applicationId || applicationId !== currentApplicationId)
      .map(toLoadedAnswer);
  };
  const texts = await Promise.all([
    ...(organizationId === undefined ? [] : [limit(loadAnswers, organizationId)]),
    ...[...new Set(documentIds)].map((id) => limit(loadDocument, id)),
    ...[...new Set(applicationIds)].map((id) => limit(loadApplication, id)),
  ]);
  return texts.flat();
}

/** During a rollout, *applications* may still run a version without this endpoint. */
function returnNoneFromOlderVersion(error: unknown): SavedAnswer[] {
  if (error instanceof AppError && error.code === 'not-found') return [];
  throw error;
}

const toLoadedAnswer = ({
  id,
  question,
  applicationTitle,
  ...answer
}: SavedAnswer): LoadedText => ({
  source: { type: 'answer', id },
  name: applicationTitle ?? question,
  text: { question, html: answer.text, year: new Date(answer.updatedAt).getUTCFullYear() },
  answer: {
    text: answer.text,
    applicationTitle,
    acceptedAt: answer.acceptedAt,
    updatedAt: answer.updatedAt,
    reviewAfter: answer.reviewAfter,
    isDue: answer.isDue,
  },
});
