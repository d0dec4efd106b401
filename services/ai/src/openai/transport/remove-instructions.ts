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
