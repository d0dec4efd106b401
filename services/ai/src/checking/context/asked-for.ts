import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import type { Occurrence } from '../source-index.ts';

const asking =
  /\b(?:requests?|requesting|asks? (?:you )?for|asking (?:you )?for|seeks?|seeking|apply for|applying for)\s+(?:a grant of\s+)?$/i;
const asksHowMuch = /\b(?:how much|amount|ask(?:ed)? for|request\w*)\b/i;
const stems = topicStems('ask asking request requests requested');

/** "We request $30,000 to plant trees": what is asked for, whatever else it is said of. */
export const isAskedFor = ({ kind, start }: Finding, text: string): boolean =>
  kind === 'money' && asking.test(text.slice(Math.max(0, start - 40), start));

/** Where a source says what is asked for: in answer to that question, or in so many words. */
export const isOfRequest = ({ source, stems: spoken }: Occurrence): boolean =>
  (source.type === 'answer' && asksHowMuch.test(source.question)) ||
  stems.some((stemmed) => spoken.has(stemmed));
