const opening = /^\s*<(think|thinking|reasoning|thought)>/i;
const closing = '</think>';

/**
 * Removes the reasoning that some models write before their response. Many chat templates already contain the opening
 * tag, so the response has only the closing tag. If there is no closing tag, the whole response is reasoning.
 */
export function removeReasoning(text: string): string {
  const tag = opening.exec(text)?.[1];
  if (tag) {
    const end = `</${tag}>`;
    const index = text.indexOf(end);
    return index < 0 ? '' : text.slice(index + end.length);
  }
  const closingIndex = text.indexOf(closing);
  // inside JSON, the tag is part of a quote
  return closingIndex < 0 || /^\s*(?:```\w*\s*)?\{/.test(text)
    ? text
    : text.slice(closingIndex + closing.length);
}

const maxRefusalChars = 600;
const refusalOpening = new RegExp(
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
  text.length <= maxRefusalChars && refusalOpening.test(text.trim());

/** Shorter lines could be part of the response. */
const minLineChars = 70;

/**
 * Removes lines of our instructions from a response, because weak models repeat them and injected text asks for them.
 */
export const removeInstructions = (instructions: string, text: string, isJson: boolean): string =>
  instructions
    .split('\n')
    .filter((line) => line.length >= minLineChars)
    .map((line) => (isJson ? JSON.stringify(line).slice(1, -1) : line))
    .reduce((rest, line) => rest.replaceAll(line, ''), text);
