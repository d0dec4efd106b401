import { strictTopics, type Topic } from '../topics.ts';
import type { SectionPlan } from './section-plan.ts';
import { isBrief } from './short-part.ts';

/** How many statements a part holds: a form is filled from the profile, and an attachment is attached. */
export const roomOf = (section: SectionPlan, toldElsewhere: boolean): number => {
  const { asks, frame, fact, ofTheYear } = section;
  return frame || fact
    ? 0
    : asks[0] === 'summary'
      ? toldElsewhere
        ? 2
        : 4
      : asks[0] === 'identity'
        ? 0
        : asks[0] === 'attachment' || ofTheYear
          ? 2
          : isBrief(section)
            ? 5
            : Infinity;
};

const isNarrative = ({ name, fact, silent, asks }: SectionPlan): boolean =>
  !fact &&
  !silent &&
  !strictTopics.has(asks[0] ?? 'project') &&
  (/^(?!how|what|why|who|which|describe)(?!.*\?).*\b(?:narrative|summary|overview|introduction|letter|essay|proposal(?: description)?$)/i.test(
    name,
  ) ||
    /^(?:the |your )?(?:project|program)(?: description)?$/i.test(name.trim()));

/** The section for what belongs to none: about the organization, or about the work. */
export const fallback = (sections: SectionPlan[], about: 'organization' | 'project'): number => {
  const wanting = (topic: Topic): number =>
    sections.findIndex(
      ({ asks, wants, ofTheYear, byItsWords }) =>
        !ofTheYear && !byItsWords && asks.includes(topic) && (wants[topic] ?? 0) >= 0.5,
    );
  // A part that tells the project in short has no room for what is left.
  const atLength = (topic: Topic): number =>
    sections.findIndex(
      ({ asks, wants, ofTheYear, inShort, byItsWords }) =>
        !ofTheYear && !inShort && !byItsWords && asks.includes(topic) && (wants[topic] ?? 0) >= 0.5,
    );
  const order: Topic[] =
    about === 'organization'
      ? ['organization', 'summary']
      : ['project', 'population', 'goals', 'need', 'organization', 'summary'];
  const found = order.map(about === 'organization' ? wanting : atLength).find((at) => at >= 0);
  if (found !== undefined) return found;
  // Who we are opens a narrative where no part asks for it, and no part of the project.
  if (about === 'organization') return sections.findIndex(isNarrative);
  return sections.findIndex(
    ({ asks, fact, silent }) =>
      !fact && !silent && !strictTopics.has(asks[0] ?? 'project') && asks[0] !== 'identity',
  );
};
