const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Nouns found at the end of an organization's name, or before "of" or "for" within it. */
export const organizationNouns = set(
  'foundation fund trust association society council church school university college institute institution ' +
    'department ministry agency commission center centre coalition alliance network federation league union club ' +
    'museum library hospital clinic bank charity charities endowment bureau authority office board district academy ' +
    'ministries services partners cooperative corps conservancy theatre theater orchestra symphony chamber ' +
    'initiative organization nonprofit company corporation group consortium rotary diocese synagogue mosque temple ' +
    'seminary shelter pantry collaborative administration laboratory',
);

/**
 * Organization nouns that also occur at the end of many phrases that are not names: "Legal Services", "Central
 * District".
 */
export const weakNouns = set(
  'services ministry ministries corporation district administration authority',
);

/** Words that do not make a phrase a name: "Working Group", "Board of Directors", "Phone Number". */
export const genericWords = set(
  'high working program agency implementing awarding funding funded official estimated anticipated proposed current ' +
    'previous representing representative authorized responsible sponsoring participating applicant applicants grantee ' +
    'grantor recipient lead fiscal sponsor local state federal national regional tribal community nonprofit non profit ' +
    'professional financial support service student students member members management directors trustees governing ' +
    'steering standing technical advisory executive general special annual research information business corporate ' +
    'governance public private human resources development scope signature signing name title address phone telephone ' +
    'number email postal mailing street city zip county country website details conference transcript academic honorable ' +
    'mention mentions accounts payable budget application project proposal terms specific studies doctoral summit ' +
    'resource exempt organizations purposes bylaws rules vote vacant minister policy committee subcommittee team staff ' +
    'description questions area primary secondary post option location drug court site safety task force year acting senior operations procedures summary statement letter letters report reports insert your our each all total date time ' +
    'amount tax act official audit audits plan planning review level type project projects partner faith based charitable ' +
    'medical health care education educational parent teacher schools department town village main head home branch ' +
    'meeting meetings articles article incorporation memorandum officers agent counsel membership election terms ' +
    'approval account names loss reason entire provisional extraordinary constitution amendment areas life affiliate ' +
    'registered automated return passive chief deputy assistant associate division basic word standard ' +
    'foreign ordinary day person people grant grants award awards contact contacts information form social first second ' +
    'third last new other key strategic capital matching match mini travel small major open best timeline narrative',
);

/** Titles before a person's name. */
export const personTitles = set('mr mrs ms mx dr prof professor rev reverend sr fr hon rabbi');

/** Degrees and certificates that follow a person's name. */
export const credentials = set('phd md mba cpa esq jd edd ph msw lcsw mph msc rn cfre pe');

/** Roles that appear next to a person's name. */
export const roles = set(
  'director president chair chairperson chairman chairwoman treasurer secretary manager coordinator officer ceo cfo coo ' +
    'administrator superintendent principal pastor founder cofounder trustee dean commissioner specialist supervisor ' +
    'executive vice editor auditor accountant attorney mayor governor clerk rector',
);

/** Words that start a label or the title of a part, and therefore end a preceding name. */
export const labelWords = set(
  'schedule page part section appendix exhibit attachment form note table figure chapter ein',
);

/** Words that are capitalized only at the start of a sentence or phrase, or in capitalized text. */
export const functionWords = set(
  'the a an our your this that these those all each any if in on at by for from to of and or with as when where while ' +
    'which what who how why please is are was were be will would shall must may can has have had do does did not no but ' +
    'we it its they their them his her he she my i you us both such about than then so also only under over into upon ' +
    'after before during until through between within per via see use insert upload submit former past total every',
);
