import type { Statement } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { isPrompt, splitPrompt, toldInOne } from './prompts.ts';

/** "Please attach a narrative providing the information requested below. Be concise:": the list is what is asked. */
const below =
  /\b(?:narrative|description|statement|essay|letter|response|answers?)\b[^.]{0,60}\b(?:information|items|points|details|questions|topics) (?:requested |listed |given |asked (?:for )?)?(?:below|following)\b/i;
/** "We certify that …" over the signature asks for nothing to write. */
const affirms =
  /^(?:we|i)(?:,? the undersigned,?)? (?:hereby )?(?:certify|understand|acknowledge|declare|affirm|agree|attest)\b/i;

/** "4.1 What happens at a typical meeting": each point of a part of an outline is asked. */
const numbered =
  /^\d{1,2}\.\d{1,2}\.?\s+\p{L}(?!.*\b(?:font|margins?|pages? numbered|file names?)\b)/u;

/** "Two letters, 300 words each" limits each of them; "the outcome of each. (200 words)" limits the part. */
const ofEach =
  /\bper (?:person|letter)\b|\b(?:words?|pages?|characters?),? (?:for )?each\b|\beach\b[^.;?]{0,60}\b\d[\d,]* ?(?:words?|pages?|characters?)\b/i;

/** What a stretch of the guidelines tells and asks about a section. */
export const contentOf = (
  statements: Statement[],
): Pick<SectionCandidate, 'told' | 'prompts'> & { limit?: SectionCandidate['limit'] } => {
  const prompts: string[] = [];
  const told: string[] = [];
  const asksBelow = statements.findIndex(
    ({ form, text }) => form === 'sentence' && below.test(text),
  );
  for (const [at, statement] of statements.entries()) {
    if (statement.aside === 'example' || affirms.test(statement.text)) continue;
    if (statement.form === 'pair') {
      // "Methods" over "Explain the activities." is a title with what it asks, however short.
      const { value = '' } = statement;
      if (isPrompt({ text: value })) prompts.push(...splitPrompt(value));
      continue;
    }
    const listed =
      statement.form === 'item' &&
      /\b(?:describe|explain|address|include|discuss|provide|following|answer|demonstrate)\b.*:?$/i.test(
        statement.lead ?? '',
      ) &&
      statement.text.length <= 400;
    const isNumbered = numbered.test(statement.text) && statement.text.length <= 400;
    const isBelow = asksBelow >= 0 && at > asksBelow && statement.form === 'item';
    if (
      isPrompt(statement) ||
      (isNumbered && statement.text.split(' ').length >= 3) ||
      (isBelow && statement.text.split(' ').length >= 2) ||
      (listed && statement.text.split(' ').length >= 3 && !/:$/.test(statement.text))
    )
      prompts.push(...splitPrompt(statement.text));
    else if (toldInOne(statement.text).length > 0) {
      told.push(statement.text);
      prompts.push(...toldInOne(statement.text));
    } else told.push(statement.text);
  }
  const limit = statements
    .map((statement) =>
      // The cell "Title (10 words or fewer)" beside a blank limits that field.
      statement.label === '' || ofEach.test(statement.text)
        ? undefined
        : lengthLimitOf(statement.text),
    )
    .find(Boolean);
  return { told, prompts: [...new Set(prompts)].slice(0, 40), ...(limit ? { limit } : {}) };
};
