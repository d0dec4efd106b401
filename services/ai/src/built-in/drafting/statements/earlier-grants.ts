const ofEarlierGrants =
  /\b(?:had|received|been awarded|previous|past|prior|earlier)\b[^?]*\b(?:grants?|funding|awards?)\b|\bgrants? (?:before|in the past|previously)\b/i;

/** "Have you had grants before, and how did they go?" asks for the record, and for no cost of this project. */
export const asksOfEarlierGrants = (question: string): boolean => ofEarlierGrants.test(question);
