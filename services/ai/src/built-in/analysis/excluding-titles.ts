/** "Who can't", "D. What not", "We say no to": titles over what gets no money. */
const aboutWho =
  /^who (?:can(?:no|')?t\b|can ?not|may not|not\b|should not|is(?:n't| not) eligible)|^(?:in|non-?)eligible (?:applicants?|organi[sz]ations?|entities|bodies)$/i;
const aboutWhat =
  /^(?:what (?:we )?(?:(?:do|does|will|would|can)(?: ?not|n't)|won't|can't|not\b)|what (?:(?:do|will|can)(?:n't| not) (?:you|we)|(?:do|will|can) (?:you|we) not)\b|(?:and )?we (?:(?:always|generally|usually|typically|normally|as a rule) )?(?:say no to|(?:do|will|can)(?:n't|not| not) (?:(?:generally|usually|typically|normally) )?(?:invest in|fund|give|support|pay|help)|never (?:fund|give|pay|support))|not (?:funded|supported|on|for|covered|allowed)$|no (?:grants?|money|funding|funds) (?:for|to)\b|(?:funding )?exclusions?$|(?:ineligible|non-?eligible|unallowable|non-?allowable|excluded) (?:costs?|expenses?|expenditures?|uses|purposes|activities)$|(?:the )?following (?:[\w-]+ ){0,3}(?:are|is) (?:not in|out of|outside(?: of)?|outside the) scope\b|(?:[\w'-]+ ){0,4}(?:funding|grants?|funds|support|money|awards?) (?:is|are) not available (?:for|to)$)/i;
const numbered = /^(?:\(?(?:\d{1,2}|[A-Za-z]|[IVX]{1,4})[.):]\s+)/;

/** Whether a title stands over those who, or over what, gets no money. */
export const excludes = (title: string): 'who' | 'what' | undefined => {
  const bare = title.replace(numbered, '').trim();
  return aboutWho.test(bare) ? 'who' : aboutWhat.test(bare) ? 'what' : undefined;
};
