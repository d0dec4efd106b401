/** What one does on a screen: "Sponsor: select \"Other\"", "Click on New proposal", "Begin the title with …". */
const operates =
  /(?:^|:\s|\bplease |\bthen |\band |, )(?:select|click|choose|enter|type(?: in)?|tick|press|log ?(?:in|on)|sign in|scroll|navigate|open the|go to|pick|begin the (?:title|subject|file name)|leave (?:it |the )?\p{L}* ?blank)\b/iu;
const fewest = 2;
const enough = 0.4;

/** Whether lines tell how the fields of a funder's system are filled in: steps on a screen, and no parts. */
export const operatesSystem = (lines: string[]): boolean => {
  const steps = lines.filter((line) => operates.test(line));
  return steps.length >= fewest && steps.length >= lines.length * enough;
};
