import type { StatedFact } from '../../contract/call-facts.ts';
import { anyOf } from '../../values/any-of.ts';
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

const denial = anyOf(
  /(?:\bnot|n['’]t) (?:be )?(?:eligible|qualif\w*)\b|\bineligible\b|\bexcluded\b/i,
  /\b(?:(?:may|can|will|do|does) ?not|(?:ca|wo|do|does)n['’]t) (?:apply|fund|support|accept|consider|make grants)\b/i,
  /\bcannot apply\b/i,
);
const exclusive = anyOf(denial, /\bonly\b|\bmust\b|\blimited to\b|\brestricted to\b|\brequired\b/i);
/** Words that exclude the named applicants, even outside a list of exclusions: "cannot apply", "no grants to". */
export const exclusionPattern = anyOf(
  denial,
  /\b(?:no|not) (?:grants?|funding|awards?) (?:to|for)\b/i,
);
const soft = anyOf(
  /\bprefer|\bpriorit|\bencourag(?!\w* to apply)|\bfavor|\bideal|\bstrongly\b|\bshould\b/i,
  /\btypical|\bgenerally\b|\busually\b|\bnormally\b|\brarely\b|\bhistorically\b/i,
  /\bespecially\b|\bprimarily\b|\bmostly\b|\bmay be (?:considered|given)\b/i,
);
/** Words that allow a way around a rule, or limit it to part of the program. */
const exception = anyOf(
  /\bunless\b|\bexcept|\bwaive|\bin some cases\b|\bcase.by.case\b|\bif\b|\bwhen\b|\bwithout\b|\bother than\b/i,
  /\bfiscal(?:ly)? (?:sponsor|agent)|\bsponsored by\b|\bon behalf of\b/i,
  /\bpartner|\bcollaborat|\bconsorti|\bjoint\b/i,
  /\btrack\b|\bcategor|\bstream\b|\bcomponent\b|\bpart\b|\btier\b|\bphase\b|\blevel\b/i,
  /\b(?:apply|eligible|ineligible) for (?!(?:an? |this |our |the |these )?(?:grants?|program|funding|support|awards?|opportunity)(?:\W*$|[.,;]))/i,
);

/** Whether a sentence leaves no choice: "must", "only", or an item stating what applicants must be. */
export const isExclusive = (text: string): boolean => exclusive.test(text) || isPredicate(text);

const alternative = /\bor\b(?! (?:more|less|fewer|older|greater|higher|above|below)\b)/i;

const bound = anyOf(
  /\b(?:not|no) (?:be )?(?:less|fewer|more|greater|larger|smaller|older|younger|later) than\b/gi,
  /\bnot (?:to )?exceed\w*/gi,
);
const negation = /\b(?:not|cannot|never|no|without|ineligible|excluded)\b|n['’]t\b/i;

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

/** Creates the result for a contradiction, which is certain only if the funder's words leave no way around it. */
export function createContradiction(
  { isCertain }: Pick<Rule, 'isCertain'>,
  failure: Failure,
): TestResult {
  if (!isCertain) return { verdict: 'unsure', ...failure };
  const { question: _, ...rest } = failure;
  return { verdict: 'not-eligible', ...rest };
}
