import { capitalize, squeeze } from '@grantwright/analyst';
import { baseOfThird } from './verbs.ts';

/** Closes a sentence with a point where it has no mark of its own. */
export const close = (text: string): string => {
  const trimmed = squeeze(text).replace(/[\s,;:–—-]+$/, '');
  return /[.!?]["'”’)\]]*$/.test(trimmed) ? trimmed : `${trimmed}.`;
};

export const sentence = (text: string): string => capitalize(close(text));

/** Takes the closing point off, to go on with the sentence. */
export const openEnd = (text: string): string =>
  squeeze(text).replace(/(?<![ap]\.m)[.;,:\s]+$/, '');

const keepsCapital =
  /^(?:I|I'm|[B-HJ-Z]\.?|[A-Z]{2,}\w*|[A-Z]\w*[A-Z]\w*|(?:January|February|March|April|May|June|July|August|September|October|November|December|Feb|Aug|Sept|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Spanish|French|German|American|African|Asian|Latino|Latina|Latinx|Hispanic|Indigenous|Native|Black|Christmas|Internet|Title|Dr|Mr|Mrs|Ms|St)\b.*)$/;

/**
 * Small initial for a word that goes on a sentence, unless it is a name: `names` are the words that
 * the sources write with a capital inside a sentence.
 */
export const lowerFirst = (text: string, names: ReadonlySet<string>): string => {
  const [first = '', second = ''] = text.split(/\s+/);
  const bare = first.replace(/[^\p{L}\p{N}'’-]+$/u, '').replace(/['’]s$/, '');
  if (
    keepsCapital.test(bare) ||
    /-(?:speaking|style|born|era|inspired)$/.test(bare) ||
    (names.has(bare) && !/^(?:We|Our|It|They|The|In|A|An)$/.test(bare))
  )
    return text;
  if (/^\p{Lu}/u.test(second) && !/^(?:a|an|the|our|we|in|on|at|for|with|to)$/i.test(first))
    return text;
  if (/^\p{Lu}\S+ (?:of|for) (?:the )?\p{Lu}/u.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
};

/** "a", "a and b", "a, b, and c"; semicolons where the parts hold commas. */
export const joinList = (parts: string[]): string => {
  const items = parts.map(openEnd);
  if (items.length < 2) return items[0] ?? '';
  const mark = items.some((item) => item.includes(',')) && items.length > 2 ? ';' : ',';
  if (items.length === 2) return `${items[0]} and ${items[1]}`;
  return `${items.slice(0, -1).join(`${mark} `)}${mark} and ${items.at(-1)}`;
};

/** Where another thing was just spoken of, "its" is that thing's and not ours. */
const itsOwn = /^Its (?!not |an? |the |been |going |now |also )(?=\p{Ll})/u;
const ofUs =
  /^(?:(?:(?:In|Since|By|During|For|After) [^,]{2,30},? )?(?:we|our|I)\b|at [^,]+, we\b)/i;

/** "Its team" as "Our team", where the sentence before speaks of the organization or there is none. */
export const itsAsOurs = (text: string, before: string | undefined, names: string[]): string =>
  itsOwn.test(text) &&
  (before === undefined ||
    ofUs.test(before) ||
    names.some((name) => before.toLowerCase().replace(/^the /, '').startsWith(name.toLowerCase())))
    ? text.replace(itsOwn, 'Our ')
    : text;

/** A verb that we do not know after the organization's own name: what is no plural noun. */
const otherThird =
  /^(?!(?:members|volunteers|programs|services|students|graduates|alumni|donors|offices|sites|classes|events|projects|families|clients|others|was|is|has|works|supports)$)\p{Ll}{4,}s$/u;

const bareThird = (verb: string): string =>
  verb.replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '').replace(/ie$/, 'y');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "…, and opens the reserve to schools" of what we do is "…, and open": a second verb of the same subject. */
const severally = (rest: string): string =>
  // "trains and employs doulas": two verbs side by side
  rest
    .replace(
      /^(,? (?:and|or) )(\p{Ll}{3,}s)(?= \p{L})/u,
      (_, and: string, verb: string) => and + (baseOfThird(verb) ?? bareThird(verb)),
    )
    .replace(
      /(?<=,? and )(\p{Ll}{3,}s)(?= (?:the|an?|our|their|them|what|those|people|children|families|all|every)\b)/gu,
      (verb) => baseOfThird(verb) ?? verb,
    );

/** Where another subject comes in ("so that no family has to find its way alone"), "its" is that one's. */
const otherClause =
  /\b(?:so that|so|that|which|who|whom|whose|where|when|while|because|if|until|unless)\b/;
const ofOurs = (rest: string): string => {
  const at = rest.search(otherClause);
  const main = at < 0 ? rest : rest.slice(0, at);
  return main.replace(/\bits\b/g, 'our') + rest.slice(main.length);
};

/**
 * "Harbor Light serves 12 schools with its trucks" as "We serve 12 schools with our trucks": one voice
 * in the whole draft. Only where the verb is known; else the sentence stays as it was written.
 */
export const inFirstPerson = (text: string, names: string[]): string => {
  const time = /^((?:Since|In|By|During|As of) (?:\w+ )?(?:19|20)\d{2},? )(.+)$/.exec(text);
  if (time?.[1] && time[2]) {
    const rest = inFirstPerson(time[2], names);
    return rest === time[2]
      ? text
      : `${time[1].replace(/,? $/, ', ')}${rest.replace(/^We\b/, 'we')}`;
  }
  for (const name of names) {
    const match = new RegExp(
      `^(?:the\\s+)?${escape(name)}(?:,? (?:Inc|Incorporated|LLC|Corp)\\.?,?)?\\s+((?:also|currently|now|annually|proudly|regularly)\\s+)?([a-z]+)\\b`,
      'i',
    ).exec(text);
    if (!match) continue;
    const verb = match[2] ?? '';
    const rest = text.slice(match[0].length);
    if (/\bitself\b|\bit (?:is|was|has|will|also|serves|offers)\b/i.test(rest)) return text;
    const ours = ofOurs(rest);
    const adverb = match[1] ?? '';
    if (verb === 'was') return `We ${adverb}were${ours}`;
    if (/^(?:will|has|had|can)$/.test(verb))
      return `We ${adverb}${verb === 'has' ? 'have' : verb}${ours}`;
    const base =
      baseOfThird(verb) ??
      (otherThird.test(verb) && !/^\s(?:is|are|was|were|has|have|will|of)\b/.test(rest)
        ? bareThird(verb)
        : undefined);
    if (base) return `We ${adverb}${base}${severally(ours)}`;
    if (
      /ed$/.test(verb) &&
      !/^(?:based|located|founded|established|incorporated|headquartered)$/.test(verb)
    )
      return `We ${adverb}${verb}${ours}`;
    return text;
  }
  return text;
};
