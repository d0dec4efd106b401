/** Words that say that a figure was reckoned, and how. */
export const totalling =
  /\b(?:total|totals|totaling|in all|altogether|together|combined|both|whole|entire|sum|overall|come[s]? to|amount[s]? to|adds? up|making|makes|made up to|over (?:the )?(?:two|three|four|five) years|budget|counting|another|added to|costs?(?! includes?\b))\b|=|,\s+or\s*$/i;
const differing =
  /\b(?:more|fewer|less|longer|shorter|older|younger|higher|lower|larger|smaller|remain\w*|rest|balance|left|leaves|leaving|difference|additional|another|gap|increase[sd]?|increasing|rose|risen|rise|grew|grown|growth|fell|fallen|fall|drop(?:ped)?|declin\w+|decrease[sd]?|gain(?:ed)?|up from|down (?:from|to)|loss(?:es)? of|only|still|others?|below|above)\b/i;
const approximating =
  /(?<![\d%] )\b(?:more|less|fewer) than (?=(?:(?:US|[A-Z]{1,2})?[$€£]|[A-Z]{3} )?\d|(?:half|an? (?:third|quarter|dozen|hundred|thousand|million)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty)\b)/giu;
/** Whether a sentence compares: "17,700 more than today" does, "more than 8,000 people" only rounds. */
export const compares = (said: string): boolean => differing.test(said.replace(approximating, ''));
export const sharing =
  /\b(?:per|each|every|apiece|a head|a person|a child|a family|a household|a student|average|averaging|enough for|(?:a|an) (?:year|month|week|day|hour|minute|session|visit))\b/i;
export const multiplying =
  /\b(?:per|each|every|apiece|at|a (?:year|month|week|day)|annually|times|in all|total)\b|[×x]/i;
