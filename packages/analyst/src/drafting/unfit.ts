/** Words that belong to no application, whatever they are about. */
const unfit: readonly RegExp[] = [
  // a mark of a gap that somebody else left
  /\[\s*needs input/i,
  // orders to whoever reads or writes, a person or a model
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|earlier|preceding) /i,
  /\b(?:system prompt|as an ai|language model|you are (?:now )?(?:chatgpt|an ai|a helpful)|<\|?im_|end of data)\b/i,
  // markup and links that were meant for a browser
  /<\/?[a-z][^<>]{0,80}>|javascript:|\]\((?:https?|data):|!\[/i,
  // navigation, legal notices and forms of a page
  /\b(?:click|tap) (?:here|on|the|below)|\b(?:all rights reserved|privacy policy|terms of (?:use|service)|cookies?)\b|©/i,
  /\b(?:log ?in|sign ?up|subscribe|read more|learn more|back to top|skip to|page \d+ of \d+)\b/i,
  // blanks, leaders and references to other places of a document
  /_{3,}|\.{5,}|\bsee (?:the )?(?:attached|appendix|page|section|table|figure|exhibit|schedule|note)\b/i,
  /\b(?:as (?:shown|described|noted|stated|defined|set forth|provided) (?:in|above|below|herein)|listed below|the following (?:table|figure|page)s?|pursuant to|hereby|herein|thereof|notwithstanding)\b/i,
];

export const isUnfit = (text: string): boolean => unfit.some((pattern) => pattern.test(text));
