import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { capitalName } from './clean-name.ts';

/** "Elm Row Makers Launches …", "Elm Row Makers Is Now …": what news say that a body does. */
const verb =
  /^(?!(?:What|Who|Where|When|Why|How|This|That|There|All|Here|It|Life|Love)\b)(.{3,80}?) (?:(?:Is|Are|Was|Were|Has|Have)(?: (?:Now|Officially|Back|Here|Open|Hiring|Proud|Pleased|Excited|Moving|Growing|Coming|Seeking|Looking|Been|Become|Joined|Received|Named|Awarded|Still|Just|Also|Not|a|an|the|One)\b.*)?|(?:Launch(?:es|ed)|Announce[sd]|Receive[sd]|Award(?:s|ed)|Wins|Won|Celebrate[sd]|Host(?:s|ed)|Welcome[sd]|Appoint(?:s|ed)|Join(?:s|ed)|Gets|Earn(?:s|ed)|Secure[sd]|Becomes|Became|Present(?:s|ed)|Unveil(?:s|ed)|Expand(?:s|ed)|Partner(?:s|ed) With|Honou?r(?:s|ed)|Kicks Off|Raise[sd]|Hires|Hired|Reache[sd]|Releases|Released|Publishes|Published|Wraps|Adopts|Needs|Seeks)(?: .*)?)$/u;

/** Whose doing a headline tells: "Elm Row Makers" of "Elm Row Makers Opens Its Doors Anew". */
export const subjectOfHeadline = (text: string): string | undefined => verb.exec(text)?.[1];

/**
 * A headline is no name, and whom it tells of is one where the paper goes on to speak of it. A name that reads as a headline
 * ("Love Wins") stands as a whole elsewhere in the paper.
 */
export const withoutHeadline = ({ lines }: Paper, found: Candidate): Candidate[] => {
  const subject = subjectOfHeadline(found.value);
  // What a sentence says is no headline.
  if (subject === undefined || found.quote.endsWith('.')) return [found];
  const body = lines.filter(({ text, heading }) => !heading && text !== found.quote);
  if (body.some(({ text }) => text.includes(found.value))) return [found];
  const name = capitalName(subject);
  const spoken = name ? body.find(({ text, others }) => !others && text.includes(name)) : undefined;
  return name && spoken ? [candidate(name, spoken, Math.min(found.trust, 2))] : [];
};
