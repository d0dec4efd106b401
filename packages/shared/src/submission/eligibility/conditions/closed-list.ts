import { anyOf } from '../../../values/any-of.ts';
import { type ApplicantKind, findApplicantKinds } from '../applicant-kinds.ts';

const aboutApplying =
  /\bapply\b|\beligib|\bapplicants? must be\b|\b(?:limited|restricted|open only|only open|open) to\b|\bconsidered\b/i;
/** The words before a closed list of applicants: "must be", "eligible applicants are". */
const listStart = anyOf(
  /\b(?:only(?: open)?(?: to)?|must be|(?:limited|restricted|open) to)\b/i,
  /\beligible (?:applicants|entities|organizations) are\b/i,
);
/** Places and purposes after the list. */
const afterList = /\s(?:in|within|on|of|for|with|from|by|near|who|that|which|whose|may|can)\s/i;
const separator = /,|;|\/|\b(?:and|or)\b/i;
/** "open to" alone leaves room for others, except among public bodies. */
const explicitLimit = /\b(?:only|must be|(?:limited|restricted) to)\b/i;
const furtherApplicants = /\b(?:or|also|other|others)\b/i;

/** Whether a clause admits only kinds of applicant that the profile certainly is not. */
export function isClosedTo(clause: string, isNot: readonly ApplicantKind[]): boolean {
  const match = aboutApplying.test(clause) ? listStart.exec(clause) : null;
  if (!match) return false;
  const [list = '', ...rest] = clause.slice(match.index + match[0].length).split(afterList);
  if (furtherApplicants.test(rest.join(' '))) return false;
  const others = explicitLimit.test(match[0])
    ? isNot
    : isNot.filter((kind) => kind === 'government');
  const items = list.split(separator).filter((item) => /\w/.test(item));
  return (
    items.length > 0 &&
    items.every((item) => {
      const kinds = findApplicantKinds(item);
      return kinds.length > 0 && kinds.every((kind) => others.includes(kind));
    })
  );
}
