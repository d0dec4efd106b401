/** Parts that ask what is done in an ordinary week, and not what the project will do. */
export const usual =
  /\b(?:main|current|regular|usual|ongoing|core|existing) (?:activities|programs|programmes|services|work)\b|\b(?:mission|purpose|history|organi[sz]ation)\b.{0,20}\bactivities\b/i;
