/** Papers to attach are requirements, not parts to write. */
export const isPaper = (text: string): boolean =>
  /\b(?:cop(?:y|ies) of|(?:irs|determination|exemption|501 ?\(c\)\s?\(3\))\b.{0,30}\bletter|audit(?:ed|s)?\b|form 990|990s?\b|w-?9|(?:list|roster) of (?:the |your |current )*(?:board|directors|trustees)|board (?:of directors )?(?:list|roster|members)|financial statements?|annual report|tax (?:report|return)|certificate|licenses?|resum(?:e|é)s|contact (?:person|information)|legal name|strategic plan$)/i.test(
    text,
  );

/** "Name, address, telephone number, and e-mail address of a person available to discuss the request" */
const reachedAt =
  /^(?:the )?names?, (?:(?:position|title|role),? )?(?:and )?(?:mailing |street |postal |e-?mail )?(?:address|telephone|phone|e-?mail)\b/i;

/** Who one is, as a form asks it: nothing to write, nothing to attach. */
export const isIdentity = (text: string): boolean =>
  reachedAt.test(text) ||
  (text.split(' ').length <= 16 &&
    /^(?:an?|the|your)?\s*(?:(?:applicant|organi[sz]ation)(?:'s)? )?(?:legal )?(?:name(?!\(s\)| (?:the|all|any|your|at least|up to|two|three)\b)|contact (?:name|person|information)|website|(?:mailing |street |e-?mail |website |web )?address|telephone|phone|(?:[\w ]+ )?(?:charit(?:y|able)(?: registration)?|registration|tax(?: id)?) number|ein|abn|uei)\b/i.test(
      text,
    ));
