import { capitalize, squeeze } from '@grantwright/analyst';
import { isBaseVerb } from '../grammar/verbs.ts';
import { openEnd } from '../grammar/write-sentence.ts';

const yours = (text: string): string =>
  text
    .replace(/\b(?:the )?applicant(?: organi[sz]ation)?(?:'s|’s)\b/gi, 'your')
    .replace(/\b(?:the )?applicants? (?:will|plans? to)\b/gi, 'you will')
    .replace(/\bthe applicant(?: organi[sz]ation)?\b/gi, 'you');

const longest = 18;

/** "How you protect children", "What you will do, with whom": a question in the words of an outline. */
const asksYou = (body: string): string | undefined => {
  const [, word = '', verb = '', rest = ''] =
    /^(how|why|what|where|when|whom?) you (\p{Ll}+) (.+)$/iu.exec(body) ?? [];
  if (!verb) return undefined;
  if (/^(?:will|would|can|are|have)$/.test(verb)) return capitalize(`${word} ${verb} you ${rest}?`);
  return isBaseVerb(verb) ? capitalize(`${word} do you ${verb} ${rest}?`) : undefined;
};

/** "Who pays for it?" asks nobody who has not read what stands before it. */
const hangs = /\b(?:them|it|this|that|these|those)\?$/i;

/** A funder's prompt as a question to the applicant; undefined where it is no prompt to answer in words. */
export const promptQuestion = (prompt: string): string | undefined => {
  const text = yours(squeeze(prompt).replace(/^(?:[\divxa-z]{1,4}[.)]|[-•*])\s+/i, ''));
  if (/\?/.test(text)) {
    const question = `${text.split('?')[0]}?`;
    return question.split(' ').length <= longest && !hangs.test(question)
      ? capitalize(question)
      : undefined;
  }
  const body = openEnd(text.split(/(?<=[a-z])[.;]\s/)[0] ?? '')
    .replace(
      /^(?:please|briefly|clearly|you (?:must|should|will|need to)|applications? (?:must|should)|(?:must|should))\s+/gi,
      '',
    )
    .replace(/^(?:briefly|clearly)\s+/i, '');
  if (body.split(' ').length > longest) return undefined;
  const asked = asksYou(body);
  if (asked) return asked;
  const how =
    /^(?:describe|explain|discuss|outline|detail|explain in detail|indicate|state|show|demonstrate|tell us)\s+(how|why|what|who|where|when|whether|which)\s+(you|your [\w ]+?|the [\w]+)\s+(will|would|can|plan to|intend to|have|are|is)\s+(.+)$/i.exec(
      body,
    );
  if (how) {
    const [, word = '', subject = '', auxiliary = '', rest = ''] = how;
    if (/^whether$/i.test(word)) return undefined;
    if (/^(?:plan|intend) to$/i.test(auxiliary))
      return capitalize(`${word} do ${subject} ${auxiliary} ${rest}?`);
    return capitalize(`${word.toLowerCase()} ${auxiliary} ${subject} ${rest}?`);
  }
  const thing =
    /^(?:describe|explain|discuss|outline|summari[sz]e|detail|provide|include|identify|list|state|indicate|give|present|specify|define)\s+(?:an? |(the ))?(?:(?:brief|short|clear|detailed|complete)\s+)*(?:(?:description|summary|overview|explanation|statement|discussion|list)\s+of\s+)?(.+)$/i.exec(
      body,
    );
  const noun = thing?.[2]?.replace(/^any\s+/i, '');
  // "Describe step by step how a person gets help" asks how, and names no thing.
  if (noun && /\b(?:how|why|whether)\b/i.test(noun)) return undefined;
  if (!noun || /^(?:how|why|what|who|where|when|whether|which|that)\b/i.test(noun))
    return undefined;
  // "Describe it in a page", "Give at least one figure", "up to five photos": how it is told, and not what.
  if (
    /^(?:it|them|this|these|that|those|at (?:least|most)|no (?:more|fewer)|up to|\d|one|two|three|four|five)\b/i.test(
      noun,
    )
  )
    return undefined;
  // Lists, references and half sentences make no question that anyone could answer.
  if (/[,/:]|^(?:their|its|his|her)\b|\b(?:to|for|of|with|and|or|the|that|if|as)$/i.test(noun))
    return undefined;
  const deed = /^(.+?) (?:that |which )?you(?:['’]ll| will) (.+)$/i.exec(noun);
  if (deed?.[1] && deed[2])
    return `Which ${deed[1].replace(/^(?:the|your)\s+/i, '')} will you ${deed[2]}?`;
  if (/\byou\b/i.test(noun)) return undefined;
  const plural =
    /^(?:the |your |any |all )?(?:[\w-]+ ){0,2}\w+[^s]s\b/i.test(noun) &&
    !/^(?:\w+ ){0,2}\w*(?:ss|us|is)\b/i.test(noun);
  const owned = /^(?:your|the|any|all|each)\b/i.test(noun)
    ? noun
    : `${thing?.[1] || / of /.test(noun) ? 'the' : 'your'} ${noun}`;
  if (
    /^(?:the |your )?(?:key |project |other )?(?:members|people|persons|partners|staff|leaders|trustees|directors)\b/i.test(
      noun,
    )
  )
    return `Who are ${owned}?`;
  return `What ${plural ? 'are' : 'is'} ${owned}?`;
};
