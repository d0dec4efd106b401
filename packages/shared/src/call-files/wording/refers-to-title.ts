const reference =
  /^th(?:is|ese)\s(?:sections?|parts?|requirements?|provisions?|attachments?|forms?|criterion|criteria|items?|questions?|paragraphs?|clauses?|limits?)\b/i;

/** Whether a sentence refers to its title for its subject: "Work plan: This section is removed." */
export const refersToTitle = (sentence: string): boolean => reference.test(sentence);
