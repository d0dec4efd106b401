/** Nouns that take no article although they are singular. */
const uncounted =
  /(?:ing|tion|sion|ment|ness|ity|ship|care|music|food|health|education|support|equipment|staff|outreach|advocacy|research|therapy|art|arts|transport|access|work|time|help|advice|news|legal aid|aid|relief|assistance|science|literacy|theater|theatre|dance|yoga|chi|soccer|basketball|feedback|knowledge|childcare|insurance|software|rent|travel|fuel|attendance|housing|land|water|money|progress|information|guidance|homework|data|media|people|children|men|women|youth|teeth|feet|wildlife|livestock|furniture|clothing|produce|nutrition|wheels|theft|weather|turnout|turnover|burnout|damage|vandalism|rain|snow|paint|gravel|lumber|steel|wood|paper|soil|concrete|clay|fabric|electricity|gas|coffee|soup|milk|bread|paperwork|mileage|postage|publicity|wear)$/i;

const countedThing =
  /^(?:wing|building|meeting|painting|opening|setting|community|university|facility|city|county)$/i;

const determined =
  /^(?:the|a|an|our|their|its|his|her|this|that|these|those|my|your|all|each|every|some|any|many|few|fewer|less|much|several|more|most|no|one|two|three|four|five|six|seven|eight|nine|ten|both|half|about|over|nearly)$|^[$€£]?\d/i;

/** The noun that a phrase is about: the last word before "for", "of", a comma or the end. */
const head = (phrase: string): string =>
  (
    phrase
      .replace(/\([^()]*\)/g, '')
      // "medical, dental, and behavioral health clinics": several qualities of one thing
      .replace(/^(?:[\p{L}-]+, )+and /u, '')
      .split(
        /\s+(?:for|of|in|at|with|on|to|from|by|about|between|serving|visiting|led|called|named|during|every|each|per|near|before|after|that|which|who|and|or|so|because|when|where|we|they|&)\s|\s(?=[$€£]?\d)|[,(;:–—]/i,
      )[0] ?? ''
  )
    .trim()
    .split(/\s+/)
    .at(-1) ?? '';

/** What is done, a time of the year, and several things of one kind stand without an article. */
const noArticle =
  /^(?:(?:feeding|helping|growing|serving|giving|bringing|making|keeping|teaching|caring|saving|ending|connecting|empowering|providing|protecting|creating|building (?:a|an|the|our|\p{Ll}+s)|supporting|raising|turning|finding)\b|(?:spring|summer|fall|winter) (?:\d|through)|\p{Ll}+[^su]s (?:on|off|up|down|out|first|home|back|away|nearby|online)\b|have\b)/iu;

/** "summer camp (80 kids)" as "a summer camp (80 kids)": notes leave articles out, sentences do not. */
export const withArticle = (phrase: string): string => {
  const [first = ''] = phrase.split(/\s+/);
  if (/^\d+-\p{Ll}+ \p{Ll}+[^s](?: |$)/u.test(phrase))
    return `${/^(?:8|11|18)/.test(phrase) ? 'an' : 'a'} ${phrase}`;
  if (/^\p{Ll}+ \d/u.test(phrase)) return phrase;
  if (determined.test(first) || /^\p{Lu}/u.test(first)) return phrase;
  if (/^(?:at (?:least|most)|up to|not more than) \d/i.test(phrase)) return phrase;
  if (noArticle.test(phrase)) return phrase;
  const noun = head(phrase);
  if (!/^\p{Ll}+(?:-\p{Ll}+)*$/u.test(noun)) return phrase;
  if (/[^s]s$/.test(noun) || (uncounted.test(noun) && !countedThing.test(noun))) return phrase;
  return `${/^(?:[aeio]|u(?!ni|se|ti|ke))/i.test(first) ? 'an' : 'a'} ${phrase}`;
};

/** "hire coordinator" as "hire a coordinator". */
export const objectArticle = (text: string): string => {
  const [verb = '', ...object] = text.split(' ');
  const rest = object.join(' ');
  return rest &&
    /^\p{Ll}/u.test(rest) &&
    !/^(?:us|me|you|them|him|her|it|to|up|out|on|in|off|away|back|over|with|at|from|by|for|about)\b/.test(
      rest,
    )
    ? `${verb} ${withArticle(rest)}`
    : text;
};
