/** Money that somebody else gave, promised or was asked for. */
const ofOthers =
  /(?:\b(?:has|have|had|is|are|was|were) (?:already )?(?:committed|granted|pledged|promised|awarded|contributed|contributing|giving|confirmed|approved|sent)\b|\bwill (?:contribute|match|give)\b|\bappl(?:ied|ying) to\b|\b(?:already|also) (?:have|has|received|raised|secured)\b|\bhave (?:already )?[$€£][\d,.]+k? from\b|\bmatching (?:funds|grant|gift)\b)[^.]*(?:[$€£]\s?\d|\bin-kind\b)|[$€£][\d,.]+k? (?:from|by) [\p{L} ]+(?:already|\(confirmed\)|committed|pledged|granted)/iu;

/** "Rotary 1,500 (letter of May 3)", "Elm Street Bank: $2,000 (promised)": who, how much, and how sure it is. */
const noted =
  /^(?:the )?\p{Lu}[\p{L}\d&.'’ -]*?[:,]? (?:gives? |pays? |puts in |(?:is )?giving )?(?:(?:A|C|CAD|AUD|US|NZ)?[$€£]\s?)?\d[\d,.]*k?,? \((?:yes\b|letter|e-?mail|minutes?\b|confirmed|promised|pledged|committed|agreed|approved|in writing|asked|pending|applied|not yet|all \w+ said)/u;

/** "Alder Marine gives 20,000": a figure in thousands is money there. */
const inThousands =
  /^(?:the )?(?!(?:we|i|they|he|she|it|each|every|our)\b)\p{Lu}[\p{L}&.'’-]+(?: [\p{L}&.'’-]+){0,5} (?:gives?|gave|promised|has promised|pledged|donate[sd]?|puts in|pays?|contribute[sd]?|(?:has|have) us down for) (?:us )?(?:about )?\d{1,3}(?:,\d{3})+(?! (?:pounds|people|meals|miles|hours|lb|kg|trees|books|copies))\b/u;

/** Whether a sentence or a note tells what somebody else pays. */
export const givenBySomebody = (text: string): boolean =>
  [ofOthers, noted, inThousands].some((pattern) => pattern.test(text));
