import { isAiRule, type AnalysisDetails, type StatedFact } from '@grantwright/shared/contract';

/** The funder's rules about text that AI has written; of analyses stored without them, those among the requirements. */
export const aiRules = ({ aiPolicy, requirements }: AnalysisDetails): StatedFact[] =>
  aiPolicy ?? requirements.filter(({ text }) => isAiRule(text));
