import { isBaseVerb, pastForm, thirdForm } from '../grammar/verbs.ts';

export const subject = (words: string): string => {
  const small = words.toLowerCase();
  if (/^(?:you|your organi[sz]ation|your group|your team)$/.test(small)) return 'we';
  if (/^it$/i.test(words)) return 'the project';
  return ours(words);
};

/** "your students" as "our students". */
export const ours = (words: string): string =>
  words
    .replace(/\byour\b/gi, 'our')
    .replace(/\byou\b/gi, 'we')
    .replace(/\byours\b/gi, 'ours');

export const conjugate = (auxiliary: string, who: string, given: string): string => {
  // What a funder calls a promise, an applicant expects.
  const verb = given === 'promise' ? 'expect' : given;
  switch (auxiliary.toLowerCase()) {
    case 'do':
      return verb;
    case 'does':
      return who === 'we' ? verb : thirdForm(verb);
    case 'did':
      return pastForm(verb);
    default:
      return `${auxiliary.toLowerCase()} ${verb}`;
  }
};

export const split = (words: string): [string, string] => {
  const [verb = '', ...tail] = words.split(' ');
  // "How will you measure it?"
  return [verb, /^it$/i.test(tail.join(' ')) ? 'our success' : ours(tail.join(' '))];
};

/** "your after-school" + "program serve" is "your after-school program" + "serve". */
export const regroup = (subj: string, rest: string): [string, string] => {
  const list = rest.split(' ');
  const at = list.findIndex((word) => isBaseVerb(word) || otherVerbs.test(word));
  return at > 0 && at < 4
    ? [`${subj} ${list.slice(0, at).join(' ')}`, list.slice(at).join(' ')]
    : [subj, rest];
};
const otherVerbs =
  /^(?:take|carry|affect|benefit|need|know|use|pay|go|continue|spend|come|ask|request|happen|operate|cost|charge|apply|involve|include)$/;
