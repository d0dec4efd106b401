/** Whether an amount was requested or received. */
export type MoneyRelation = 'requested' | 'received';

const relationWords: Readonly<Record<MoneyRelation, RegExp>> = {
  requested:
    /\b(?:ask(?:s|ed|ing)?|request(?:s|ed|ing)?|seek(?:s|ing)?|sought|appl(?:y|ies|ied|ying))\b/i,
  received:
    /\b(?:receiv(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|won|awarded|obtained|secured|earned|collected|brought in|took in)\b/i,
};

/** Finds the relations mentioned in text, such as both in "we asked for $900 and received $500". */
export const findMoneyRelations = (text: string): MoneyRelation[] =>
  (['requested', 'received'] as const).filter((relation) => relationWords[relation].test(text));

const amountQuestion = /\b(?:how much|amount|request|ask for|apply for|funds? sought)\b/i;

/** Whether a question asks how much the applicant requests rather than how much it has raised. */
export const asksForAmount = (question: string): boolean =>
  amountQuestion.test(question) && !findMoneyRelations(question).includes('received');
