import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { Submission } from '../../contract/submission.ts';
import { isSameText } from '../../text/comparable-text.ts';

/**
 * Counts the pages of the attachments that are ready and count toward a limit.
 * @param names those that the limit names; undefined for the limit of the whole application
 */
export const countAttachedPages = (
  details: AnalysisDetails,
  submission: Submission | undefined,
  names?: readonly string[],
): number =>
  (submission?.attachments ?? [])
    .filter(({ name, state, isStated, isCounted }) => {
      const stated = details.attachments?.find((attachment) => isSameText(attachment.name, name));
      if (state !== 'ready' || (isStated && !stated)) return false;
      return names
        ? names.some((counted) => isSameText(counted, name))
        : (isCounted ?? stated?.isCounted);
    })
    .reduce((sum, { pages = 0 }) => sum + pages, 0);
