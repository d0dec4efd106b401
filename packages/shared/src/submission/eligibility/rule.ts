import type { StatedFact } from '../../contract/call-facts.ts';
import { isPredicate } from './applicant-sentences.ts';
import type { TestResult } from './judgment.ts';

/** A funder's sentence about applicants, prepared for the conditions. */
export type Rule = {
  fact: StatedFact;
  /** The clauses of the sentence. */
  clauses: string[];
  /** The sentence and its quote. */
  words: string;
  /** Whether the rule is listed under who may not apply. */
  isExclusion: boolean;
  /** Whether the rule applies to all applicants and is neither a preference nor subject to an exception. */
  isFirm: boolean;
  /** Whether a contradiction is certain: firm and exclusive words, without an alternative. */
  isCertain: boolean;
  /** Whether the rule is a preference or a usual practice, which never excludes an applicant. */
  isSoft: boolean;
};

const exclusive =
  /\bonly\b|\bmust\b|\blimited to\b|\brestricted to\b|\brequired\b|\b(?:not|n't) (?:be )?(?:eligible|qualif\w*)\b|\bineligible\b|\b(?:may|can|will|do|does) ?not (?:apply|fund|support|accept|consider|make grants)\b|\bcannot apply\b|\bexcluded\b/i;
const soft =
  /\bprefer|\bpriorit|\bencourag(?!\w* to apply)|\btypical|\bgenerally\b|\busually\b|\bnormally\b|\bideal|\bfavor|\bespecially\b|\bprimarily\b|\bmostly\b|\bshould\b|\bstrongly\b|\bpreference\b|\bmay be (?:considered|given)\b|\brarely\b|\bhistorically\b/i;
const exception =
  /\bunless\b|\bexcept|\bwaive|\bfiscal(?:ly)? (?:sponsor|agent)|\bsponsored by\b|\bpartner|\bin some cases\b|\bcase.by.case\b|\btrack\b|\bcategor|\bstream\b|\bcomponent\b|\bpart\b|\btier\b|\bphase\b|\blevel\b|\b(?:apply|eligible|ineligible) for (?!(?:an? |this |our |the |these )?(?:grants?|program|funding|support|awards?|opportunity)\W*$)|\bif\b|\bwhen\b|\bwithout\b|\bother than\b|\bcollaborat|\bconsorti|\bjoint\b|\bon behalf of\b/i;
/** Whether a sentence leaves no choice: "must", "only", or an item stating what applicants must be. */
export const isExclusive = (text: string): boolean => exclusive.test(text) || isPredicate(text);

const alternative = /\bor\b(?! (?:more|less|fewer|older|greater|higher|above|below)\b)/i;

export const exclusionPattern =
  /\b(?:not|n't) (?:be )?(?:eligible|qualif\w*)\b|\bineligible\b|\b(?:may|can|will|do|does) ?not (?:apply|fund|support|accept|consider|make grants)\b|\bcannot apply\b|\bexcluded\b|\b(?:no|not) (?:grants?|funding|awards?) (?:to|for)\b/i;

const bound =
  /\b(?:not|no) (?:be )?(?:less|fewer|more|greater|larger|smaller|older|younger|later) than\b|\bnot (?:to )?exceed\w*/gi;
const negation = /\b(?:not|cannot|never|no|without|ineligible|excluded)\b|n't\b/i;

/** Whether a sentence denies something other than the bound of a number. */
export const isNegated = (text: string): boolean => negation.test(text.replace(bound, ' '));

const clauseEnd = /[.;:]\s+|,?\s\b(?:but|however|although|while|whereas)\b/i;

export function toRule(fact: StatedFact, isExclusion: boolean, scope?: string): Rule {
  const words = fact.quote ? `${fact.text} ${fact.quote}` : fact.text;
  const isSoft = soft.test(words);
  const isFirm = !isSoft && !exception.test(words) && scope === undefined;
  return {
    fact,
    words,
    clauses: fact.text.split(clauseEnd).filter((clause) => clause.trim() !== ''),
    isExclusion,
    isSoft,
    isFirm,
    isCertain: isFirm && isExclusive(fact.text) && !alternative.test(words),
  };
}

type Failure = Omit<TestResult, 'verdict' | 'question'> & { question: string };

/** A contradiction: certain only if the funder's words leave no way around it. */
export function contradiction(
  { isCertain }: Pick<Rule, 'isCertain'>,
  failure: Failure,
): TestResult {
  if (!isCertain) return { verdict: 'unsure', ...failure };
  const { question: _, ...rest } = failure;
  return { verdict: 'not-eligible', ...rest };
}
