import { aimsAsked } from '../sections/aims.ts';

/** What one question may ask in many words: who pays, for how many, by when. */
const alike: readonly RegExp[] = [
  /\bwho (?:else )?(?:pays?|is paying|covers?|gives)\b|\bwhere (?:does|will|do) the (?:rest|remain\w+)\b|\bother funding\b|\b(?:matching|non-?federal) (?:share|funds?)\b/i,
  /\bhow many (?:people|persons|participants|children|families|households|participants)\b|\bwho (?:will be|is) served\b/i,
  /\bwhat will (?:be different|change)\b|\bwhich (?:results|outcomes)\b|\bwhat are your (?:[\w-]+ )?(?:results|outcomes|goals|objectives)\b/i,
  /\bwhat will you measure\b|\bhow will you (?:measure|know|evaluate)\b/i,
  /\bwhich (?:other )?organi[sz]ations (?:work|take part)\b|\bwho are your partners\b/i,
  /\bhow will the work be paid for\b|\bhow will (?:you|the work|it|the (?:project|program(?:me)?)) (?:go on|continue|be (?:sustained|funded))\b|\bwhat happens\b.*\b(?:grant|funding|money) (?:ends|stops|is (?:over|spent))\b/i,
  /\bwhat could go wrong\b|\bwhat are (?:the|your) (?:[\w-]+ )?risks\b/i,
  /\bwho sits on your board\b|\bwho (?:is|are) (?:on )?your (?:board|trustees)\b/i,
  /\bwho leads the work\b|\bwho (?:will lead|is in charge|is responsible)\b/i,
  /\bhow much do you ask for\b|\bwhat is the amount\b/i,
];

/** Whether two questions ask the same. */
export const asksTheSame = (one: string, other: string): boolean =>
  one === other ||
  alike.some((pattern) => pattern.test(one) && pattern.test(other)) ||
  aimsAsked(one).some((aim) => aimsAsked(other).includes(aim));

/** The questions without those that repeat an earlier one. */
export const withoutRepeats = (questions: string[]): string[] =>
  questions.filter(
    (question, at) => !questions.slice(0, at).some((other) => asksTheSame(other, question)),
  );
