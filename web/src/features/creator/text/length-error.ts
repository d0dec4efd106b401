/** Returns an error message if the text is longer than the contract allows. */
export const getLengthError = (text: string, maxLength: number): string | undefined =>
  text.length > maxLength
    ? `Use at most ${maxLength.toLocaleString('en-US')} characters.`
    : undefined;
