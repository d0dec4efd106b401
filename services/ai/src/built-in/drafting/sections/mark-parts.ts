import { topicStems } from '../../../text/words.ts';
import { aimsAsked } from './aims.ts';
import { withWholeStory } from './letter-part.ts';
import { riskAsked } from './risk-part.ts';
import type { SectionPlan } from './section-plan.ts';
import { withShortParts } from './short-part.ts';
import { storyPart } from './story-part.ts';

/** What part of the money goes to somebody else: the sheet for that is no budget of ours. */
const ofAnother =
  /\b(?:sub-?awards?|consultants?|sub-?recipients?|subcontract(?:s|ors?)?|contractual services)\b/i;

const silenced = (plan: SectionPlan): SectionPlan => {
  const { unknown: _unknown, byItsWords: _byItsWords, ...rest } = plan;
  return { ...rest, silent: true, wants: {}, asks: [], stems: topicStems(plan.name) };
};

const withRisk = (plan: SectionPlan): SectionPlan => {
  if (plan.fact || plan.frame || plan.ofAForm || plan.asks[0] === 'attachment') return plan;
  const ofRisk = riskAsked(plan.name, [plan.description, ...plan.prompts].join(' '));
  return ofRisk ? { ...silenced(plan), ofRisk } : plan;
};

const withAims = (plan: SectionPlan): SectionPlan => {
  const named = aimsAsked(plan.name);
  const beside = aimsAsked([plan.description, ...plan.prompts].join(' '));
  return named.length + beside.length === 0 ? plan : { ...plan, aims: { named, beside } };
};

/** Marks the parts that take but one kind of sentence, whatever else their words name. */
export const markParts = (plans: SectionPlan[]): SectionPlan[] => {
  const ownMoney = plans.some(({ asks, name }) => asks[0] === 'budget' && !ofAnother.test(name));
  const marked = plans.map((plan) =>
    ownMoney && plan.asks[0] === 'budget' && ofAnother.test(plan.name)
      ? silenced(plan)
      : withAims(withRisk(plan)),
  );
  const letter = storyPart(marked);
  return withShortParts(marked.map((plan, at) => (at === letter ? withWholeStory(plan) : plan)));
};
