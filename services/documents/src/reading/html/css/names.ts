/** Where characters of a name stand that are none in a selector: "md:w-1/2". */
const apart = 0xe000;
const setApart = (character: string): string =>
  String.fromCharCode(apart + character.charCodeAt(0));

/** The name of a class as it is found in a selector without its strokes. */
export const nameKey = (name: string): string => name.replace(/[!-,./:-@[-^`{-~]/g, setApart);

/** A selector in which what is escaped, ".md\\:hidden", is part of its name and no sign. */
export const escapedAway = (selector: string): string =>
  selector.replace(/\\([!-,./:-@[-^`{-~])/g, (_, character: string) => setApart(character));
