import type { ApplicantProfile, TestResult } from '../judgment.ts';
import { exclusionPattern, isExclusive, type Rule } from '../rule.ts';
import { namesCity, namesLocality, stateName, findStates } from '../us-states.ts';

const field = 'contactInfo.state';
const country =
  /\bnationwide\b|\bnationally\b|\bthe (?:U\.?S\.?A?|United States)\b(?!-)|\bUnited States\b|\bU\.?S\.?[- ](?:based|organi|nonprofit)|\b(?:all|any) (?:50|fifty)? ?(?:U\.?S\.? )?states?\b/i;
/** "the 50 states and the District of Columbia" */
const allStates = /\b(?:50|fifty|all|any) (?:of the )?(?:U\.?S\.? )?states?\b/i;
const worldwide =
  /\b(?:international|foreign|non-U\.?S\.?) (?:applicants|organi[sz]ations|nonprofits)\b|\bworld-?wide\b|\b(?:any|all) countr(?:y|ies)\b|\banywhere in the world\b|\bregardless of (?:country|location|nationality)\b/i;
const outsidePattern =
  /\boutside\b|\bother than\b|\bnon-U\.?S|\bforeign\b|\bnot (?:located|based)\b/i;
const opennessPattern = /\bopen to\b|\b(?:may|can) apply\b|\b(?:are|is) (?:eligible|welcome)\b/i;
const aboutPlace =
  /\b(?:locat|based|headquarter|serv|operat|resid|work(?:s|ing)? in|within|in the|(?:organi[sz]ations?|nonprofits?|charities|entities|agencies|institutions|groups|applicants|businesses) in|outside|incorporated|registered in|nationwide|domestic)\w*/i;
/** Part of a state, or a distance: the profile names only the state, so it cannot decide these. */
const partOfState =
  /\b(?:count(?:y|ies)|parish|borough|cit(?:y|ies)|metro\w*|region\w*|area|neighborhoods?|district(?! of columbia)|zip|valley|rural|greater|northern|southern|eastern|western|central|towns?|miles?|kilomet(?:er|re)s?|km|radius|vicinity|near)\b/i;
/** Words for the location of the applicant itself, rather than of its work or of the people it serves. */
const seatPattern = /\b(?:located|based|headquartered|incorporated|domiciled)\b/i;
const serviceArea =
  /\b(?:serv|benefit|work|operat|provid|deliver|program|project|activit|conduct|branch|office|resident|partner)\w*/i;

const mayExclude = 'The rule may exclude this place.';
const excludesYou = 'Does this exclude you?';

/** Whether the applicant is in a place named by the funder. */
export function testLocation(
  rule: Rule,
  { contactInfo }: ApplicantProfile,
): TestResult | undefined {
  const { text } = rule.fact;
  if (!rule.isExclusion && worldwide.test(text) && opennessPattern.test(text)) {
    return { verdict: 'eligible', field, why: 'Open to applicants of all countries.' };
  }
  const states = allStates.test(text) ? [] : findStates(text);
  const isNational = country.test(text) || allStates.test(text);
  const isLocal = namesLocality(text) && !allStates.test(text);
  const isNamed = states.length > 0 || isNational || isLocal;
  if (!isNamed || !aboutPlace.test(text)) return undefined;
  const elsewhere = isLocal ? 'this area' : 'the United States';
  const places = states.length > 0 ? states.join(', ') : elsewhere;
  const question = serviceArea.test(text) ? `Do you serve ${places}?` : `Are you in ${places}?`;
  const profileState = contactInfo?.state?.trim() ?? '';
  if (!profileState) {
    return { verdict: 'unsure', field, why: "Your profile doesn't state where you are.", question };
  }
  const state = stateName(profileState);
  if (!state) {
    const why = 'We know only the states of the United States.';
    return { verdict: 'only-you', field, profileText: `State: ${profileState}`, why, question };
  }
  const base = { profileText: `State: ${state}`, field } as const;
  if (states.length > 0)
    return testStates({
      rule,
      states,
      state,
      city: contactInfo?.city?.trim() ?? '',
      base,
      question,
    });
  if (isLocal) return onlyPart(base);
  if ((rule.isExclusion || exclusionPattern.test(text)) !== outsidePattern.test(text)) {
    return { verdict: 'unsure', ...base, why: mayExclude, question: excludesYou };
  }
  return { verdict: 'eligible', ...base, why: 'You are in the United States.' };
}

type Stated = {
  rule: Rule;
  states: readonly string[];
  state: string;
  city: string;
  base: { profileText: string; field: typeof field };
  question: string;
};

function testStates({ rule, states, state, city, base, question }: Stated): TestResult {
  const { text } = rule.fact;
  if (rule.isExclusion || exclusionPattern.test(text) || outsidePattern.test(text)) {
    const verdict = states.includes(state) ? 'unsure' : 'only-you';
    return { verdict, ...base, why: mayExclude, question: excludesYou };
  }
  const isPart = partOfState.test(text);
  if (!states.includes(state)) {
    if (isPart) return onlyPart(base);
    const why = 'Your profile names another place.';
    return isSeatRequired(rule, states)
      ? { verdict: 'not-eligible', ...base, why }
      : { verdict: 'only-you', ...base, why, question };
  }
  if (!isPart && !namesCity(text))
    return { verdict: 'eligible', ...base, why: 'Your state is listed.' };
  const isCityNamed = city.length > 2 && text.toLowerCase().includes(city.toLowerCase());
  return isCityNamed && !serviceArea.test(text)
    ? {
        verdict: 'eligible',
        ...base,
        profileText: `${city}, ${state}`,
        why: 'Your city is listed.',
      }
    : onlyPart(base);
}

const onlyPart = (base: Stated['base']): TestResult => ({
  verdict: 'only-you',
  ...base,
  why: 'The rule names a part of a state.',
  question: 'Are you in this area, or do you serve it?',
});

/**
 * "Applicants must be located in Ohio": headquarters in another state contradict it, but a service area in another
 * state does not.
 */
function isSeatRequired({ fact, isFirm }: Rule, states: readonly string[]): boolean {
  const isAlternative = (words: string) => /\bor\b/i.test(words);
  const withoutList = states.reduce(
    (words, name) => words.replaceAll(`or ${name}`, ' '),
    fact.text,
  );
  return (
    isFirm &&
    isExclusive(fact.text) &&
    seatPattern.test(fact.text) &&
    !serviceArea.test(fact.text) &&
    !isAlternative(withoutList)
  );
}
