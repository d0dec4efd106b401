const wanted =
  '(?:applications?|proposals?|requests?|letters? of (?:inquiry|enquiry|intent|interest)|expressions? of interest|concept notes?|LOIs?|submissions?|nominations?|forms?|bids?|entries)';
const asker =
  '(?:applicants?|you|organi[sz]ations?|groups?|charities|researchers|artists|anyone|proposers|bidders|institutions|individuals|schools|teams|offerors)';

/** What only whoever is to apply is told: that he may, how, with what, to whom and by when. */
const invitations: RegExp[] = [
  /\b(?:who|what|which organi[sz]ations) (?:can|may|could|should|(?:is|are) eligible to) (?:apply|be funded|ask)\b|\bwho we (?:fund|support|can help)\b/i,
  /\bhow (?:to|do (?:i|we|you)|can (?:i|we|you)) (?:apply|submit|ask|request)\b|\b(?:application|submission) (?:procedure|process|instructions|guidelines)\b/i,
  /(?<!\b(?:not|cannot|never|to share|ours) )\bapply (?:online|by|now|here|at|through|via|before|for|to|using|on|in|any|again|today|only|with)\b|\bto apply\b/i,
  new RegExp(
    `\\b${asker} (?:[\\w-]+ )?(?:may|can|should|must|are (?:invited|encouraged|welcome|eligible|required)|will need to|need to|shall) (?:not )?(?:apply|submit|be|have|complete|send|request|show|provide|include|demonstrate|ask|use)\\b`,
    'i',
  ),
  new RegExp(
    `\\b${wanted} (?:must|should|shall|are|will|can|may|is) (?:also |only |now |not )?(?:be )?(?:submitted|received|due|accepted|considered|invited|welcome|open|made|sent|emailed|reviewed|postmarked|close|reach|include|contain)\\b`,
    'i',
  ),
  /\b(?:deadlines?|due dates?|closing dates?|last date|due by|closes?)\b/i,
  new RegExp(
    `\\b(?:submit|send|e-?mail|complete|prepare|write|upload|fill (?:in|out)) (?:your |an? |the |us |one |all )?(?:[\\w-]+ ){0,3}${wanted}\\b`,
    'i',
  ),
  /\byour (?:application|proposal|project|request|idea|organi[sz]ation|letter)\b/i,
  /\b(?:in)?eligib\w+\b/i,
  /\b(?:invites?|inviting|welcomes?|seeks?|seeking|solicits?|accepts?|accepting|calls? for|request for) (?:\w+ ){0,3}(?:applications?|proposals?|expressions|concept|letters|requests|ideas|projects|submissions|nominations)\b/i,
];

/** In how many ways a text invites its reader to apply. */
export const invitingSigns = (text: string): number =>
  invitations.filter((invitation) => invitation.test(text)).length;
