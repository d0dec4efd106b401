import { findDates } from '../../../text/dates.ts';
import type { TopicScores } from '../topics.ts';

const lasts =
  /\b(?:takes?|lasts?|runs?|needs?) (?:about |some |up to )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen) (?:days?|weeks?|months?|years?)\b/i;

/** A schedule is told in days to come; a month that is over dates what happened. */
export const byDates = (text: string, topics: TopicScores, today: string): TopicScores => {
  const dated = findDates(text).flatMap(({ year, month, day }) =>
    year === undefined
      ? []
      : [`${year}-${String(month).padStart(2, '0')}-${String(day ?? 28).padStart(2, '0')}`],
  );
  if (dated.length === 0)
    return lasts.test(text) && (topics.project ?? topics.timeline)
      ? { ...topics, timeline: Math.max(1.5, topics.timeline ?? 0) }
      : topics;
  return dated.some((iso) => iso >= today)
    ? { ...topics, timeline: Math.max(2.5, topics.timeline ?? 0) }
    : { ...topics, timeline: 0 };
};
