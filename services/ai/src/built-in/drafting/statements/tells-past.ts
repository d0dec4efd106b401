import { findDates } from '../../../text/dates.ts';

/** Past forms that are nothing but past. */
const wasDone =
  'was|were|had|did|came|went|gave|took|ran|saw|began|grew|wrote|drew|rose|fell|became|chose|drove|flew|spoke|stood|swam|knew|thought|fought|fed|lent|broke|forgot|sang|hung|got';
/** Past forms that are said of what is done, too: "is held on Mondays", "the boats built by our pupils". */
const doneOrPassive =
  'brought|held|made|met|showed|found|sold|taught|built|led|left|learnt|won|sent|kept|told|spent|paid|lost|bought|caught|heard|put';
/** "Adults aged 60 or more", "a bus based in town": what somebody is, not what was done. */
const neverDone =
  'aged|named|called|based|located|retired|licensed|certified|interested|needed|limited|detailed|related|disabled|agreed|promised|supposed|used|allowed|planned|expected|hundred|need|speed|seed|bed|shed|weed|feed|indeed|exceed|proceed|succeed|red|wed|kindred|sacred|naked|breed|greed';
const doer = String.raw`(?:\b(?:we|they|it|he|she|I|who|which|that|nobody|everyone|everybody|\p{Ll}{3,}s|\p{Lu}[\p{L}'’.-]+|\p{Ll}{3,}|\d+) (?:(?:also|then|later|first|already|alone|together|never|even) )?)`;
const object = String.raw`(?= (?:an?|the|our|their|its|his|her|all|some|many|more|over|about|nearly|every|each|us|them|it|that|how|with|in|at|on|to|from|for|of|into|up|out|back|down|before|after|when|because|and|together|\d|\p{Lu}|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)\b|\p{Ll}+ly\b|\p{Ll}{3,}s\b|water|fruit|food|bread)|[.,;])`;

const surelyPast = new RegExp(String.raw`\b(?:${wasDone})\b`, 'iu');
const perfect =
  /\b(?:have|has|'ve|’ve|haven't|hasn't) (?:(?:now|already|also|since|never|not|only|both|all|each|just) )*(?:been|had|done|made|seen|given|taken|grown|become|gone|come|run|begun|brought|held|met|shown|found|sold|taught|built|led|left|won|sent|kept|told|spent|paid|lost|bought|raised|\p{Ll}{3,}ed)\b/iu;
const byWhom = new RegExp(
  String.raw`${doer}(?:${doneOrPassive}|(?!(?:${neverDone})\b)\p{Ll}{2,}ed)\b${object}`,
  'gu',
);
/** "is", "to be", "a", "of": what follows is done every time, or only describes. */
const describes =
  /\b(?:is|are|be|being|gets?|get|become|becomes|an?|the|our|their|its|his|her|of|for|by|with|as|and|or|to|each|every|some|many|any|no|newly|most|well|fully|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\s*$/iu;
const yetToCome =
  /\b(?:will|shall|won't|plans? to|(?:is|are|going) to|hopes? (?:to|that|for)|we hope|intends? to|expects?|aims?|wants? to|would like|(?:is|are) due)\b|(?:'|’)ll\b/iu;
const presentNow =
  /\b(?:is|are|am|isn't|aren't|do|does|don't|doesn't|can|can't|cannot|may|must|(?:we|they|you|I) (?!\p{Ll}+ed\b)(?:all |also |each |still )?(?:run|open|teach|cook|plant|meet|give|offer|keep|serve|work|take|bring|make|lend|sell|grow|feed|need|have to|visit|hold|learn|measure|start|begin|end|come|go|drive|build|repair|share))\b/iu;

const pastVerb = (text: string): boolean =>
  surelyPast.test(text) ||
  [...text.matchAll(byWhom)].some(([phrase], at, all) => {
    const end = (all[at]?.index ?? 0) + phrase.length;
    const word = /\p{L}+$/u.exec(phrase)?.[0] ?? '';
    return !describes.test(text.slice(0, end - word.length));
  });

/** "counted by two people who did not make it": what is told of somebody beside the matter. */
const beside = /(?<=\p{L},? )(?:who|whom|whose|which|where)\b[^.;,]*/gu;

/** What happened, and nothing of what is or will be: "We opened six gardens in May." */
export const tellsPast = (text: string): boolean => {
  const matter = text.replace(beside, '');
  return (
    !yetToCome.test(text) && !presentNow.test(text) && (pastVerb(matter) || perfect.test(matter))
  );
};

/** True of all that speaks of what happened or was the case, and of days and years that are over. */
export const touchesPast = (text: string, today: string): boolean => {
  const thisYear = Number(today.slice(0, 4));
  return (
    pastVerb(text) ||
    perfect.test(text) ||
    (text.match(/\b(?:19|20)\d\d\b/g) ?? []).some((year) => Number(year) < thisYear) ||
    findDates(text).some(
      ({ year, month, day }) =>
        year !== undefined &&
        `${year}-${String(month).padStart(2, '0')}-${String(day ?? 28).padStart(2, '0')}` < today,
    )
  );
};

/** Whether it says that something is still to be done. */
export const tellsWhatWillBe = (text: string): boolean => yetToCome.test(text);
