/**
 * Whether a sentence that names the board tells who sits on it and what it does: "the board has agreed to set aside
 * $15,000" tells of the money.
 */
export const whoGoverns = (text: string): boolean =>
  /\b(?:boards?|trustees|directors) (?:\d|of (?:directors|trustees|\p{L}+ (?:members|people)|\d|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen)|members?|has (?:\d|\p{L}+ members)|meets?|sits?|are|is (?:made|elected|chaired|all)|consists?|includes?|reviews?|watch\w*|governs?|sees|approves?|attend\w*|elects?|chair|president|treasurer|secretary)\b|\bof whose \S+ members\b|\b(?:chair\w*|president|treasurer|elected|members of|sit on)\b|\b(?:\d+|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen) (?:trustees|directors|board members|(?:people|members) (?:on|sit))\b/iu.test(
    text,
  );
