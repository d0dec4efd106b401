/** What is done in an ordinary week. */
export const usual =
  /\b(?:main|current|regular|usual|ongoing|core|existing) (?:activities|programs|programmes|services|work)\b|\b(?:mission|purpose|history|organi[sz]ation)\b.{0,20}\bactivities\b/i;
/** What has shown that the way of working works. */
export const showsItWorks =
  /\b(?:why|evidence that|how do you know)\b[^.?]{0,40}\b(?:approach|methods?|model|strategy|programme?|project|intervention|it|this)\b[^.?]{0,30}\b(?:works?|succeeds?|(?:is|be) (?:effective|successful))\b|\bevidence[- ]base\b/i;
