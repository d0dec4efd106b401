import type { DraftInput } from '../../../providers/provider.ts';
import { withoutLeaders } from './leaders.ts';
import { withoutRepeatedLabels } from './repeated-labels.ts';

const plain = (text: string): string => withoutRepeatedLabels(withoutLeaders(text));

/** The notes and answers of an applicant without what only lays them out. */
export const plainInput = (input: DraftInput): DraftInput => {
  const { organizationInfo: info, answers } = input;
  return {
    ...input,
    organizationInfo:
      typeof info.additionalInfo === 'string'
        ? { ...info, additionalInfo: plain(info.additionalInfo) }
        : info,
    answers: answers.map((each) => ({ ...each, answer: plain(each.answer) })),
  };
};
