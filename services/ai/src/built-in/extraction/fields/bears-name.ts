/** Whether the letters of one stand in the other in their order. */
const isWithin = (letters: string, whole: string): boolean => {
  let at = 0;
  for (const letter of whole) if (letter === letters[at]) at++;
  return at === letters.length;
};

/** "riverbendyouth" bears the letters of "Riverbend Youth Orchestra". */
export const bearsName = (label: string, names: string[]): boolean => {
  const letters = label.toLowerCase().replace(/[^a-z0-9]/g, '');
  return names.some((name) => {
    const words =
      name
        .toLowerCase()
        .replace(/['’]/g, '')
        .match(/[a-z0-9]+/g) ?? [];
    const initials = words
      .filter((word) => !/^(?:of|the|and|for|inc|in)$/.test(word))
      .map((word) => word[0])
      .join('');
    const whole = words.join('');
    return (
      words.some((word) => word.length > 4 && letters.includes(word)) ||
      (letters.length > 4 && letters[0] === whole[0] && isWithin(letters, whole)) ||
      (initials.length > 2 && letters.startsWith(initials))
    );
  });
};
