import { withArticle } from './articles.ts';
import { mainVerb } from './main-verb.ts';

const determined =
  /^(?:the|a|an|our|their|its|his|her|this|that|these|those|my|each|every|no|one|all|some|most|many|we|it|they|he|she|you|i|there|in|on|at|by|with|since|during|after|before|when|if|to|for|from|as|only|today|now|what|who|right|not|also|so|ok|okay|and|but|or|plus|then|if|how|why|where|pls|please|me|everything|nothing|nobody|everyone|people)\b|^[\d"“'‘(]/i;
const superlative =
  /^(?:nearest|closest|largest|smallest|only|average|median|main|biggest|typical|current|same|(?:next|first|last)(?! (?:spring|summer|fall|autumn|winter|year|month|week|night|season|of|\p{Lu}))|new|waiting list|waitlist)(?=\s)/iu;
/** Things that most notes name without their article, and that nobody is named after. */
const common =
  /^(?:van|truck|bus|kitchen|delivery|clinic|building|roof|garden|shelter|pantry|library|school|church|parish|city|county|town|landlord|board|team|program|project|camp|class|course|site|office|museum|theater|theatre|studio|workshop|store|shop|farm|market|barn|tanker|engine|pump|boiler|furnace|freezer|cooler|oven|stage|hall|field|court|pool|lease|grant|loan|survey|study|waitlist|hotline|website|playground|greenhouse|warehouse|hospital|district|university|college|turnout|installation|construction|rent)$/i;

/** Words that open a thing's name and nobody's. */
const ofThings =
  /^(?:junior|senior|mobile|summer|winter|spring|fall|after-school|food|old|main|local|free|walk-in|youth|community|night|day|dental|medical|home|adult|family|weekly|monthly|annual|second|third|part-time|full-time|grocery|reading|math|drop-in|outreach|volunteer)$/i;

const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const withThe = (text: string): string =>
  determined.test(text)
    ? sentenceStart(text)
    : `The ${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Whether the word at the start may be somebody's name and not a thing's. */
const mayBeName = (first: string, second: string, names: ReadonlySet<string>): boolean =>
  /^\p{Lu}/u.test(first) &&
  (names.has(first) ||
    /^\p{Lu}{2}|[.'’]/u.test(first) ||
    /^\p{Lu}/u.test(second) ||
    !(common.test(first) || superlative.test(first) || ofThings.test(first)));

/** "Van will go to 14 towns" as "The van will go to 14 towns": one thing alone opens no sentence. */
export const subjectArticle = (text: string, names: ReadonlySet<string>): string => {
  if (/^\d+-(?:hour|bed|week|day|year)\b/.test(text) && mainVerb(text)) return `Our ${text}`;
  const [first = '', second = ''] = text.split(/\s+/);
  // "coach Ana Ruiz"
  if (/^\p{Lu}/u.test(second)) return text;
  if (determined.test(text) || mayBeName(first, second, names)) return text;
  if (superlative.test(text)) return withThe(text);
  const verb = mainVerb(text);
  if (!verb || verb.at > 4) return text;
  const carried =
    verb.form === 'third' ||
    verb.form === 'past' ||
    /^(?:is|was|has|will|would|may|can)$/.test(verb.words[verb.at] ?? '');
  if (!carried) return text;
  if (verb.at === 1 && !common.test(first) && /^\p{Lu}/u.test(first)) return text;
  const subject = verb.words.slice(0, verb.at).join(' ');
  return withArticle(subject) === subject && !common.test(subject) ? text : withThe(text);
};
