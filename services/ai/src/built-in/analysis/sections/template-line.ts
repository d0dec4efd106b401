import { squeeze } from '@grantwright/analyst';
import { findDates } from '../../../text/dates.ts';
import { findMoney } from '../../../text/money.ts';
import { isPrompt } from './prompts.ts';

/** "**Team name:** legal name of your team", as it stands in a template: what to fill in, and how. */
export type FilledLine = { label: string; hint: string };

const longestLabel = 80;
const longestQuestion = 160;
const mostWords = 10;
/** Words that lead to what is said, and name nothing to fill in. */
const leading =
  /^(?:note|nb|n\.b\.|important|please|hint|tip|tips|example|examples|e\.g|warning|reminder|attention|disclaimer|instructions?|see|source|optional|required|status|created|updated|version|last updated|about|assignees?|labels?|for example|this could be|such as|things?|we|if|for each)\b/i;
const telling = /\b(?:must|shall|should|following|is|are|will|below|include|includes|including)\b/i;

/** A line with its label before a colon, whether or not something stands behind it; none where it is a sentence. */
export const filledLine = (text: string): FilledLine | undefined => {
  const [, label = '', hint = ''] = /^([\p{Lu}\d[<"(][^:]*?)\s*:(?:\s+(.*))?$/su.exec(text) ?? [];
  const asks = label.endsWith('?');
  const bare = squeeze(label.replace(/^\d{1,2}[.)]\s+/, ''));
  if (bare === '' || bare.length > (asks ? longestQuestion : longestLabel)) return undefined;
  if (leading.test(bare) || /[.!?]\s+\p{Lu}/u.test(bare)) return undefined;
  if (!asks && (telling.test(bare) || bare.split(' ').length > mostWords)) return undefined;
  return { label: bare, hint: squeeze(hint) };
};

/** "<your organisation>", "[title]", "____", "...", "Team Member 1", "https://github.com/<person>" */
const blank =
  /<[^<>]{2,60}>|\[[^[\]]{2,80}\]|_{3,}|^(?:\.{3}|…|x{2,}|tbd|tba|n\/a)\W*$|^(?:[\p{L}'-]+ ){1,4}(?:\d|x|n|\.\.\.|…)(?: [\p{L} ]{3,30})?$/iu;
/** "Enter", "Insert", "replace with", "Choose one of", "Name of your entity", "Yes/No" */
const fillIn =
  /^(?:please |briefly )*(?:enter|insert|add|fill|replace|choose|select|pick|tick|put|type|write|link|links|paste|attach|upload|respond|answer|name of|names of|full|legal name|your|the name|address of|a (?:short|brief|one)|one[- ](?:line|sentence|paragraph)|in (?:one|two|a few|no more)|short|brief|sum|duration|requested|average|if (?:available|applicable|any))\b|\b(?:e\.g\.?|i\.e\.?|for example|for instance|if (?:available|applicable|any|relevant))(?![\p{L}])|\byes\b.{1,12}\bno\b/iu;
/** "MIT or Apache 2.0", "1, 2 or 3": what one chooses from. */
const choice = /^[^?!:]{1,40}(?: \/ | or |, )[^?!:]{1,60}$/u;
const ofApplicant = /\b(?:you|your|yours|you're|the (?:team|applicant|project|proposer)(?:'s)?)\b/i;

export const isBlank = (text: string): boolean => text.length <= 120 && blank.test(text);

/** Whether what stands behind a label tells how it is filled in; a day or a sum is what a notice says. */
export const isHint = (hint: string): boolean => {
  if (hint === '' || isBlank(hint) || fillIn.test(hint)) return true;
  if (findDates(hint).some((date) => date.day !== undefined) || findMoney(hint).length > 0)
    return false;
  return choice.test(hint) || isPrompt({ text: hint }) || ofApplicant.test(hint);
};

/** Whether a sentence of a template tells whoever fills it in what to write there. */
export const asksToFill = (text: string): boolean =>
  isBlank(text) ||
  isPrompt({ text }) ||
  /^(?:please|briefly|this (?:section|part) (?:should|must|is for|describes|explains)|add|insert|list|links?(?: to)?|enter|write|break|sum|specify|tell|help us|describe|explain|outline|provide|in this section|use this|how|what|why|who|where|when|an? (?:\w+ )?(?:list|description|summary|overview|estimate|outline))\b|, please\b/i.test(
    text,
  );
