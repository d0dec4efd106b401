/** Money that somebody else gave, promised or was asked for. */
const ofOthers =
  /(?:\b(?:has|have|had|is|are|was|were) (?:already )?(?:committed|granted|pledged|promised|awarded|contributed|contributing|giving|confirmed|approved|sent)\b|\bwill (?:contribute|match|give)\b|\bappl(?:ied|ying) to\b|\b(?:already|also) (?:have|has|received|raised|secured)\b|\bhave (?:already )?[$€£][\d,.]+k? from\b|\bmatching (?:funds|grant|gift)\b)[^.]*(?:[$€£]\s?\d|\bin-kind\b)|[$€£][\d,.]+k? (?:from|by) [\p{L} ]+(?:already|\(confirmed\)|committed|pledged|granted)/iu;

/** "Rotary 1,500 (letter of May 3)", "Elm Street Bank: $2,000 (promised)": who, how much, and how sure it is. */
const noted =
  /^(?:the )?\p{Lu}[\p{L}\d&.'’ -]*?[:,]? (?:gives? |pays? |puts in |(?:is )?giving )?(?:(?:A|C|CAD|AUD|US|NZ)?[$€£]\s?)?\d[\d,.]*k?,? \((?:yes\b|letter|e-?mail|minutes?\b|confirmed|promised|pledged|committed|agreed|approved|in writing|asked|pending|applied|not yet|all \w+ said)/u;

/** Whether a sentence or a note tells what somebody else pays. */
export const givenBySomebody = (text: string): boolean => ofOthers.test(text) || noted.test(text);
