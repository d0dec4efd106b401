const maxRefusalChars = 600;
const opening = new RegExp(
  `^(?:${[
    "(?:i['’]m|i am) (?:\\w+ )?sorry\\b",
    "(?:sorry|apologies)[,.!:]? (?:but )?i (?:can|am|['’]?m)\\b",
    "(?:unfortunately, )?(?:i (?:cannot|can['’]t|can not|won['’]t)|i (?:am|['’]?m) (?:unable|not able)) (?:to )?(?:help|assist|fulfill|comply|do that|draft|write|create|provide|generate|complete|answer|continue)",
    'as an ai\\b',
  ].join('|')})`,
  'i',
);

/** Whether a model declines to write the text. A draft in the applicant's voice ("we") never begins this way. */
export const isRefusal = (text: string): boolean =>
  text.length <= maxRefusalChars && opening.test(text.trim());
