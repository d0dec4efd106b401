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
