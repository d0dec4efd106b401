import type { Guidelines } from '../guidelines.ts';

/** What those write who look for money, in the plan of their own applications. */
const said = [
  /\b(?:status|stage): ?\W{0,4}\s?(?:ready to (?:apply|submit)|planning|drafting|in progress|submitted|pending|researching|not started|under review)/i,
  /\b(?:action items|next steps|to-?dos?):?$/im,
  /^(?:assigned(?: to)?|owner|responsible|lead): ?\p{Lu}/mu,
  /\b(?:we|i) (?:will|should|are going to|'ll|plan to|need to) (?:re-?)?(?:apply|submit)\b/i,
  /\b(?:active|our|pending|upcoming|submitted) grant (?:applications|proposals|submissions)\b|\bgrant (?:calendar|tracker|pipeline|strategy)\b/i,
  /\bthe (?:granting|grantor) (?:agency|organi[sz]ation|body)\b/i,
  /\b(?:approval (?:from|of) your (?:pastor|director|principal|dean|supervisor|department)|(?:thinking about|interested in) applying for a grant\b)/i,
  /\b(?:submit|send)\b[^.]{0,60}\bto (?:the|our) (?:Office of Development|development (?:office|department)|grants? office)\b[^.]{0,60}\bbefore\b/i,
  /\b(?:employees?|staff(?: members?)?|faculty(?: members?)?|teachers?|departments?|sites?) (?:who|that) (?:wish(?:es)?|plans?|wants?|intends?|seeks?) to apply\b|\bseeking (?:external|outside) (?:funds|funding|grants)\b/i,
  /\b(?:superintendent|director|principal|dean|head of department|board of education|finance office)\b[^.]{0,40}\b(?:signs?|approves?|checks?|clears?|reviews?)\b|\bclears? (?:the|it|each) [^.]{0,30}\bwith the (?:superintendent|director|principal|dean)\b/i,
  /\bbefore (?:the|an?|any) (?:application|proposal) is (?:prepared|submitted|sent|written|made)\b|\bno grant may be requested\b|\bgrants from outside\b|\bgrants file\b/i,
  /\blessons learned\b|\b(?:was|were) (?:rejected|turned down|not funded) last (?:year|time)\b/i,
];
const fewest = 3;

/** Whether a paper is somebody's own plan of what to apply for, and not a call. */
export const isSeekersPlan = ({ text }: Guidelines): boolean =>
  said.filter((words) => words.test(text)).length >= fewest;
