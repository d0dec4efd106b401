/** What web sites title pages by that say nothing of their text: "User Authentication", "Eligibility Form Page". */
const ofSite =
  /\b(?:log ?in|sign ?in|my account|search menu)$|^(?:skip to|opens? in (?:an? )?new|jump to|back to|go to) |^(?:(?:user|member|applicant|account|client) )?(?:copyright|authentication|log-? ?in|sign-? ?in|sign-? ?up|registration|dashboard|(?:my )?account|user|session|redirect(?:ing)?|index|default|search(?: results)?|site ?map|page not found|untitled(?: \w+)?|home ?page|main ?page)$|\b(?:form|web|landing|log-?in|sign-?in|main|portal) page$/i;

/** Whether a title is that of a site's machinery. */
export const isOfSite = (title: string): boolean => ofSite.test(title.trim());
