import { askedBriefly } from '../sections/asked-briefly.ts';
import { fits } from '../sections/length.ts';
import type { SectionPlan } from '../sections/section-plan.ts';

const ofRequest =
  /\b(?:focus|purpose|use) of (?:the |your |this |our )*(?:proposed |requested |grant |funding )*(?:request|funding|funds|money|grant)\b/i;
const ofAnother = /\b(?:sub-?awards?|consultants?|sub-?recipients?|subcontracts?)\b/i;
/** "Costs", "How will you spend our money?", "Funding", "Your request". */
const ofMoney =
  /\b(?:budget\w*|costs?|money|spend|spent|fund(?:s|ing)|financ\w+|request|expens\w+)\b/i;

/** "List what things cost, item by item": only a budget answers that, whatever the part is called. */
const asksItems =
  /\bitem by item\b|\bitemi[sz]ed?\b|\bline[- ]items?\b|\blist (?:what (?:things|it|everything) costs?|(?:all |the |your )*(?:costs|expenses))\b|\b(?:budget table|main items)\b/i;

/** The part that asks for the budget: not the sheet for somebody else's part of the money. */
export const ownBudget = (plans: SectionPlan[]): number => {
  const own = plans.findIndex(({ asks, name }) => asks[0] === 'budget' && !ofAnother.test(name));
  if (own >= 0) return own;
  const first = plans.findIndex(({ asks }) => asks[0] === 'budget');
  // A letter without a budget tells what the money is for where it tells of the request.
  return first >= 0 ? first : plans.findIndex(({ name, fact }) => !fact && ofRequest.test(name));
};

const holdsText = ({ name, fact, frame, silent, ofTheYear, ofUs, asks }: SectionPlan): boolean =>
  !fact &&
  !askedBriefly.test(name) &&
  !frame &&
  !silent &&
  !ofTheYear &&
  !ofUs &&
  asks[0] !== 'identity' &&
  asks[0] !== 'attachment';

/** Where a budget stands: where it is asked for, else with the request or the project; -1 where it fits nowhere. */
export const placeOfBudget = (plans: SectionPlan[], text: string): number => {
  const at = (test: (plan: SectionPlan) => boolean): number[] =>
    plans.flatMap((plan, index) => (holdsText(plan) && test(plan) ? [index] : []));
  // "Funding" alone tells nothing else that it may hold.
  const named = plans.flatMap(({ name, fact, frame, ofAForm, ofTheYear, asks }, index) =>
    ofMoney.test(name) &&
    !(fact ?? frame ?? ofAForm ?? ofTheYear) &&
    !['funding', 'sustainability', 'organization', 'attachment'].includes(asks[0] ?? '')
      ? [index]
      : [],
  );
  const places = [
    ...at(({ prompts, description }) =>
      [description, ...prompts].some((each) => asksItems.test(each)),
    ),
    ownBudget(plans),
    ...at(({ asks }) => asks[0] === 'ask'),
    ...named,
    ...at(({ asks }) => asks.includes('budget') || asks.includes('ask')),
    ...at(({ asks }) => asks[0] === 'project'),
    ...at(({ asks }) => asks.includes('project')),
    ...at(({ asks }) => asks[0] === 'summary'),
    ...at(() => true),
  ].filter((place) => place >= 0);
  return places.find((place) => fits(text, plans[place]?.limit)) ?? -1;
};
