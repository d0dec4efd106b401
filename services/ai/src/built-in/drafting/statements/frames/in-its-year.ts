/** "new stage 2019 ($8,000)" as "new stage in 2019 ($8,000)". */
export const inItsYear = (text: string): string =>
  text
    .replace(/^first (?=\p{Ll})(?!aid|grad|time)/iu, 'our first ')
    .replace(
      /^(\p{L}[^,;:()\d]*?(?<! (?:in|since|of|until|by|for|from|and|to))) ((?:19|20)\d\d)(?=$| \(|\.|,)/u,
      '$1 in $2',
    );
