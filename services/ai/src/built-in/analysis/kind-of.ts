import type { RequirementKind } from '@grantwright/shared/contract';

/** What a sentence is about, by its words, where no rule of its own knows. */
export const kindOf = (text: string): RequirementKind => {
  if (
    /^(?:applicants?|organi[sz]ations?|communities|groups|you) (?:should|must) have\b/i.test(text)
  )
    return 'eligibility';
  if (/\bfiscal (?:sponsor|agent)/i.test(text)) return 'eligibility';
  if (/\b(?:acquittals?|reports?)\b/i.test(text)) return 'content';
  if (
    /\b(?:annual (?:income|turnover|budget)|at least (?:\w+ ){1,2}trustees|in operation)\b/i.test(
      text,
    )
  )
    return 'eligibility';
  if (/\b(?:regist|SAM\.gov|UEI|eRA Commons|(?<!bank )account)/i.test(text)) return 'submission';
  if (/\b(?:attach|letter of|documentation|resume|form\b|certificat)/i.test(text))
    return 'attachment';
  if (
    /\b(?:narrative|describe|abstract|section|explain|address|plan|include|demonstrate|proposal must|application must|heading)\b/i.test(
      text,
    )
  )
    return 'content';
  if (
    /\b(?:submit\w*|submission|register|portal|e-?mail|(?<!bank )account|technical (?:issues?|problems?))\b/i.test(
      text,
    )
  )
    return 'submission';
  if (/\b(?:funds|costs?|budget|\$|expens)/i.test(text)) return 'amount';
  if (/\b(?:applicants?(?! data)|director|nonprofit|located|eligible)\b/i.test(text))
    return 'eligibility';
  return 'content';
};
