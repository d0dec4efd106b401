import { anyOf } from '../../../values/any-of.ts';
import type { ApplicantProfile, TestResult } from '../judgment.ts';
import { exclusionPattern, isExclusive, type Rule } from '../rule.ts';
import { namesCity, replaceStateLists, resolveStateName, statesWords } from '../places-in-text.ts';
import { findPlace } from './named-place.ts';

const field = 'contactInfo.state';
const worldwide = anyOf(
  /\b(?:international|foreign|non-U\.?S\.?) (?:applicants|organi[sz]ations|nonprofits)\b/i,
  /\bworld-?wide\b|\b(?:any|all) countr(?:y|ies)\b|\banywhere in the world\b/i,
  /\bregardless of (?:country|location|nationality)\b/i,
);
const outsidePattern =
  /\boutside\b|\bother than\b|\bnon-U\.?S|\bforeign\b|\bnot (?:located|based)\b/i;
const opennessPattern = /\bopen to\b|\b(?:may|can) apply\b|\b(?:are|is) (?:eligible|welcome)\b/i;
/** Part of a state, or a distance: the profile names only the state, so it cannot decide these. */
const partOfState = anyOf(
  /\b(?:count(?:y|ies)|parish|borough|cit(?:y|ies)|towns?|metro\w*|region\w*|area|neighborhoods?)\b/i,
  /\b(?:district(?! of columbia)|zip|valley|rural|greater|northern|southern|eastern|western|central)\b/i,
  /\b(?:miles?|kilomet(?:er|re)s?|km|radius|vicinity|near)\b/i,
);
/** Words for the location of the applicant itself, rather than of its work or of the people it serves. */
const seatPattern = /\b(?:located|based|headquartered|incorporated|domiciled)\b/i;
const serviceArea =
  /\b(?:serv|benefit|work|operat|provid|deliver|program|project|activit|conduct|branch|office|resident|partner)\w*/i;

const otherPlace = /\p{Lu}/u;
const otherPlaceAfter =
  /^\s?(?:[,;/&(+–-]\s?)?(?:and\s)?(?:the\s|in\s|its\s|their\s)?(?:\p{Lu}|adjacent|adjoining|border|contiguous|nearby|neighbou?ring|other|surrounding)/u;

const mayExclude = 'The rule may exclude this place.';
const excludesYou = 'Does this exclude you?';

/** Whether the applicant is in a place named by the funder. */
export function testLocation(
  rule: Rule,
  { contactInfo }: ApplicantProfile,
): TestResult | undefined {
  const { text } = rule.fact;
  if (!rule.isExclusion && worldwide.test(text) && opennessPattern.test(text)) {
    return { verdict: 'eligible', field, why: 'Open to applicants from all countries.' };
  }
  const place = findPlace(text);
  if (!place) return undefined;
  const question = `${serviceArea.test(text) ? 'Do you serve' : 'Are you in'} ${place.label}?`;
  const profileState = contactInfo?.state?.trim() ?? '';
  if (!profileState) {
    return { verdict: 'unsure', field, why: 'Your profile doesn’t state where you are.', question };
  }
  const state = resolveStateName(profileState);
  if (!state) {
    const why = 'We can compare only U.S. states.';
    return { verdict: 'only-you', field, profileText: `State: ${profileState}`, why, question };
  }
  const base = { profileText: `State: ${state}`, field } as const;
  if (place.kind === 'country') return testCountry(rule, base);
  if (place.kind === 'area') return reportPartOnly(base);
  const { states } = place;
  const city = contactInfo?.city?.trim() ?? '';
  return testStates({ rule, states, state, city, base, question });
}

type Base = { profileText: string; field: typeof field };

function testCountry({ isExclusion, fact }: Rule, base: Base): TestResult {
  const isExcluded = isExclusion || exclusionPattern.test(fact.text);
  return isExcluded === outsidePattern.test(fact.text)
    ? { verdict: 'eligible', ...base, why: 'You are in the United States.' }
    : { verdict: 'unsure', ...base, why: mayExclude, question: excludesYou };
}

type Stated = {
  rule: Rule;
  states: readonly string[];
  state: string;
  city: string;
  base: Base;
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
    if (isPart) return reportPartOnly(base);
    const why = 'Your profile names another place.';
    return isSeatRequired(rule)
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
    : reportPartOnly(base);
}

const reportPartOnly = (base: Base): TestResult => ({
  verdict: 'only-you',
  ...base,
  why: 'The rule names a part of a state.',
  question: 'Are you in this area, or do you serve it?',
});

/**
 * "Applicants must be located in Ohio": headquarters in another state contradict it, but a service area in another
 * state does not. Every place named must be a state, unlike in "Ohio, Guam or a neighboring state".
 */
function isSeatRequired({ fact, isFirm }: Rule): boolean {
  const text = replaceStateLists(fact.text);
  const seat = seatPattern.exec(text);
  if (!seat) return false;
  const places = text.slice(seat.index, text.lastIndexOf(statesWords));
  const after = text.slice(seat.index + places.length + statesWords.length);
  return (
    isFirm &&
    isExclusive(fact.text) &&
    !serviceArea.test(text) &&
    !/\bor\b/i.test(text) &&
    !otherPlace.test(places.replace(/\b(?:Commonwealth|States?|United|U\.?S)\b/g, ' ')) &&
    !otherPlaceAfter.test(after)
  );
}
