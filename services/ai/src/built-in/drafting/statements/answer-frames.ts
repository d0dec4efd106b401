import { plain, squeeze } from '@grantwright/analyst';
import { thirdForm } from '../grammar/verbs.ts';
import { role } from '../../notes/people-words.ts';
import { topLevelParts } from './frames/top-level-parts.ts';
import { joinList, lowerFirst, openEnd } from '../grammar/write-sentence.ts';
import { at, day, numberOnly } from './answer-words.ts';
import { conjugate, ours, regroup, split, subject } from './question-words.ts';

type Frame = { pattern: RegExp; write: (parts: string[], answer: string) => string | undefined };

const who =
  '(you|your organi[sz]ation|your [\\w-]+(?: [\\w-]+)??|the [\\w-]+(?: [\\w-]+)??|this [\\w-]+|it|they)';
const auxiliary = '(will|would|can|do|does|did)';
const roleOf = new RegExp(`\\b${role}\\b`, 'i');
/** "Ana Ruiz, Director of Programs" is one person and what she is. */
const isOneInARole = (answer: string): boolean => {
  const [name = '', ...others] = topLevelParts(answer, /,/);
  return (
    others.length > 0 &&
    /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)+$/u.test(name) &&
    !roleOf.test(name) &&
    others.every((part) => roleOf.test(part) && !/^and\b/.test(part))
  );
};
/** "Elm School, Oak Library, Rotary" as "Elm School, Oak Library, and Rotary". */
const named = (answer: string): string => {
  if (isOneInARole(answer)) return `${answer},`;
  const parts = topLevelParts(answer, /,/);
  return parts.length > 1 && parts.every((part) => /^(?:the )?\p{Lu}/u.test(part))
    ? joinList(parts.map((part) => part.replace(/^and /, '')))
    : answer;
};

/** How a short answer and its question make one sentence; the first frame that fits speaks. */
const frames: Frame[] = [
  {
    pattern: new RegExp(`^how many (.+?) ${auxiliary} ${who} (.+)$`, 'i'),
    write: ([counted = '', aux = '', subj = '', rest = ''], answer) => {
      const [before, after] = regroup(subj, rest);
      const [verb, tail] = split(after);
      const who = subject(before);
      const [amount = answer, per = ''] = answer.split(
        /\s+(?=(?:per|a|each|every) year$|annually$)/i,
      );
      const object = numberOnly(amount) ? `${amount} ${ours(counted)}` : amount;
      return [
        who,
        conjugate(aux, who, verb),
        object,
        per,
        tail.replace(/^(?:each year|per year)$/i, per ? '' : '$&'),
      ]
        .filter(Boolean)
        .join(' ');
    },
  },
  {
    pattern: /^how many (.+?) (are|were|will be|have|has) (.+)$/i,
    write: ([counted = '', verb = '', rest = ''], answer) =>
      `${numberOnly(answer) ? `${answer} ${ours(counted)}` : answer} ${verb.toLowerCase()} ${ours(rest)}`,
  },
  {
    pattern:
      /^(?:how much|what amount|what (?:is|total)(?: the)?(?: total)? amount|amount requested|grant amount|request(?:ed)? amount)\b(?!.*\b(?:cost|budget|raise|match|contribut|secured|already|other)\b).*$/i,
    write: (_, answer) => (/^[^a-z]*[$€£]/i.test(answer) ? `we request ${answer}` : undefined),
  },
  {
    pattern: new RegExp(
      `^how much ${auxiliary} ${who} (cost|raise|contribute|spend|charge|need)(.*)$`,
      'i',
    ),
    write: ([aux = '', subj = '', verb = '', tail = ''], answer) => {
      const who = subject(subj);
      return `${who} ${conjugate(aux, who, verb)} ${answer}${ours(tail)}`;
    },
  },
  {
    pattern:
      /^(?:when|in which month|on what date|by when) (?:will|does|do|would|is|are) (.+?) (?:planned to )?(start|begin|end|finish|open|launch|take place|run|happen|be completed)(?: and (?:end|finish))?.*$/i,
    write: ([what = '', verb = ''], answer) => {
      const range =
        /\b(?:to|through|until)\b|–| - /.test(answer) && !/^(?:from|between)\b/i.test(answer);
      const who = subject(what);
      if (range && !/^(?:start|begin)s?\b/i.test(answer))
        return `${who} will run from ${answer.replace(/\s*(?:–| - )\s*/, ' to ')}`;
      return `${who} will ${verb.toLowerCase()} ${at(answer, day.test(answer) ? 'on' : 'in')}`;
    },
  },
  {
    pattern: /^(?:over|in|during) what (?:period|time).*$/i,
    write: (_, answer) =>
      `the project will run ${/^(?:from|for|over|between)\b/i.test(answer) ? answer : `from ${answer}`}`,
  },
  {
    pattern: new RegExp(`^where ${auxiliary} ${who} (.+)$`, 'i'),
    write: ([aux = '', subj = '', rest = ''], answer) => {
      const [before, after] = regroup(subj, rest);
      const [verb, tail] = split(after);
      const who = subject(before);
      return `${who} ${[conjugate(aux, who, verb), tail, at(answer, 'in')].filter(Boolean).join(' ')}`;
    },
  },
  {
    pattern: /^where (?:is|are) (.+?)(?: located| based)?$/i,
    write: ([what = ''], answer) =>
      `${ours(what)} ${/s$/.test(what) ? 'are' : 'is'} ${at(answer, 'in')}`,
  },
  {
    pattern:
      /^(?:who|whom) (?:will|does|do|would) (?:benefit.*|be served.*|(?:you|the project|the program|it|your [\w ]+?) (serve|reach|help|support|benefit|work with)(.*))$/i,
    write: ([verb = '', tail = ''], answer) => `we will ${verb || 'serve'} ${answer}${ours(tail)}`,
  },
  {
    pattern:
      /^who (?:are|is) (?:the |your )?(?:beneficiar\w+|target (?:population|group|audience)|participants?)(.*)$/i,
    write: (_, answer) => `we serve ${answer}`,
  },
  {
    pattern:
      /^(?:who|which (?:organi[sz]ations?|partners?|people|staff|person)) (will|would) (.+)$/i,
    write: ([aux = '', rest = ''], answer) =>
      `${answer}${(/,/.test(answer) && !/,? and /.test(answer)) || isOneInARole(answer) ? ',' : ''} ${aux.toLowerCase()} ${ours(rest).replace(/\bwith we\b/, 'with us')}`,
  },
  {
    pattern:
      /^(?:who|which (?:organi[sz]ations?|partners?|people|staff)) (leads?|runs?|manages?|directs?|oversees?|partners?|works?|supports?|funds?|takes?)\b(.*)$/i,
    write: ([verb = '', rest = ''], answer) =>
      `${named(answer)} ${!isOneInARole(answer) && /\band\b|,.*\band\b/.test(named(answer)) ? verb.toLowerCase().replace(/s$/, '') : thirdForm(verb.toLowerCase().replace(/s$/, ''))}${ours(rest).replace(/\bwith we\b/, 'with us')}`,
  },
  {
    pattern: new RegExp(`^how ${auxiliary} ${who} (.+)$`, 'i'),
    write: ([aux = '', subj = '', rest = ''], answer) => {
      if (!/^(?:by|through|with|using|via)\b/i.test(answer)) return undefined;
      const [before, after] = regroup(subj, rest);
      const [verb, tail] = split(
        after.replace(/^know (?:that|whether|if) .*$/i, 'measure success'),
      );
      const who = subject(before);
      return `${[who, conjugate(aux, who, verb), tail].filter(Boolean).join(' ')} ${answer}`;
    },
  },
  {
    pattern: new RegExp(
      `^(?:what|which)(?: [\\w'-]+){0,4}? ${auxiliary} ${who} (carry out|work with|[\\w-]+)(.*)$`,
      'i',
    ),
    write: ([aux = '', subj = '', verb = '', tail = ''], answer) => {
      // A need is met; what shows it is not.
      if (/^(?:do|be|meet|address|solve)$/i.test(verb)) return undefined;
      const who = subject(subj);
      const [head = '', ...particle] = verb.split(' ');
      return `${who} ${[conjugate(aux, who, head), ...particle, answer].join(' ')}${/^ (?:with|for|in|at|from) /i.test(tail) ? '' : ours(tail)}`;
    },
  },
];

/** One sentence out of a question and a short answer; undefined where no frame fits. */
export const frameAnswer = (
  question: string,
  answer: string,
  names: ReadonlySet<string>,
): string | undefined => {
  const asked = squeeze(plain(question))
    .replace(/^(?:please (?:say|tell us|describe|explain)|in (?:one|a few) sentences?,)\s+/i, '')
    .split(
      /[?:]|,\s*(?=(?:and|with|how|where|when|which|from|in which|for how|by)\b)|\s(?=and (?:what|how|where|when|who|which|why)\b)|\s[-–—]\s/,
    )[0]
    ?.trim();
  if (!asked) return undefined;
  const bare = openEnd(answer);
  const opens = lowerFirst(bare, names);
  for (const { pattern, write } of frames) {
    const match = pattern.exec(asked);
    if (!match) continue;
    return write(
      match.slice(1).map((part) => part ?? ''),
      opens,
    );
  }
  return undefined;
};
