import { afterItself, opensWithItself, shortNames } from './own-names.ts';

const kinds =
  '(?:model|programs?|programmes?|programming|services|work|activities|projects|initiatives|offerings|divisions?|departments?|ministr(?:y|ies))';
const comprise =
  '(?:currently |now |also |today )?(?:comprises?|includes?|consists? of|(?:is|are) (?:composed|comprised|made up) of|ranges? from|spans?|encompass(?:es)?)';

/** "Our model comprises …", "Programs include …", "… is composed of three principal programs: …". */
const composed = new RegExp(
  `^(?:\\p{L}[\\p{L}'’&-]*,? ){0,6}?${kinds}(?: of [^,.;]{3,40}| (?:provided|offered|run) by (?:[^.;:]|\\b(?:Inc|Co|Corp|St)\\.){3,60}?)? ${comprise}\\b|\\b(?:is|are) (?:composed|comprised|made up) of (?:[\\p{L}\\d-]+ ){0,3}${kinds}\\b`,
  'iu',
);
/** "The Charity’s first project is …". */
const firstProject =
  /\b(?:first|flagship|pilot|current|main|largest|signature|initial|newest|latest|principal) (?:project|program(?:me)?|initiative)s? (?:is|are)\b/i;
/** "Four programs: fostering, pet food assistance, and Shelter House …". */
const counted =
  /\b(?:our|two|three|four|five|six|seven|eight|main|core|key) (?:(?:main|core|key|current|major) )?(?:programs?|programmes?|services|projects|initiatives)(?: are)?: [^.;:]+(?:,| and )/iu;
/** "Our work at present is:" over a list of it. */
const atPresent = new RegExp(
  `^(?:Our|The (?:\\p{L}+ ){1,2}?\\p{L}+['’]s?) (?:main )?${kinds} (?:at present|at the moment|this year|today|now|currently) (?:is|are|includes?)\\b.*:$`,
  'iu',
);
/** "Food items distributed include …". */
const distributed =
  /^(?:\p{L}[\p{L}'’-]*,? ){1,4}(?:distributed|provided|offered|available|supplied) include\b/iu;
/** "Scholarships support children …", "The clinic offers …": what a programme does, not a person. */
const serving =
  /^(?:(?:The|Our|Its|This|These) )?(?:\p{L}[\p{L}'’&/-]* ){0,6}?(?:programs?|programmes?|services|scholarships?|classes|workshops?|school|infrastructure|clinics?|camps?|pantry|shelter|garden|hotline|kitchen|studio|workshop|classroom|lab) (?:\p{L}+ly |also |now )?(?:serves?|supports?|provides?|offers?|teach(?:es)?|helps?|gives?|delivers?|assists?|brings?|connects?|feeds?|houses?|lends?)\b/iu;
/** "Your gift lets arts programs thrive here, including:" over a list of them. */
const listed =
  /\b(?:we|our|your (?:gifts?|support|donations?))\b.*\b(?:programs?|programmes?|services|opportunities|experiences|activities|initiatives|projects|classes)\b.*\b(?:including|such as|like)\s*:$/i;
/** What the body itself runs, where the sentence names more than one thing. */
const runs =
  /^(?:also |now |currently |today |\p{L}+ly |continues to )?(?:offers?|runs?|operates?|conducts?|hosts?|publish(?:es)?|provides?|distributes?|teach(?:es)?|organi[sz]es?|presents?|coordinates?|delivers?|produces?|lends?|administers?)\b.*(?:,| and )/iu;
/** What a programme is, so that a sentence about one alone tells it: "We run a weekly food pantry". */
const programme =
  /\b(?:pantry|pantries|program(?:me)?s?|class(?:es)?|workshops?|camps?|clinics?|shelters?|library|libraries|school|lessons|tutoring|mentoring|mentorship|scholarships?|meals|breakfasts?|lunch(?:es|eons)?|concerts?|tournaments?|leagues?|festivals?|sessions|hotline|helpline|exhibit(?:ion)?s?|lectures?|tours|trainings?|courses?|counsell?ing|therapy|rides|stores?|shop|market|food bank|kitchens?|garden|nursery|playgroups?|support groups?|distribution|drives?|screenings?|rehearsals?|performances|readings|clean-?ups?|plantings?|enrol(?:l)?ment|child ?care|day ?care|housing|hospice|museum|gallery|choirs?|bands?|newsletter|magazine|fund)\b|\b(?:each|every) (?:week|month|year|day|season|summer|winter|spring|fall|autumn|\p{Lu}\p{Ll}+day)\b|\b(?:weekly|monthly|annual|daily|year-round)\b/iu;
const runsOne =
  /^(?:also |now |currently |today |\p{L}+ly |continues to )?(?:offers?|runs?|operates?|conducts?|hosts?|publish(?:es)?|provides?|distributes?|teach(?:es)?|organi[sz]es?|presents?|coordinates?|delivers?|produces?|administers?|holds?|stages?|serves?|sponsors?|maintains?|manages?|creates?)\b/iu;
/** "The pantry partners with the county to provide dental care". */
const withPartners =
  /^(?:also |now |currently )?(?:partners?|works?|collaborates?|teams? up) (?:closely )?with [^.;]{3,80}? to (?:provide|offer|run|deliver|host|bring|operate|teach|serve)\b/iu;
/** "Club members have joined with schools to stage a range of talks, walks and concerts". */
const withPartnersThen =
  /^(?:has|have) (?:worked|connected|partnered|joined|teamed up) with [^.;]{3,80}? to (?:produce|provide|offer|run|deliver|host|stage|organi[sz]e|hold) [^.;]*(?:,| and )/iu;
/** "We make donations to three hospices each year." */
const givesYearly =
  /\b(?:makes?|gives?|awards?) (?:\p{L}+ ){0,2}(?:donations|grants|bursaries|scholarships|awards|prizes)\b[^.;]*\b(?:annual(?:ly)?|yearly|(?:each|every|a|per) year)\b/iu;
/** "Our funds help provide guest workshops, loans of instruments, and trips." */
const paidFor =
  /^(?:(?:our|your|these|all|the) )?(?:[\p{L}]+['’]?s?['’]? ){0,4}?(?:funds|proceeds|dues|donations) (?:help(?:s)? )?(?:to )?(?:provide|pay for|fund|underwrite|cover|sponsor) [^.;:$£€]*, [^.;:$£€]* and /iu;
/** "… as well as programs like First Steps, adult outreach, and summer camps." */
const named =
  /\b(?:programs?|programmes?|projects|services|initiatives|activities|events|offerings) (?:like|such as|including) (?:[^.;:]*, )(?:and |or )?[^.;:]+|\b(?:programs?|programmes?|services|projects) (?:like|such as|including) [^.;:,]+ and [^.;:,]+/iu;

/** "Through exhibits, publications, lectures, and similar programs, the Society educates …". */
const word = String.raw`[\p{L}'’&-]+`;
const throughList = new RegExp(
  `\\bthrough (?:its |our |the )?(${word}(?: ${word}){0,4}(?:, (?:and )?${word}(?: ${word}){0,4}){1,8}(?:,? and ${word}(?: ${word}){0,5})?)`,
  'iu',
);
/** "… through skill development, and supporting elderly women …": the list has ended, the sentence goes on. */
const anotherDeed = /\band \p{L}+ing \p{L}+ \p{L}+/u;
/** "Through our partners, our books are …": behind the comma the sentence begins, and no list goes on. */
const isList = (list: string): boolean => {
  const [first = '', second = '', ...more] = list.split(/, /);
  return (
    / and /.test(first) ||
    (more.length > 0 && !/^(?:our|we|the|it|its|they|this|these|you|all)\b/i.test(second))
  );
};
const means =
  /\b(?:donations?|grants?|gifts|fees|dues|contributions|fund-?rais\w*|sponsorships?|website|e-?mail|social media|newsletters? and|appropriations|bequests?|taxes|volunteers|members)\b/i;

/** "We provide a clean, safe environment": what it is like there, not what is done. */
const quality =
  /\b(?:provides?|offers?|maintains?|creates?) (?:an? |the )?(?:[\p{L}-]+,? (?:and |or )?){1,6}(?:environment|atmosphere|setting|space|place)\b/iu;
const notNow =
  /\b(?:may|must|shall|should|will|would|could|please|plans? to|hopes? to|(?:our|the) (?:\S+ )?goals?|click|(?:mission|purpose|vision)(?! trips?)|if you|no longer|used to|in the past)\b|[?]$/i;
const season = /^(?:Each|Every|Most) (?:\p{L}+,? ){1,2}(?=we\b|the\b|our\b|\p{Lu})/u;
const introduction =
  /^(?:(?:Run by|Led by|As|Since|Established|Founded|Started|Formed|Created|Begun|In|Each|Every|During|Over|Today|Currently|Now|At)\b[^,]{0,40}, )(?=\S)/;

const fewestWords = 5;
const mostWords = 70;

/** Whether a sentence tells in the present tense what the organization runs or offers. */
export const tellsProgram = (sentence: string, names: string[]): boolean => {
  const words = sentence.split(' ').length;
  const fewest = sentence.endsWith(':') ? 3 : fewestWords;
  if (words < fewest || words > mostWords || notNow.test(sentence)) return false;
  if (quality.test(sentence) && !/:$/.test(sentence)) return false;
  const text = sentence.replace(/^(?:\p{L}[\p{L}'’-]* ){1,4}?(?:project|program)s?:\s*/iu, '');
  if (composed.test(text) || atPresent.test(text)) return true;
  if (firstProject.test(text) || distributed.test(text)) return true;
  if (counted.test(sentence)) return true;
  if (serving.test(text) || listed.test(text)) return true;
  const own = afterItself(text.replace(introduction, '').replace(season, ''), names);
  if (own !== undefined && runs.test(own)) return true;
  if (own !== undefined && runsOne.test(own) && (programme.test(own) || season.test(text)))
    return true;
  if (own !== undefined && (withPartners.test(own) || withPartnersThen.test(own))) return true;
  if (givesYearly.test(text) && (own !== undefined || /\bwe (?=\p{L})/iu.test(text))) return true;
  if (paidFor.test(text)) return true;
  const found = throughList.exec(text)?.[1];
  const list = found && /^through\b/i.test(text) && !isList(found) ? undefined : found;
  const isOwn =
    /\b(?:we|our)\b/i.test(text) ||
    [...names, ...shortNames(names).filter((name) => /^\p{Lu}{3,}$/u.test(name))].some((name) =>
      text.includes(name),
    ) ||
    text.split(/, (?=the\b)/i).some((part) => opensWithItself(part, names));
  if (named.test(text) && isOwn) return true;
  return (
    list !== undefined &&
    isOwn &&
    list.includes(',') &&
    !means.test(list) &&
    !/\bby\b/i.test(list) &&
    !anotherDeed.test(list)
  );
};
