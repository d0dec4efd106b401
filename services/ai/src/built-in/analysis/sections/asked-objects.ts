import { squeeze } from '@grantwright/analyst';
import { barePaper } from './bare-paper.ts';
import { namesPaper } from './paper-nouns.ts';

/** What whoever applies does with a paper. */
const verbs =
  'submit|send|e-?mail|mail|post|include|attach|enclose|upload|provide|add|supply|append|paste|affix|hand in|complete|fill (?:in|out)|sign|return|bring|prepare|write';
const modal =
  '(?:must|should|shall|needs? to|ha(?:ve|s) to|will|(?:are|is|be) (?:asked|required|requested|expected|able|sure) to|asked to|(?:ask|asks|invite|want|like) (?:you|applicants|groups) to|remember to)';
/** "To apply, send …", "Please attach …", "you must also upload …", "Complete a form and submit …". */
const ordered = new RegExp(
  `(?:^|[;:,]\\s+|\\b(?:please|then|also|and|sure to)\\s+)(?:please\\s+|also\\s+|then\\s+)*(?:${verbs})\\b|\\b${modal} (?:also |then |first |either )?(?:${verbs})\\b`,
  'i',
);
/** "accompanied by …", "You will need: …", "You will be asked for …" */
const named =
  /\b(?:applications?|proposals?|requests?|forms?|letters?|submissions?|entries|it)\b[^.;:]{0,60}?\b(?:accompanied by|along with|together with|supported by|sent with|submitted with|come with|consists? of|made up of)\b(?!.{0,80}\b(?:must|should|shall) be\b)|(?<!\b(?:when|that|if|what|which|where|because|whether|before|until|than|why|how) )\byou(?:'ll| will)? (?:also )?need(?: to have)?(?: ready| at hand)?:?|\bwe (?:will |shall |also )?(?:also )?(?:need|require|ask for)(?: from you)?:?|\basked for:?/i;
/** "A letter of support and a budget must be attached." */
const passive =
  /^(?!(?:if|when|once|where|all|no)\b)(.{6,220}?) (?:(?:must|should|shall|needs? to|ha(?:s|ve) to|(?:is|are) to) (?:also )?be (?:submitted|received|included|attached|enclosed|uploaded|sent|provided|supplied)\b|(?:is|are) (?:also )?required\b)/i;

const hard =
  /[,;]\s+(?:(?:and|or|as well as|along with|together with|plus|with)\s+)?(?![^()]*\))|\s+(?:as well as|along with|together with|accompanied by|plus)\s+(?![^()]*\))|\s+with (?=(?:an?|the|your|two|three|copies|copy|its|photo(?:graph)?s)\s)(?![^()]*\))|:\s+(?=(?:an?|the|your|two|three|copies|copy|one)\s)(?![^()]*\))/i;
const soft = /\s+and\s+(?:also\s+)?(?![^()]*\))/i;

/** "(to) upload a plan": one more order before what it asks for. */
const opens = new RegExp(`^(?:please |to |also |then )*(?:${verbs})\\b(?!-)`, 'i');
/** "Projects must include …", "The school must provide …": a condition, and no order to who applies. */
const ofOthers = new RegExp(
  `\\b(?:projects?|activit(?:y|ies)|program(?:me)?s?|events?|services?|schools?|hosts?|sites?|partners?|parents?|owners?|contractors?|budgets?|plans?|schedules?|costs?|we|this|which|committees?|boards?|trustees?|ministr(?:y|ies)|departments?|councils?|governments?|administrations?|secretary|treasurer|offices?|agency|panel|staff)(?:,? [^,;:]{0,40},)? ${modal}`,
  'i',
);
/** What follows says by which rule, or to what end. */
const ends =
  /,? (?:as per|according to|in accordance with|so as to|so that|in order to|to ensure|taking into account|does not|do not|will not)\b.*$/i;

/** "a plan and a budget" are two, "a list of plants and their cost" is one. */
const apart = (piece: string): string[] =>
  piece.split(soft).reduce<string[]>((kept, part) => {
    const last = kept.at(-1);
    const isOwn = last === undefined || namesPaper(barePaper(part)) || opens.test(part);
    return isOwn ? [...kept, part] : [...kept.slice(0, -1), `${last} and ${part}`];
  }, []);

const stretchOf = (text: string): string => {
  const order = ordered.exec(text);
  const beside = named.exec(text);
  const first = [order, beside]
    .filter((match) => match !== null)
    .sort((a, b) => a.index + a[0].length - b.index - b[0].length)[0];
  if (first && ofOthers.test(text.slice(0, first.index + first[0].length))) return '';
  if (first) return text.slice(first.index + first[0].length);
  return (passive.exec(text)?.[1] ?? '').replace(
    /^(?:in addition|additionally|also|finally),? /i,
    '',
  );
};

/** The phrases, one after another, that say what a sentence asks for; empty where it asks for nothing. */
export const objectsOf = (text: string): string[] =>
  stretchOf(text)
    .replace(ends, '')
    .replace(/[.;!]+$/, '')
    .split(hard)
    .map(squeeze)
    .flatMap(apart)
    .map((piece) => squeeze(piece.replace(opens, '')))
    .filter(Boolean);
