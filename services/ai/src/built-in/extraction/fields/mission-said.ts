export const said =
  /\b(?:(?:the|our|its|whose|their) (?:primary |core |central |simple )?mission(?: of [^,.;]{2,80}?| (?:at|here at) [^,.;]{2,60}?)?|[\p{L}.'’ -]{2,60}['’]s mission)(?:,[^,]{3,60},)? (?:is|has been|remains)\b/iu;
/** "What it means for the mission is bigger", "Our mission is urgent": nothing is said of it. */
const aboutMission =
  /\b(?:for|of|to|on|in|with|about|by|behind|towards?|within|from|than|beyond) $/i;
const onlyPraised =
  /^ (?:\p{L}+ly |still |now |as |so |far |much )*(?:bigger|simple|clear|urgent|critical|vital|important|possible|complete|over|from over|not over|ongoing|(?:global|local|worldwide)(?=[.,;!]| (?:and|but|in)\b)|unchanged|the same|at risk|made possible|supported by|funded by|powered by|driven by|more \p{L}+)\b(?![^.]*[:–—])/iu;
/** A sentence that says what the mission is, not how it stands with it. */
export const saysMission = (text: string): boolean => {
  const match = said.exec(text);
  return (
    match !== null &&
    !notItsOwn.test(text) &&
    !aboutMission.test(text.slice(0, match.index)) &&
    !onlyPraised.test(text.slice(match.index + match[0].length))
  );
};
const notItsOwn =
  /mission (?:is )?as (?:stated|described|given|set)|mission (?:is|of) (?:the |this )?(?:[\w’]+ ){0,4}(?:committee|board|program|project|grant|fund|task force|council|department)\b/i;
