import type { ApplicantProfile, TestResult } from '../judgment.ts';
import { excluding, type Rule } from '../rule.ts';
import { stateName, statesIn } from '../us-states.ts';

const field = 'contactInfo.state';
const country =
  /\bnationwide\b|\bnationally\b|\bthe (?:U\.?S\.?A?|United States)\b(?!-)|\bUnited States\b|\bU\.?S\.?[- ](?:based|organi|nonprofit)|\b(?:all|any) (?:50|fifty)? ?(?:U\.?S\.? )?states?\b/i;
/** "the 50 states and the District of Columbia" */
const allStates = /\b(?:50|fifty|all|any) (?:of the )?(?:U\.?S\.? )?states?\b/i;
const everywhere =
  /\b(?:international|foreign|non-U\.?S\.?) (?:applicants|organi[sz]ations|nonprofits)\b|\bworld-?wide\b|\b(?:any|all) countr(?:y|ies)\b|\banywhere in the world\b|\bregardless of (?:country|location|nationality)\b/i;
const outside = /\boutside\b|\bother than\b|\bnon-U\.?S|\bforeign\b|\bnot (?:located|based)\b/i;
const opens = /\bopen to\b|\b(?:may|can) apply\b|\b(?:are|is) (?:eligible|welcome)\b/i;
const aboutPlace =
  /\b(?:locat|based|headquarter|serv|operat|resid|work(?:s|ing)? in|within|in the|organi[sz]ations? in|nonprofits? in|outside|incorporated|registered in|nationwide|domestic)\w*/i;
/** A part of a state, which the state in the profile cannot decide. */
const partOfState =
  /\b(?:count(?:y|ies)|parish|borough|cit(?:y|ies)|metro\w*|region\w*|area|neighborhoods?|district(?! of columbia)|zip|valley|rural|greater|northern|southern|eastern|western|central|towns?)\b/i;

/** Whether the applicant's state is one that the funder lists. Another state is never a contradiction. */
export function testLocation(
  rule: Rule,
  { contactInfo }: ApplicantProfile,
): TestResult | undefined {
  const { text } = rule.fact;
  if (!rule.isExclusion && everywhere.test(text) && opens.test(text)) {
    return { verdict: 'eligible', field, why: 'Open to applicants of all countries.' };
  }
  const isNational = country.test(text) || allStates.test(text);
  const states = allStates.test(text) ? [] : statesIn(text);
  if ((states.length === 0 && !isNational) || !aboutPlace.test(text)) return undefined;
  const places = states.length > 0 ? states.join(', ') : 'the United States';
  const question = `Do you serve ${places}?`;
  const state = stateName(contactInfo?.state ?? '');
  if (!state) {
    return { verdict: 'unsure', field, why: "Your profile doesn't state where you are.", question };
  }
  const base = { profileText: `State: ${state}`, field } as const;
  if (states.length === 0 && (rule.isExclusion || excluding.test(text)) && !outside.test(text)) {
    return { verdict: 'unsure', ...base, why: 'The rule may exclude this place.', question };
  }
  if (states.length === 0) {
    return { verdict: 'eligible', ...base, why: 'You are in the United States.' };
  }
  if (rule.isExclusion || !states.includes(state)) {
    return { verdict: 'unsure', ...base, why: 'Your profile names another place.', question };
  }
  if (partOfState.test(text.replaceAll('New York City', ' city '))) {
    return {
      verdict: 'unsure',
      ...base,
      why: 'The rule names a part of the state.',
      question: 'Do you serve this area?',
    };
  }
  return { verdict: 'eligible', ...base, why: 'Your state is listed.' };
}
