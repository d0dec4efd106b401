/** "Holy Cross Parish EIN 31-…", on the page of its kitchen: the number of another body. */
const body =
  /((?:\p{Lu}[\p{L}'’.&-]* (?:(?:of|the|and|for|in) )*)+(?:Parish|Church|Cathedral|Diocese|University|College|Hospital|Foundation|Trust|Inc\.?))(?:,? Inc\.?)?[ ,:(–—-]*$/u;
/** Whether a body bears a word of the organization's name, small words aside. */
export const sharesWord = (named: string, names: string[]): boolean =>
  names.some((name) => {
    const own = name.toLowerCase().split(' ');
    return named
      .toLowerCase()
      .split(' ')
      .some((part) => part.length > 3 && own.includes(part));
  });
/** "The Friends of the Orle Library, a separate charity (EIN …", "Tarn Hose Company No. 1 (founded 1887; EIN …". */
const separate =
  /\b(?:a|an|its own|their own) (?:separate(?:ly \p{L}+)?|independent) [^.;]{0,60}\([^()]{0,40}$/iu;
const beforeBracket =
  /((?:\p{Lu}[\p{L}'’&-]*\.?,? (?:(?:of|the|and|for|in|\d{1,4}) )*){2,})\([^()]{0,40}$/u;
/** "… is a charity registered in England and Wales (no. …": where it is registered, and nobody. */
const aCountry =
  /^(?:the )?(?:England|Wales|Scotland|(?:Northern |Republic of )?Ireland|UK|United Kingdom|Great Britain|Canada|Australia|New Zealand)\b/i;
/** Whether the words before a number name a body that shares no word with the organization. */
export const isAnothers = (before: string, names: string[]): boolean => {
  if (separate.test(before)) return true;
  const named = body.exec(before)?.[1] ?? beforeBracket.exec(before)?.[1];
  return (
    named !== undefined && !aCountry.test(named) && names.length > 0 && !sharesWord(named, names)
  );
};
/** "Elm Row Alliance, Inc. is a non-profit corporation under the laws of Ohio. Its EIN …", told of a body beside it. */
const defines =
  /(?:^|[.!?] )(?:The )?(\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:of|the|in|for|and|&) ){0,2}\p{Lu}[\p{L}\d'’&-]*)+)(?:, ?Inc\.?)?(?: \([A-Z]{2,8}\))? (?:is|was) an? /gu;
const ofItself = /\b(?:our|we|us)\b/i;
/** "We are a member of Elm Row Alliance." */
const belongsTo =
  /\b(?:members?|affiliates?|partners?|projects?) of (?:the )?(\p{Lu}[\p{L}\d'’&-]* [\p{L}\d'’&-]+)/u;
/** Whether the sentences before a number have gone over to a body beside the organization. */
export const isToldOfAnother = (before: string, names: string[]): boolean => {
  const told = [...before.matchAll(defines)].at(-1);
  const subject = told?.[1];
  if (!told || !subject) return false;
  // "The PCC is a charity …": what a paper has come to call its own body in one word.
  if (/^The \p{Lu}\S*$/u.test(subject)) return false;
  const parent = belongsTo.exec(before.slice(0, told.index))?.[1];
  if (parent !== undefined && subject.startsWith(parent)) return true;
  if (names.length === 0 || sharesWord(subject, names)) return false;
  const since = before.slice(told.index);
  return !ofItself.test(since) && !names.some((name) => since.includes(name));
};
