const judged =
  /\b(?:scored|rated|judged|ranked|evaluated|reviewed|assessed|selected|prioriti[sz]ed|weighed|chosen|considered) (?:on|by|for|against|according|using|in (?:light|view)|to (?:determine|see|decide|assess|establish))\b|\b(?:reviewed|assessed|considered|evaluated)\b[^.:]{0,60}\bto (?:determine|decide|establish|assess)\b[^.:]{0,40}:$/i;

/** "Letters are then reviewed to determine the following:" leads to what is weighed, and not to what is written. */
export const isOfJudging = (lead: string): boolean => judged.test(lead);
