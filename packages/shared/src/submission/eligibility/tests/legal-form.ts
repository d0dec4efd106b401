import { organizationTypeLabels } from '../../../contract/constants.ts';
import { type ApplicantKind, formOf, isOpenToAll, kindsIn } from '../applicant-kinds.ts';
import type { ApplicantProfile, TestResult } from '../judgment.ts';
import { contradiction, excluding, type Rule } from '../rule.ts';

const field = 'organizationType';
const only501c3 = /\b501\s*\(?c\)?\s*\(?3\b|\btax-exempt\b/i;
const ein = /^\d{2}-?\d{7}$/;
/** Words that narrow a kind down, so that the type in the profile cannot decide. */
const narrowing =
  /\b(?:that|which|who|whose|with|without|having|seeking|applying|such as|in their|for their)\b/i;

/** Where people study or work: "students attending a university", "school lunch". */
const place =
  /\b(?:attend(?:ing|s)?|enrolled (?:at|in)|employed by|accepted by|directed by|(?<!(?:applications|proposals) )from) (?:(?!and\b|or\b)[\w-]+ ){0,6}?(?:universit\w+|colleges?|schools?(?: districts?)?|institutions?)\b|\bschool (?:lunch|year|day|based)\b/gi;

/** "only to nonprofits that run a shelter" */
const soleAndNarrowed = /\bonly\b.{0,80}\b(?:that|which|who|whose)\b/i;

/** Those named after these words need not be the applicant. */
const furtherParties =
  /\b(?:except|unless|other than|partner\w*|on behalf|collaborat\w*|together with)\b/i;

const notRequired =
  /\b(?:not|n't|no longer) (?:a |an )?(?:required?|requirement|necessary|needed|need)\b|\b(?:need not|do not (?:need|have) to|does not (?:need|have) to)\b/i;

/** Whether the funder accepts the applicant's kind of organization. */
export function testLegalForm(rule: Rule, profile: ApplicantProfile): TestResult | undefined {
  if (only501c3.test(rule.fact.text) && notRequired.test(rule.fact.text)) {
    return { verdict: 'eligible', why: 'The funder does not require this.' };
  }
  const results = rule.clauses.flatMap((clause) => testClause(clause, rule, profile) ?? []);
  return (
    results.find(({ verdict }) => verdict === 'not-eligible') ??
    results.find(({ verdict }) => verdict === 'unsure') ??
    results[0]
  );
}

function testClause(clause: string, rule: Rule, profile: ApplicantProfile): TestResult | undefined {
  const kinds = kindsIn((clause.split(furtherParties)[0] ?? '').replace(place, ' '));
  const isOpen = isOpenToAll(clause);
  if (kinds.length === 0 && !isOpen) return undefined;
  const { type } = profile;
  const form = formOf(type);
  if (!type || !form) {
    return {
      verdict: 'unsure',
      field,
      why: "Your profile doesn't state the kind of organization.",
      question: 'Are you one of these applicants?',
    };
  }
  const profileText = organizationTypeLabels[type];
  const base = {
    profileText,
    field,
    isMember: kinds.some((kind) => form.is.includes(kind)),
  } as const;
  const isOther = (named: readonly ApplicantKind[]) =>
    named.length > 0 && named.every((kind) => form.isNot.includes(kind));
  const isOpposite = isOther(kinds);
  if (rule.isExclusion || excluding.test(clause)) {
    return excluded({ ...base, isOpposite, clause, rule });
  }
  if (isOpen) return { verdict: 'eligible', profileText, field, why: 'Open to all organizations.' };
  const question = 'Are you one of these applicants?';
  if (base.isMember && soleAndNarrowed.test(clause)) {
    return {
      verdict: 'unsure',
      profileText,
      field,
      why: 'The rule has a further condition.',
      question,
    };
  }
  if (base.isMember) return accepted(clause, profile, profileText);
  const why = `Your profile says ${profileText}.`;
  return isOpposite && isOther(kindsIn(soleApplicants(clause)))
    ? contradiction(rule, { profileText, field, why, question })
    : { verdict: 'unsure', profileText, field, why, question };
}

function accepted(clause: string, { taxId }: ApplicantProfile, profileText: string): TestResult {
  const isListed = { profileText, field, why: 'Your kind of organization is listed.' } as const;
  if (!only501c3.test(clause) || isOfOthers(clause)) return { verdict: 'eligible', ...isListed };
  if (taxId && ein.test(taxId.trim())) {
    return {
      verdict: 'eligible',
      profileText: `${profileText}, EIN ${taxId.trim()}`,
      field: 'taxIdNumber',
      why: "Your profile doesn't state 501(c)(3): check your determination letter.",
    };
  }
  return {
    verdict: 'unsure',
    profileText,
    field: 'taxIdNumber',
    why: "Your profile doesn't state an EIN or 501(c)(3) status.",
    question: 'Are you recognized as a 501(c)(3) organization?',
  };
}

/** "nonprofits, cities, and tax-exempt congregations": the status is that of another kind. */
const isOfOthers = (clause: string): boolean =>
  clause
    .split(',')
    .filter((item) => only501c3.test(item))
    .every((item) => {
      const kinds = kindsIn(item.replace(only501c3, ' '));
      return kinds.length > 0 && !kinds.includes('nonprofit');
    }) && kindsIn(clause.replace(only501c3, ' ')).includes('nonprofit');

type Exclusion = {
  profileText: string;
  field: typeof field;
  isMember: boolean;
  isOpposite: boolean;
  clause: string;
  rule: Rule;
};

function excluded({ profileText, isMember, isOpposite, clause, rule }: Exclusion): TestResult {
  if (isOpposite) {
    return { verdict: 'eligible', profileText, field, why: `You are not one of them.` };
  }
  const failure = {
    profileText,
    field,
    why: `Your profile says ${profileText}.`,
    question: 'Does this exclude you?',
  } as const;
  const isPlain = isMember && excluding.test(rule.words) && !narrowing.test(rule.words);
  return isPlain && isWholeKind(clause, profileText)
    ? contradiction(rule, failure)
    : { verdict: 'unsure', ...failure };
}

const ofApplying =
  /\bapply\b|\beligib|\bapplicants? must be\b|\b(?:limited|restricted|open only|only open) to\b|\bconsidered\b/i;

/** What follows "only" or "must be", without the places and purposes after it. */
function soleApplicants(clause: string): string {
  if (!ofApplying.test(clause)) return '';
  const [, rest = ''] = clause.split(/\b(?:only|must be|limited to|restricted to)\b/i);
  return rest.split(/\s(?:in|within|on|of|for|with|from|by|near|who|that|which|whose)\s/i)[0] ?? '';
}

/**
 * A church is not every religious organization, nor a hospital every non-profit: only the name of the type itself
 * excludes it.
 */
function isWholeKind(clause: string, profileText: string): boolean {
  const plain = clause
    .toLowerCase()
    .replace(/nonprofit|not-for-profit/g, 'non-profit')
    .trim();
  const kind = profileText.toLowerCase();
  const names = ['', 's', ' organization', ' organizations', ' entities', ' groups'];
  return names
    .filter((ending) => plain.startsWith(kind + ending))
    .some((ending) =>
      /^\W*(?:$|(?:are|is|may|can|cannot|will|do)\b)/.test(
        plain.slice(kind.length + ending.length),
      ),
    );
}
