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
  /\blessons learned\b|\b(?:was|were) (?:rejected|turned down|not funded) last (?:year|time)\b/i,
];
const fewest = 3;

/** Whether a paper is somebody's own plan of what to apply for, and not a call. */
export const isSeekersPlan = ({ text }: Guidelines): boolean =>
  said.filter((words) => words.test(text)).length >= fewest;
