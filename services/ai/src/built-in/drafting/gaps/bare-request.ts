const bare =
  /^(?:so )?(?:the |our )?(?:ask|request)(?: is| was|:| =)? (\d{1,3}(?:\.\d+)?)(?: of it)?[.!]?$/i;

/** The amount of "Ask is 75", which may be thousands. */
export const bareRequest = (note: string): string | undefined => bare.exec(note.trim())?.[1];

/** Which of its two readings such an amount has. */
export const requestQuestion = (note: string): string | undefined => {
  const amount = bareRequest(note);
  if (amount === undefined) return undefined;
  const thousands = Math.round(Number(amount) * 1000).toLocaleString('en-US');
  return `Your notes say “${note.trim()}”: do you ask for $${thousands}, or for $${amount}?`;
};
