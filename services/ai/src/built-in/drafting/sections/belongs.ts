import { kindOf } from '../statements/kind.ts';
import type { Statement } from '../statements/statement.ts';
import { strictTopics, type Topic } from '../topics.ts';
import { showsItWorks } from './shows-it-works.ts';
import { mayStandInPlan } from './plan-part.ts';
import type { SectionPlan } from './section-plan.ts';
import { showsAim } from './shows-aim.ts';

/** What is to come is no record. */
const toCome =
  /^(?:(?:The )?\w+, )?(?:we|the (?:project|program|grant)|it|they) will\b|\bgoal (?:of|is)\b/i;

/** What is done, and how it is measured, is no need, whichever section its question names. */
export const misplaced = (statement: Statement, section: SectionPlan): boolean => {
  if (section.asks[0] === 'track' && toCome.test(statement.text)) return true;
  if (statement.origin === 'currentProjects' && showsItWorks.test(section.name)) return true;
  // What goes on already is not whom the project will serve.
  if (statement.origin === 'currentProjects' && section.asks[0] === 'population') return true;
  if (section.asks[0] === 'board' && !(statement.topics.board ?? 0)) return true;
  if (section.asks[0] === 'funding' && !(statement.topics.funding ?? 0)) return true;
  if (section.ofTheYear) return !yearlyBudget.test(statement.text);
  if (section.ofANumber && !aNumber.test(statement.text)) return true;
  if (
    section.asks[0] !== 'need' ||
    section.holdsWork ||
    (statement.asked !== undefined && section.asks.includes(statement.asked)) ||
    (statement.origin !== 'answer' && statement.origin !== 'additional')
  )
    return false;
  const kind = kindOf(statement.text);
  return kind === 'deed' || kind === 'measure';
};

/** Who we are is told where the funder asks for it, and not wherever there is room. */
const welcomesProfile = ({ asks, wants }: SectionPlan): boolean =>
  asks[0] === 'summary' ||
  (asks.slice(0, 2).includes('organization') && (wants.organization ?? 0) >= 0.9);

const ofMoney =
  /[$€£]\s?\d|\b(?:budget|money|(?:all )?amounts|US dollars|cost(?:s|ed)?|calculated|priced|ask(?:s|ed)? (?:for|is)|request|fund(?:s|ing|ed)?|pays?|paid|in-kind|insurance|salar(?:y|ies))\b/i;

export const ofOutcome: ReadonlySet<Topic> = new Set<Topic>(['goals', 'evaluation']);

/** From here on what a statement tells is surely who else pays. */
export const ofOthersMoney = 3;

/** What somebody would do if: no note has answered that. */
const supposes = /^(?:if (?:we|you|your|this|the)|what (?:would|if))\b(?!.*\b(?:like|want) to\b)/i;

/** "How is this paid for when our grant is over?" */
const asksOfLater = ({ asks, name }: SectionPlan): boolean =>
  asks[0] === 'sustainability' ||
  /\b(?:when|after|once) (?:our|the|this) (?:grant|funding|money)\b/i.test(name);

/** What this grant pays for, and what was renewed or refused once, keeps nothing going. */
const tellsOfLater = (text: string): boolean =>
  !/^(?:The grant will pay|It is not in the plan)\b/.test(text) && ofSupport.test(text);

const ofSupport =
  /[$€£%]\s?\d|\d\s?%|\b(?:after|continu\w+|sustain\w*|future|keep\w*|leases?|contracts?|fund\w*|donors?|donations?|rais(?:e|ed|ing)|pledged?|committed|gifts?|gives?|fees?|rest|loan|pays?|paid|payment|afford|endow\w+|reserves?|permanent\w*|income|revenue|earn\w*|s[oe]ll?\w*|sales|rent|budget|bill(?:s|ed|ing)?|reimburs\w+|members|dues|grants?|volunteers?|lend\w*|gala|savings?|saves?|waives?|in-kind|maintain\w*|maintenance|partners?|support\w*|gave|received?s?|sponsor\w*|take over|year (?:two|three|2|3)|once)\b/i;

/** "Lumber yard 2,500, promised": who gives what needs no sign of money. */
const aSum =
  /\b\d{1,3},\d{3}\b|\b(?!(?:19|20)\d\d\b)\d{3,}\b(?! (?:people|families|children|homes|miles|feet|ft|acres))|\b(?:cash|dues|reserves?|gives?|giving|promis\w+|pledg\w+|contribut\w+|donat\w+|match\w*)\b/i;

const aNumber =
  /\d|\b(?:percent|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|third|quarter)\b/i;

const yearlyBudget = /\b(?:annual|operating|yearly|our) (?:operating )?budget\b/i;

export const taxExempt = /\b(?:501 ?\(c\)|tax[- ]exempt)/i;

/** "We have 6 full-time and 2 part-time staff" counts staff; a training of 16 hours for them does not. */
export const counts = (what: string, text: string): boolean =>
  new RegExp(
    `(?:\\b\\d[\\d,]*|\\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty))(?: (?:(?!hours?\\b|years?\\b)[\\p{L}-]+)){0,4} ${what}`,
    'iu',
  ).test(text);

export const belongs = (statement: Statement, section: SectionPlan): boolean => {
  if (section.ofTheYear) return yearlyBudget.test(statement.text);
  if (section.fact) return false;
  if (section.ofUs)
    return (
      statement.origin === 'profile' ||
      statement.origin === 'mission' ||
      taxExempt.test(statement.text)
    );
  // What things cost where the need is shown is not what the project costs.
  if (
    section.asks[0] === 'budget' &&
    (statement.topics.need ?? 0) >= 1.5 &&
    !(statement.topics.ask ?? 0)
  )
    return false;
  if (section.ofTheFunder && statement.origin === 'mission') return true;
  if (supposes.test(section.name) && /\b(?:if|half|less|not funded)\b/i.test(section.name))
    return false;
  // What somebody wants to do is not what they are for.
  if (
    statement.origin === 'mission' &&
    /\b(?:want|propose|plan|would like|will you) \b/i.test(section.name)
  )
    return false;
  if (asksOfLater(section) && statement.asked !== 'sustainability' && !tellsOfLater(statement.text))
    return false;
  if (
    section.asks[0] === 'budget' &&
    !ofMoney.test(statement.text) &&
    (statement.topics.ask ?? 0) < ofOthersMoney &&
    (statement.topics.funding ?? 0) < ofOthersMoney
  )
    return false;
  if ((section.asks[0] === 'goals' || section.asks[0] === 'evaluation') && !showsAim(statement))
    return false;
  // What an old report says of money is not what this costs.
  if (statement.origin === 'passage' && section.asks[0] === 'budget') return false;
  if (statement.origin === 'profile' || statement.origin === 'mission')
    return welcomesProfile(section);
  if (misplaced(statement, section) || !mayStandInPlan(statement, section)) return false;
  if (section.asks[0] === 'summary')
    return (statement.topics.summary ?? 0) > 0 || (statement.topics.project ?? 0) >= 2;
  const asks = section.asks.filter((topic) => (section.wants[topic] ?? 0) >= 0.5);
  if (!asks.every((topic) => strictTopics.has(topic))) return true;
  // Where only one of them is asked for, what will be different and how that is seen are told together.
  if (statement.asked && ofOutcome.has(statement.asked) && ofOutcome.has(section.asks[0] ?? 'ask'))
    return true;
  if (section.asks[0] === 'budget' && (statement.topics.funding ?? 0) >= ofOthersMoney)
    return ofMoney.test(statement.text) || aSum.test(statement.text);
  const strongest = Math.max(0, ...Object.values(statement.topics));
  return asks.some((topic) => {
    const weight = statement.topics[topic] ?? 0;
    return weight >= 1 && weight >= strongest / 2;
  });
};
