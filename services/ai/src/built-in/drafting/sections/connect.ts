const trailingTime =
  /^(We (?!are |were |have |had |will |also |can )\p{Ll}[^,;:]*?)\s+((?:in|since|during) (?:(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|fall|winter|the (?:spring|summer|fall|winter) of) )?(?:19|20)\d{2}|each (?:year|month|week|summer|winter|spring|fall)|every (?:year|month|week|summer|winter|\w+day)|last (?:year|summer|winter|spring|fall))\.$/u;

const opening = (text: string): string => text.split(' ')[0] ?? '';

/** "We served 40 families in 2023." as "In 2023, we served 40 families." */
const timeFirst = (text: string): string | undefined => {
  const match = trailingTime.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  const time = match[2];
  return `${time.charAt(0).toUpperCase()}${time.slice(1)}, we${match[1].slice(2)}.`;
};

/** "We run a pantry." as "We also run a pantry." */
const withAlso = (text: string): string | undefined => {
  if (/\b(?:also|only|never|first|no|nothing|none|do have|do not)\b/i.test(text)) return undefined;
  // The same money asked for in two sentences is no second request.
  if (/^We (?:ask(?: for)?|request|seek|want|need) [^.]*\p{Sc}/u.test(text)) return undefined;
  if (/^We have (?:[$€£\d]|an?\b|the\b|our\b|\p{Lu}|\w+ (?:staff|volunteers))/u.test(text))
    return text.replace(/^We have /, 'We also have ');
  const auxiliary =
    /^We (?:are|were|will|can|have (?:\p{Ll}+ed|been|built|bought|brought|done|found|given|grown|held|kept|led|made|met|paid|put|run|seen|sent|sold|taken|taught|won|written)\b)/u;
  if (/^We have /.test(text) && !auxiliary.test(text))
    return text.replace(/^We have /, 'We also have ');
  if (auxiliary.test(text)) return text.replace(/^We (are|were|have|will|can) /, 'We $1 also ');
  return /^We \p{Ll}+ (?!to\b|that\b)/u.test(text) ? text.replace(/^We /, 'We also ') : undefined;
};

const short = 9;

/** Two short sentences with the same subject read as one: "We run a pantry and teach cooking." */
const merged = (first: string, second: string): string | undefined => {
  const words = (text: string): number => text.split(' ').length;
  if (!/^We \p{Ll}/u.test(first) || !/^We \p{Ll}/u.test(second)) return undefined;
  if (words(first) > short || words(second) > short + 3 || /[,;:]| and /.test(first))
    return undefined;
  // What is wished for, and when, is said on its own.
  if (/\b20\d\d\b|^We (?:want|need|hope|plan|ask|request)\b/m.test(`${first}\n${second}`))
    return undefined;
  const auxiliary = /^We (are|were|have|will|can|do|did) /;
  if (auxiliary.test(first) || auxiliary.test(second)) return undefined;
  return `${first.replace(/[.]$/, '')} and ${second.slice('We '.length)}`;
};

/** A sentence of the draft; with `whole`, somebody wrote it so and it stays so. */
export type Said = { text: string; whole?: true };

/**
 * Sentences of one paragraph, so that they do not all begin alike. Only the order of words and "also"
 * change, and only where the sentence was made of a note; every fact stays as it was said.
 */
export const connect = (given: Said[]): string[] => {
  const result: string[] = [];
  let alsoUsed = false;
  for (const [at, { text: sentence, whole }] of given.entries()) {
    const previous = result.at(-1);
    const before = given[at - 1];
    if (whole || previous === undefined) {
      result.push(sentence);
      continue;
    }
    if (
      /^(?:The project|It) /.test(previous) &&
      /^The project /.test(before?.text ?? '') &&
      /^The project (?:will|runs?|takes?|serves?|has|is)\b/.test(sentence)
    ) {
      result.push(sentence.replace(/^The project/, 'It'));
      continue;
    }
    if (opening(previous) !== opening(sentence) || opening(sentence) !== 'We') {
      result.push(sentence);
      continue;
    }
    const inverted = timeFirst(sentence);
    if (inverted) {
      result.push(inverted);
      continue;
    }
    const joined = before?.whole ? undefined : merged(previous, sentence);
    if (joined) {
      result[result.length - 1] = joined;
      continue;
    }
    const also: string | undefined = alsoUsed ? undefined : withAlso(sentence);
    alsoUsed ||= also !== undefined;
    result.push(also ?? sentence);
  }
  return result;
};
