import type { Guidelines, Statement } from '../guidelines.ts';

const person =
  "(?:(?:Mr|Mrs|Ms|Dr|Sr|Fr|Rev)\\. )?\\p{Lu}[\\p{Ll}'’-]+(?: (?:\\p{Lu}\\.|\\p{Lu}[\\p{L}'’-]+)){1,3}";
/** "Contact Joan Petit, Grants Officer, at …", "Questions: Abdi Warsame, program person, …" */
const called = new RegExp(
  `\\b(?:[Cc]ontact|[Cc]all|[Qq]uestions(?: only)?(?: to)?|[Aa]sk|[Tt]elephone|[Pp]hone|[Ii]nformation|[Dd]irected to|[Ww]rite to|[Ee]-?mail)[:?]?\\s+(${person})(?=[,;:(.]|\\s+(?:at|on|by|via|in|for|-|\\d)|$)`,
  'u',
);
/** "Bronwyn Petrakis, Community Development Officer, (08) …" */
const opening = new RegExp(
  `^(?:[\\p{L} ]{3,20}: )?(${person})(?=,|\\s*(?:-|\\||\\()|\\s+\\d)`,
  'u',
);
const alone = new RegExp(`^(${person})(?:,.{0,80})?$`, 'u');
/** What is written with capitals and is no person. */
const notPerson =
  /\b(?:Foundation|Fund|Trust|Department|Office|Officer|Council|Committee|Board|Program(?:me)?|Grants?|Director|Manager|Coordinator|Center|Centre|Street|Road|Avenue|Box|Community|County|City|State|University|Services?|Team|Federal|National|The|For|Please|Email|Phone|Contact|Questions?|Applications?|Monday|Friday|January|June|July|Suite|Room|United|Application|General|Agency|Information|Society|Association|Commission|Rural|Development|Main)\b/;

const nameIn = (text: string, patterns: RegExp[]): string | undefined => {
  for (const pattern of patterns) {
    const name = pattern.exec(text)?.[1];
    if (name && !notPerson.test(name)) return name;
  }
  return undefined;
};

/** Whom to ask for at an address: the person named beside it, or on the lines right above it. */
export const contactName = (statement: Statement, guidelines: Guidelines): string | undefined => {
  const own = nameIn(statement.text, [called, opening]);
  if (own) return own;
  const title = statement.path.at(-1) ?? '';
  // A name on a line of its own reads like a title.
  const over = new RegExp(`^${person}$`, 'u').exec(title)?.[0];
  const isContact = /\bcontacts?\b/i.test(statement.path.slice(-2).join(' '));
  if (over && isContact && !notPerson.test(over)) return over;
  const at = guidelines.statements.indexOf(statement);
  const titled = /\bcontacts?\b/i.test(title);
  const bare = statement.text.length < 60;
  if (!titled && !bare) return undefined;
  for (const other of guidelines.statements.slice(Math.max(0, at - 4), at).reverse()) {
    if (statement.block - other.block > 4) break;
    const name = nameIn(other.text, [called, alone]);
    if (name && other.text.length < 120) return name;
  }
  return undefined;
};
