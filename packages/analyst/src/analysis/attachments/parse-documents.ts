import { removeStatedMaximums } from '@grantwright/shared/submission';
import { anyOf } from '@grantwright/shared/values';
import { capitalize, squeeze } from '../../text/normalize.ts';
import { namesDocument, type RequestForm } from './document-words.ts';

const maxWords = 9;
const maxNameLength = 80;

/** Not "501(c)(3)". */
const parenthesis = /(?<=^|\s)\([^()]{0,200}(?:\([^()]{0,40}\)[^()]{0,100}){0,3}\)/g;
/** "A minimum of three and up to five" */
const number = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
const count = new RegExp(
  `^(?:(?:a (?:minimum|maximum) of|at least|at most|up to|between|no more than|no fewer than) )${number}(?:(?:,? (?:and|to|but|or))?(?: (?:up to|no more than|at most|a maximum of))? ${number})? `,
  'i',
);
const determiner =
  /^(?:(?:and|also|an?|the|your|their|its|our|one(?! page)|any|all|each|every|both|at least|up to|completed|scanned|signed|(?:(?:certified|official|scanned|signed|clear|hard|electronic|digital|photo|legible) ?)?(?:photo)?cop(?:y|ies) of)\s+)+/i;
/**
 * Matches the end of a document's name: punctuation, or words that say what it shows, who sends it or where it goes.
 */
const afterName = anyOf(
  /[;:|—–]|\.(?=\s|$)|\s-+\s/,
  /(?<=\s)(?:that|which|who|whose|you|we|from (?:one of )?the following|showing|indicating|outlining|detailing|listing|stating|describing|explaining|demonstrating|documenting|including|using|dated|issued|reflecting|notifying|supporting|on|with|to|in|by|at|if|when|where|as|under|before|unless|along|must|should|shall|is|are|will|may|can|has|have|not)\b/,
  /(?<=\s)(?:for|from) (?:the|your|this|each|every|all|ALL|any|one|applicants|organi[sz]ations)\b/,
);
const partBreak = /,(?: (?:and|&))? | (?:and|&) /;
const ofKind = /\bof \S+$/;
const action =
  /^(?:obtain|request|have|get|ask|complete|fill|sign|prepare|create|read|review|see|use)\b/i;

/**
 * Returns the names of the documents in a phrase such as "your IRS determination letter and a list of board members
 * that shows …", each short enough for a file label. Returns undefined if the phrase names anything else.
 */
export function parseDocuments(text: string, request: RequestForm): string[] | undefined {
  const bare = removeStatedMaximums(text.slice(0, 400).replace(parenthesis, ' '));
  const named = squeeze(bare).replace(count, '');
  const end = afterName.exec(named.replace(determiner, (start) => '_'.repeat(start.length)))?.index;
  const phrase = named.slice(0, end).replace(/[ ,]{1,3}$/, '');
  const isWhole = request === 'listed' || request === 'titled';
  const names = splitNames(phrase, isWhole ? 'attached' : request);
  if (names || !isWhole) return names;
  const whole = phrase.replace(determiner, '');
  return isName(whole, request) ? [capitalize(whole)] : undefined;
}

function splitNames(phrase: string, request: RequestForm): string[] | undefined {
  const names: string[] = [];
  for (const part of phrase.split(partBreak)) {
    const name = part.replace(determiner, '');
    const last = names.at(-1);
    if (isName(name, request)) names.push(capitalize(name));
    else if (last && ofKind.test(last) && /^[a-z]+$/.test(name))
      names.splice(-1, 1, `${last} and ${name}`);
    else return undefined;
  }
  return names;
}

const isName = (name: string, request: RequestForm): boolean =>
  name.length <= maxNameLength &&
  !action.test(name) &&
  name.split(' ').length <= maxWords &&
  namesDocument(name, request);
