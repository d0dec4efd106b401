import type { SectionLimit } from '@grantwright/shared/contract';
import type { Topic } from '../topics.ts';
import { isWritten } from './is-written.ts';
import { isShort, wordsAPage } from './length.ts';
import type { SectionPlan } from './section-plan.ts';

const plansWork =
  /\b(?:work ?plan|action plan|plan of (?:work|action)|activit(?:y|ies)|implementation|plans? (?:and|&) (?:milestones|time ?lines?|schedule|calendar))\b/i;

/** From here on a part asks for the work, and does not only name it. */
const asked = 0.5;

/** A summary of so many words has room for what will be done. */
const roomy = wordsAPage / 2;

const hasRoom = (limit: SectionLimit | undefined): boolean =>
  !isShort(limit) &&
  (limit?.words ?? Infinity) >= roomy &&
  (limit?.characters ?? Infinity) >= roomy * 6;

/** A part that is written, and not filled in, counted or attached. */
const isTold = (plan: SectionPlan): boolean => isWritten(plan) && plan.asks[0] !== 'attachment';

/** Where the work is told that no part asks for, the best place first. */
const instead: readonly Topic[] = [
  'goals',
  'timeline',
  'population',
  'need',
  'track',
  'organization',
];

const placeOfWork = (plans: SectionPlan[]): number => {
  const first = (fits: (plan: SectionPlan) => boolean): number =>
    plans.findIndex((plan) => isTold(plan) && fits(plan));
  const summary = first(({ asks, limit }) => asks[0] === 'summary' && hasRoom(limit));
  if (summary >= 0) return summary;
  for (const topic of instead) {
    const at = first(({ asks, limit }) => asks[0] === topic && !isShort(limit));
    if (at >= 0) return at;
  }
  return -1;
};

const withProject = (plan: SectionPlan): SectionPlan => ({
  ...plan,
  wants: { ...plan.wants, project: 1 },
  asks: ['project', ...plan.asks.filter((topic) => topic !== 'project')],
});

/** It goes on asking for its own matter before all else. */
const withProjectToo = (plan: SectionPlan): SectionPlan => {
  const [first = 'project', ...others] = plan.asks.filter((topic) => topic !== 'project');
  return first === 'summary'
    ? withProject(plan)
    : {
        ...plan,
        holdsWork: true,
        wants: { ...plan.wants, project: 1 },
        asks: [first, 'project', ...others],
      };
};

/**
 * Where no part asks what will be done, the one for the plan of work does, and where there is none either, the
 * part that stands nearest: what a grant is for is told in every application.
 */
export const withWork = (plans: SectionPlan[]): SectionPlan[] => {
  const asksForWork = ({ asks, fact, byItsWords }: SectionPlan): boolean =>
    !fact && !byItsWords && asks[0] === 'project';
  if (plans.some(asksForWork)) return plans;
  if (plans.some((plan) => plansWork.test(plan.name) && isTold(plan)))
    return plans.map((plan) =>
      plansWork.test(plan.name) && isTold(plan) ? withProject(plan) : plan,
    );
  if (
    plans.some(
      (plan) => isTold(plan) && plan.asks.includes('project') && (plan.wants.project ?? 0) >= asked,
    )
  )
    return plans;
  const place = placeOfWork(plans);
  return plans.map((plan, at) => (at === place ? withProjectToo(plan) : plan));
};
