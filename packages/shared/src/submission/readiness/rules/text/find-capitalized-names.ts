export type CapitalizedName = {
  name: string;
  /** The text before it on the same line. */
  before: string;
};

const suffix =
  /\b(?:Foundation|Fund|Trust|Endowment|Initiative|Philanthropies|Charities|Grants? Program(?:me)?)\b/g;
const connector = /^(?:of|for|the|and|&|de|la)$/;
const maxWords = 8;
const contextLength = 160;
const leading = new Set(
  'The Our This That Your A An Each Any Its Their His Her My No In At To From By With And For Of On Under Through When If As Dear Thanks Members Trustees Board Directors Friends'.split(
    ' ',
  ),
);

/** Finds the names of funders and programs in a line: "the Elm Street Trust", "National Endowment for the Arts". */
export function findCapitalizedNames(line: string): CapitalizedName[] {
  return [...line.matchAll(suffix)].flatMap((match) => {
    const start = Math.max(0, match.index - contextLength);
    const context = line.slice(start, match.index);
    const words = context.split(/\s+/).filter((word) => word !== '');
    const first = findFirstWordOfName(words);
    const nameWords = words.slice(first);
    if (nameWords.length === 0) return [];
    const end = match.index + match[0].length;
    const name = `${nameWords.join(' ')} ${match[0]}${getNameAfter(line.slice(end, end + contextLength))}`;
    return [{ name, before: words.slice(0, first).join(' ') }];
  });
}

/** Returns where the name at the end of `words` begins, as an index. */
function findFirstWordOfName(words: readonly string[]): number {
  let first = words.length;
  for (let index = words.length - 1; index >= Math.max(0, words.length - maxWords); index -= 1) {
    const word = words[index] ?? '';
    if (/^[("“]?\p{Lu}/u.test(word) && !leading.has(word)) first = index;
    else if (!connector.test(word)) break;
    // A sentence or an item of a list ends here.
    if (/[.,;:!?)]$/.test(words[index - 1] ?? '') && !/^\p{Lu}\.$/u.test(words[index - 1] ?? ''))
      break;
  }
  return first;
}

/** "for the Arts" after "National Endowment". */
function getNameAfter(text: string): string {
  const match = /^ (?:for|of) (?:the )?\p{Lu}\p{L}{1,40}/u.exec(text);
  return match?.[0] ?? '';
}
