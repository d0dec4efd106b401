/** "Our team: One director" is no name. */
const counts = /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Twenty)$/;

/** Words that a text writes with a capital where no sentence begins: they are names and keep it. */
export const knownNames = (texts: string[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const text of texts)
    for (const match of text.matchAll(
      /(?<=(?:^|\s)(?:[\p{Ll}\d]|[\p{Ll}\d]\S*[^\s.!?:;]) (?:["“(])?)\p{Lu}[\p{L}\p{N}'’&-]*/gu,
    ))
      if (!counts.test(match[0])) names.add(match[0].replace(/['’]s$/, ''));
  return names;
};
