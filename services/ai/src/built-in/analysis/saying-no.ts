import { excludes } from './excluding-titles.ts';
import type { Statement } from './guidelines.ts';

const leadsToNone =
  /\b(?:not (?:be )?(?:fund(?:ed|able)?|support(?:ed)?|pay|cover(?:ed)?|eligible|accept(?:ed)?|consider(?:ed)?|allow(?:ed|able)?|permitted|provide|used?|give|make|award)|ineligible|unallowable|disallowed|prohibited|excluded?|exclud(?:es|ing)|never fund)\b[^.]*:\s*$/i;
const speaksForItself =
  /\b(?:not|no|never|cannot|can't|won't|ineligible|excluded|unless|except|prohibited|must|should)\b/i;

/**
 * A line told alone must say no where the words above it do: "Scholarships for students" under "What we do not
 * fund" would be read as what one may ask for.
 */
export const sayingNo = (
  { form, lead, path, text }: Pick<Statement, 'form' | 'lead' | 'path' | 'text'>,
  line: string | undefined,
): string | undefined => {
  if (line === undefined || form !== 'item' || speaksForItself.test(text)) return line;
  const isNo =
    lead === undefined
      ? false
      : excludes(lead.replace(/\s*:$/, '')) !== undefined || leadsToNone.test(lead);
  return isNo || excludes(path.at(-1) ?? '') ? `Not funded: ${line}` : line;
};
