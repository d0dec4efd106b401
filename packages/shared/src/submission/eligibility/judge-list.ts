import { organizationTypeLabels } from '../../contract/constants.ts';
import { getLegalForm } from './applicant-kinds.ts';
import type { ApplicantList } from './parse-applicant-list.ts';
import { isClosedTo } from './conditions/closed-list.ts';
import {
  type ApplicantProfile,
  type TestResult,
  type Verdict,
  findWorstResult,
} from './judgment.ts';
import { exclusionPattern, toRule, type Rule } from './rule.ts';

type Test = (rule: Rule) => TestResult | undefined;

/** "must be one of the following" makes a list exclusive, as "must be" does. */
const alternative = /(?: (?:one|any|either)(?: or more)? of)? ?the following\b.*$|$/i;
const better: readonly Verdict[] = ['eligible', 'only-you'];

/** Returns the best judgment of the alternatives; a contradiction only if the profile certainly matches none. */
export function judgeList(
  { lead, items }: ApplicantList,
  rule: Rule,
  profile: ApplicantProfile,
  tests: readonly Test[],
): TestResult {
  const rules = items.map((text) => toRule({ text }, false));
  const results = rules
    .filter(({ fact }) => !exclusionPattern.test(fact.text))
    .flatMap((item) => findWorstResult(tests.flatMap((test) => test(item) ?? [])) ?? []);
  for (const verdict of better) {
    const match = results.find((result) => result.verdict === verdict);
    if (match) return match;
  }
  const { type } = profile;
  const form = getLegalForm(type);
  const base = {
    field: 'organizationType',
    ...(type && { profileText: organizationTypeLabels[type] }),
    why: type
      ? `Your profile says ${organizationTypeLabels[type]}.`
      : 'Your profile doesn’t state the kind of organization.',
  } as const;
  const isCertain =
    form !== undefined &&
    [rule, ...rules].every(({ isFirm }) => isFirm) &&
    items.every((item) => isClosedTo(lead.replace(alternative, ' ') + item, form.isNot));
  return isCertain
    ? { verdict: 'not-eligible', ...base }
    : { verdict: 'unsure', ...base, question: 'Are you one of these applicants?' };
}
