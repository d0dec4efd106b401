const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
/** "Re:", "Subject:", "Event reminder:" before what a letter or a post is about. */
const mark =
  /^(?:(?:re|ref|sub(?:ject)?|fwd?|(?:(?:final|friendly|event|last|deadline) )?reminder|last call|don't forget)\s*:\s*)+/i;
const turn =
  /^(?:how (?:to|you can|one can|groups can) (?:write to us|apply|ask(?: us)?|approach us|request (?:a grant|support|money))|writing to us|asking us|applying|your (?:question|inquiry|letter)|(?:an )?invitation(?: to apply)?) (?:to us )?(?:for|about|to|under) (?:the |our |a )?/i;
const ofDay = new RegExp(
  `^(?:the )?(?:${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)? ${month})(?:,? \\d{4})? (?:deadline|closing date) (?:for|of) (?:the )?`,
  'i',
);
const meeting =
  /(?<=\b(?:grants?|fund|program(?:me)?|fellowships?|awards?|scheme|gifts?))[\s:-]+(?:(?:free|public|online|virtual|community) )?(?:information|info|q ?& ?a|drop-in) (?:sessions?|evenings?|webinars?|meetings?|days?|hours?)\b.*$/i;

/** What the subject of a letter or the headline of a reminder is about: "Re: How to apply for the Wren Gifts". */
export const aboutOfSubject = (line: string): string => {
  const marked = mark.test(line);
  const said = line.replace(mark, '').trim();
  return marked ? said.replace(turn, '').replace(ofDay, '').replace(meeting, '').trim() : said;
};
