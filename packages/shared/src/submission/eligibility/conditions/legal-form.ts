import { anyOf } from '../../../values/any-of.ts';
import { organizationTypeLabels } from '../../../contract/constants.ts';
import {
  type ApplicantKind,
  getLegalForm,
  isOpenToAll,
  findApplicantKinds,
} from '../applicant-kinds.ts';
import { type ApplicantProfile, type TestResult, findWorstResult } from '../judgment.ts';
import { createContradiction, exclusionPattern, type Rule } from '../rule.ts';
import { isClosedTo } from './closed-list.ts';
import { findProfileText, findRestriction } from './restriction.ts';
import { testTaxStatus, waivesTaxStatus } from './tax-status.ts';

const field = 'organizationType';
/** Words that narrow an excluded kind down, so that the type in the profile cannot decide. */
const restrictiveWords =
  /\b(?:that|which|who|whose|with|without|having|seeking|applying|such as|in their|for their)\b/i;

/** Places where people study or work: "students attending a university", "school lunch". */
const studyOrWorkPlace = anyOf(
  /\b(?:attend(?:ing|s)?|enrolled (?:at|in)|employed by|accepted by|directed by|(?<!(?:applications|proposals) )from) (?:(?!and\b|or\b)[\w-]+ ){0,6}?(?:universit\w+|colleges?|schools?(?: districts?)?|institutions?)\b/gi,
  /\bschool (?:lunch|year|day|based)\b/gi,
  /\b(?:high[- ]school|college|university) (?:graduates?|seniors?|juniors?|students?|diplomas?)\b/gi,
);

/** Organizations named after these words may not be the applicant. */
const furtherParties =
  /\b(?:except(?:ion of)?|unless|other than|apart from|partner\w*|on behalf|collaborat\w*|together with)\b/i;

/** "Anyone may apply, except nonprofits" */
const exceptSome = /\b(?:except(?:ion of)?|excluding|unless|other than|apart from)\b/i;

/** "Groups and organizations may not apply"; not "religious organizations", nor "organizations that lobby". */
const organizationsExcluded =
  /(?:^|[(,;:]|\b(?:and|or|that)) ?organi[sz]ations (?:(?:may|can) ?not|can['’]t|are not (?:able|allowed|eligible|permitted) to) apply\b/i;

/** Whether the funder accepts the applicant's kind of organization. */
export function testLegalForm(rule: Rule, profile: ApplicantProfile): TestResult | undefined {
  if (organizationsExcluded.test(rule.fact.text)) return testOrganization(rule, profile);
  if (waivesTaxStatus(rule.fact.text))
    return { verdict: 'eligible', field, why: 'The funder does not require this.' };
  return findWorstResult(rule.clauses.flatMap((clause) => testClause(clause, rule, profile) ?? []));
}

function testOrganization(rule: Rule, { type }: ApplicantProfile): TestResult {
  const profileText = type ? organizationTypeLabels[type] : undefined;
  return createContradiction(
    { isCertain: rule.isFirm && getLegalForm(type) !== undefined },
    {
      field,
      ...(profileText && { profileText }),
      why: 'The funder doesn’t accept organizations.',
      question: 'Are you applying as an individual?',
    },
  );
}

function testClause(clause: string, rule: Rule, profile: ApplicantProfile): TestResult | undefined {
  const kinds = findApplicantKinds(
    (clause.split(furtherParties)[0] ?? '').replace(studyOrWorkPlace, ' '),
  );
  const isOpen = isOpenToAll(clause);
  if (kinds.length === 0 && !isOpen) return undefined;
  const { type } = profile;
  const form = getLegalForm(type);
  const isExcluded = rule.isExclusion || exclusionPattern.test(clause);
  if (isOpen && !isExcluded) {
    const profileText = type && { profileText: organizationTypeLabels[type] };
    const base = { ...profileText, field, why: 'Open to all organizations.' } as const;
    return exceptSome.test(clause)
      ? {
          verdict: 'unsure',
          ...base,
          why: 'Some applicants are excluded.',
          question: 'Does this exclude you?',
        }
      : { verdict: 'eligible', ...base };
  }
  const question = 'Are you one of these applicants?';
  if (!type || !form) {
    const why = 'Your profile doesn’t state the kind of organization.';
    return { verdict: 'unsure', field, why, question };
  }
  const profileText = organizationTypeLabels[type];
  const isMember = kinds.some((kind) => form.is.includes(kind));
  if (isExcluded) {
    const isOpposite = kinds.length > 0 && kinds.every((kind) => form.isNot.includes(kind));
    return testExcluded({ profileText, isMember, isOpposite, clause, rule });
  }
  if (isMember) return testAccepted(clause, profile, profileText);
  const failure = {
    profileText,
    field,
    why: `Your profile says ${profileText}.`,
    question,
  } as const;
  return createContradiction(
    { isCertain: rule.isFirm && isOnlyFor(form.isNot, kinds, clause) },
    failure,
  );
}

const isOnlyFor = (
  isNot: readonly ApplicantKind[],
  kinds: readonly ApplicantKind[],
  clause: string,
): boolean => kinds.every((kind) => isNot.includes(kind)) && isClosedTo(clause, isNot);

/** An admitted kind counts only if the profile also meets everything that narrows it down. */
function testAccepted(clause: string, profile: ApplicantProfile, profileText: string): TestResult {
  const taxStatus = testTaxStatus(clause, profile, profileText);
  if (taxStatus?.verdict === 'unsure') return taxStatus;
  const isListed = { profileText, field, why: 'Your kind of organization is listed.' } as const;
  const restriction = findRestriction(clause);
  if (!restriction) return taxStatus ?? { verdict: 'eligible', ...isListed };
  const profileWords = findProfileText(restriction, profile);
  if (profileWords) {
    return {
      ...isListed,
      verdict: 'eligible',
      profileText: `${profileText}: ${profileWords}`,
      why: 'Your kind of organization and what you do are listed.',
    };
  }
  return {
    ...isListed,
    verdict: 'only-you',
    why: 'Your kind of organization is listed, with a further condition.',
    question: `Is this true of you: “${restriction.words}”?`,
  };
}

type Exclusion = {
  profileText: string;
  isMember: boolean;
  isOpposite: boolean;
  clause: string;
  rule: Rule;
};

function testExcluded({ profileText, isMember, isOpposite, clause, rule }: Exclusion): TestResult {
  if (isOpposite)
    return { verdict: 'eligible', profileText, field, why: 'You are not one of them.' };
  const failure = {
    profileText,
    field,
    why: `Your profile says ${profileText}.`,
    question: 'Does this exclude you?',
  } as const;
  if (!isMember) return { verdict: 'only-you', ...failure };
  const isPlain = exclusionPattern.test(rule.words) && !restrictiveWords.test(rule.words);
  return createContradiction(
    { isCertain: rule.isCertain && isPlain && isWholeKind(clause, profileText) },
    failure,
  );
}

/**
 * Only the name of the type itself excludes it: excluding churches does not exclude every religious organization, nor
 * does excluding hospitals exclude every nonprofit.
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
