import type { Requirement, SectionDetail } from '@grantwright/shared/contract';
import { contentWords } from '@grantwright/analyst';

const longestQuote = 2_000;
/** "Online application form" is filled in where it stands. */
const onScreen = /^(?:online|electronic|web)\b/i;
const isForm = /\bforms?$/i;

/** Papers that no draft can hold stand with what is to be attached, each once. */
export const papersToAttach = (
  papers: SectionDetail[],
  requirements: Requirement[],
): Requirement[] => {
  const told = requirements
    .filter(({ kind }) => kind === 'attachment')
    .map(({ text }) => new Set(contentWords(text)));
  return papers
    .filter(({ name }) => !onScreen.test(name))
    .filter(({ name }) => !told.some((words) => contentWords(name).every((one) => words.has(one))))
    .map(({ name, required, quote, page }) => ({
      text: isForm.test(name) ? `Fill in and attach: ${name}` : `Attach: ${name}`,
      kind: 'attachment' as const,
      mandatory: required,
      ...(quote && quote.length <= longestQuote ? { quote } : {}),
      ...(page === undefined ? {} : { page }),
    }));
};
