import { toWordSet } from '../to-word-set.ts';

export const seasons = toWordSet('spring summer fall autumn winter');

/** Units of time that contain recurring dates: "the first day of each quarter". */
export const periods = toWordSet('month quarter year week semester');

/** Words that state a repeating date on their own: "awarded quarterly". */
export const recurrenceAdverbs = toWordSet(
  'annually quarterly monthly weekly biannually semiannually yearly biennially bimonthly',
);

/** Words before a year: "in 2026", "class of 2026", "© 2026". */
export const wordsBeforeYear = toWordSet(
  'in since of during until till by from to through thru before after founded established est incorporated year fy ' +
    'fiscal calendar copyright © and between for the early late school academic program grant class circa c',
);

/** Words before a year from 1600 to 1899, which is otherwise more likely a count or a house number. */
export const wordsBeforeOldYear = toWordSet(
  'in since founded established est incorporated circa from of year',
);

/** Words that can follow a year; before any other word in lower case, the number is a count: "2026 copies". */
export const wordsAfterYear = toWordSet(
  'to and or the a an in on at for by with from through until is was are were will has had have as we our it they ' +
    'when who which that this of but after before grant grants award awards awardees fiscal season tax cycle budget ' +
    'funding annual application round deadline fall spring summer winter academic school edition program call ' +
    'federal applicants calendar',
);

/** Words and signs before a number that identifies something: "Form 1990", "Room 2012". */
export const labelsBeforeNumber = toWordSet(
  'form box no number room suite ste unit section # $ irs pub publication rev route hwy highway omb page p',
);

/** Words before a month without a day: "by the end of August". */
export const wordsBeforeMonth = toWordSet(
  'in by of until till early late mid since during through thru end beginning each every before after from between ' +
    'this next last to middle',
);

/** Words before a numeric date without a year: "by 5/7". */
export const wordsBeforeNumericDay = toWordSet(
  'by due before until on from thru through deadline deadlines closes closing date',
);

/** Words that can follow the number of a day; before any other word, the number is a count: "and 15 copies". */
export const wordsAfterDay = toWordSet(
  'at by to and or of for in on each every is are will with from through until till at due before after the midnight ' +
    'noon when as if only thru no not annually deadline or day we applications all',
);

export const ordinalEndings = toWordSet('st nd rd th');
