import { squeeze } from '@grantwright/analyst';

/** What papers are called. */
export const paper =
  /\b(?:letters?|determination|501\(c\)|990|financial statements?|audit(?:ed)?|budget|board (?:list|members|of directors|roster)|list of|resumes?|cvs?|curriculum|bios?|biographical|form|certificat|w-?9|insurance|agreements?|mou\b|memorand|plan|chart|logic model|photos?|photographs?|estimates?|images?|samples?|proof|evidence|documentation|bylaws|articles|annual report|policy|resolution|license|statement|references|quotes?|bids?|abstract|narrative|disclosure|assurances?|sf-?\d+|attachment|appendix|copy|copies|schedule|timeline|map|drawings|declaration|accounts|constitution|roster|registration|cover (?:page|sheet|letter)|tax return|report)\b/i;

/** Words that leave a paper to some, or to choice. */
export const conditional =
  /\b(?:if (?:applicable|available|any|you|relevant|required|needed)|where applicable|as (?:applicable|needed)|optional|when applicable|only if|for (?:fiscally|organizations that)|encouraged|not required|recommended)\b/i;

/** A paper as a checklist names it: short, without article and without its length. */
export const lineOf = (text: string): string | undefined => {
  const short = (
    text
      .replace(/^((?:attachment|appendix|exhibit|form) [\dA-Z]{1,2})\s*:\s+/i, '$1 - ')
      .split(
        /(?<=[a-z)\d])[.;]\s+(?=[A-Z])|(?<!(?:[Aa]ttachment|[Aa]ppendix|[Ee]xhibit|[Ff]orm) [\dA-Z]{1,2})\s+-\s+(?=[A-Z][a-z])|:\s+(?=[A-Za-z][a-z]* )/,
      )[0] ?? text
  )
    .replace(/[.;,:\s]+$/, '')
    .replace(/[;,]?\s+and$/, '');
  const bare = squeeze(short.replace(/\s*[[(][^\])]*\b(?:pages?|words?)\b[^\])]*[\])]/gi, ''))
    .replace(/^[☐□¨❑✓•\s]+/, '')
    .replace(/^(?:please )?(?:attach|include|submit|provide|upload|enclose)\s+/i, '')
    .replace(/^(?:[Aa]n?|[Tt]he|[Yy]our)\s+(?=[A-Z])/, '')
    // One word alone reads like a slip; "your constitution" does not.
    .replace(/^(?:an?|the)\s+(?=\S+\s)|^your\s+(?=\S+\s+\S)/i, '');
  if (bare.length < 3 || bare.length > 150 || /^(?:appendix|attachments?|other)$/i.test(bare))
    return undefined;
  return bare;
};
