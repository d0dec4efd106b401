import { splitSentences, squeeze } from '@grantwright/analyst';
import { isCaution, isTalk } from '../drafting/statements/for-the-writer.ts';
import { isName, projectName } from '../drafting/statements/notes-heading.ts';
import { readLabel, tellsItself } from '../drafting/statements/note-labels.ts';
import type { Topic } from '../drafting/topics.ts';
import { isBullet, isWrapped } from '../drafting/statements/split-lines.ts';
import { mainVerb } from '../drafting/grammar/main-verb.ts';
import { asksItself } from './asks-itself.ts';
import { quietly, withoutShouting } from './shouted-label.ts';
import { projectOver, spokenTitle, withoutGoingOn } from './spoken-titles.ts';

/** One sentence of notes, or a line of them that is none. */
export type NoteLine = {
  text: string;
  /** The line that it stands in. */
  line: number;
  /** Where an empty line stands before it, another paragraph begins. */
  paragraph: number;
  /** What a label before it, or a title over its line, says that it is about. */
  label?: Topic;
  /** It says what something is called, and is never talk. */
  isName?: true;
  /** It is the sentence that the label stands before. */
  isLabelled?: true;
};

/** "From:", "Subject:": the head of a pasted e-mail. */
const headOfMail = /^(?:>+ ?)?(?:from|to|cc|bcc|date|sent|subject|re|fwd?|von|an) ?: \S/i;
const footOfMail =
  /^(?:sent from my \S.*|get outlook\b.*|(?:best|kind|warm|many) (?:regards|wishes|thanks).*|(?:thanks|thank you|cheers|regards|yours|love|talk soon|xx?)\b[^.]{0,30}[,.!]?|--+|-{2,} ?(?:original|forwarded) message.*|on .{6,60} wrote:)$/i;
/** "Phil, Rosa," opens a letter; "D." closes one. */
const salutation =
  /^(?:good )?\p{L}{2,}(?:[ ,&]+(?:and )?(?!and )\p{L}{2,}){0,3}[ ,&]*[,!:–—-]*$/iu;
const names = /^\p{Lu}\p{Ll}+(?:(?:, | and | & )\p{Lu}\p{Ll}+){0,3},$/u;
const initial = /^\p{Lu}\.?$/u;

const isOfMail = (line: string): boolean =>
  headOfMail.test(line) ||
  footOfMail.test(line) ||
  names.test(line) ||
  initial.test(line) ||
  (/^(?:hi|hello|hey|dear|good)\b/i.test(line) && salutation.test(line));

const label = /^(?:[-–—•*]\s+)?(\p{L}[^:.!?$,\d]{1,40}?)(?::| [-–—])\s+(?=\S)/u;
/** "Method. The barber takes two readings.": a word that heads what follows it. */
const headed = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+)?)\. (?=[\p{Lu}\d])/u;
const bullet = /^\s*(?:[-–—•·*▪◦‣○●#]+|\(?\d{1,2}[.)](?=\s)|[a-z][.)](?=\s))\s*/;
const longestTitle = 6;

/** Words before a colon that say something only there. */
const short: [RegExp, Topic][] = [
  [
    /^(?:where|locations?|places?|sites?|format|methods?|approach|how(?: it works)?|activit(?:y|ies))$/i,
    'project',
  ],
  [/^(?:how many|numbers?|for whom|participants|ages?)$/i, 'population'],
  [/^(?:O ?& ?M|maintenance|upkeep|after|afterwards|later|next|future|exit)$/i, 'sustainability'],
  [/^(?:counts?|counting|measured|measuring|data)$/i, 'evaluation'],
  [/^(?:targets?|we want|aims?)$/i, 'goals'],
  [/^(?:letters?|with|help from)$/i, 'partners'],
  [/^(?:pilot|so far|trial|past)$/i, 'track'],
  [/^(?:(?:project |grant )?(?:period|duration|term)|start(?: date)?|end(?: date)?)$/i, 'timeline'],
  [/^(?:(?:service |target )?area|area served|region|counties|towns)$/i, 'population'],
  [
    /^(?:(?:other|secured|matching|confirmed|pending|additional) (?:money|funding|funds|income|sources|support|funders)|match|co-?funding|income|who else pays)$/i,
    'funding',
  ],
  [/^(?:others?|counterparts?|in[- ]kind|the rest)$/i, 'funding'],
  [/^(?:contact(?: person)?)$/i, 'staff'],
];

const topicOf = (name: string): Topic | undefined =>
  short.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? readLabel(name)?.topic;

/** "Partners" or "Cost, 24 months" over its lines says what they are about. */
const titleOf = (line: string): Topic | undefined =>
  line.split(/\s+/).length <= longestTitle &&
  // "Volunteer expenses 840" is a cost and no title, "Partners: Hale School" says who they are.
  !/\d{3}|[.!?,;]$|:\s+\S/.test(line) &&
  mainVerb(line) === undefined
    ? topicOf(line.replace(/:$/, ''))
    : undefined;

/** "… in January. What we promise: 1,800 rides": the rest of the paragraph is of something else. */
const innerLabel = (text: string): Topic | undefined => {
  const name = label.exec(text)?.[1];
  return name !== undefined && !tellsItself(name) && name.split(/\s+/).length <= longestTitle
    ? topicOf(name)
    : undefined;
};

/** Somebody who greets signs with a name at the end. */
const signature = /^\p{Lu}\p{Ll}+$/u;
/** "Maureen Hale" over "(treasurer, and hockey mother)", at the very end of a letter. */
const fullName = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’.-]*){1,2}$/u;
const whoSigns = /^\([^()]{3,60}\)$/u;
const mostSigning = 2;
const greets = /^(?:hi|hello|hey|dear)\b/i;

/** The lines of notes; where a paste broke them at one width, its paragraphs. */
const linesOf = (notes: string): string[] => {
  const typed = notes.split(/\r?\n/);
  const isLetter = typed.some((line) => greets.test(line.trim()));
  const last = typed.findLastIndex((line) => line.trim() !== '');
  const signs = (line: string, at: number): boolean =>
    signature.test(line) ||
    (at > last - mostSigning && (fullName.test(line) || (at === last && whoSigns.test(line))));
  const lines = typed.filter(
    (line, at) => !isOfMail(line.trim()) && !(isLetter && signs(line.trim(), at)),
  );
  const open = lines.filter((line) => /[\p{L}\d,]$/u.test(line.trim()));
  return lines.length > 3 && open.length >= lines.length / 2 && isWrapped(lines.join('\n'))
    ? lines
        .join('\n')
        .split(/\r?\n\s*\r?\n/)
        .flatMap((paragraph) => [squeeze(paragraph), ''])
    : lines;
};

/** "PROJECT NAME: Steady Floors", "Project: Third Truck (mobile pantry)": what the project is called. */
const isCalled = (label: string, said: string): boolean =>
  projectName.test(label) && isName(label, said.replace(/\s*\([^()]*\)$/, ''));

/** The lines under one, up to the next empty one. */
const linesBelow = (lines: readonly string[], at: number): string[] => {
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) => line.trim() === '');
  return (end < 0 ? below : below.slice(0, end)).map(squeeze);
};

/** "NOTE: Please don't publish addresses": a remark and what explains it are said to whoever writes. */
const isForTheWriter = (name: string, line: string): boolean =>
  remark.test(name) && isCaution(line.replace(/^[^:]*:\s*/, '').split(/(?<=[.!?])\s/)[0] ?? '');
const remark = /^(?:please )?(?:note|nb|n\.b\.?|ps|p\.s\.?|fyi|remark|important|careful)$/i;

/** What money is for and who gives it is told by its label. */
const ofMoney: ReadonlySet<Topic> = new Set<Topic>(['budget', 'ask', 'funding']);

/**
 * What somebody typed, sentence by sentence, each with what a label or a title says of it. Heads, greetings and feet
 * of e-mails, and what is only said to the writer, are left out.
 */
export const noteLines = (notes: string): NoteLine[] => {
  const found: NoteLine[] = [];
  let paragraph = 0;
  let title: Topic | undefined;
  const lines = linesOf(notes);
  for (const [at, raw] of lines.entries()) {
    const line = withoutGoingOn(squeeze(raw.replace(bullet, '')));
    if (line === '') {
      paragraph += 1;
      title = undefined;
      continue;
    }
    // "$$" over what it costs, which may stand in a table already.
    if (/^[$€£]{1,3}:?$/.test(line)) {
      title = 'budget';
      continue;
    }
    const called = projectOver(line);
    if (called) {
      found.push({ text: `Project name: ${called}`, line: at, paragraph, isName: true });
      continue;
    }
    const heads = isBullet(raw)
      ? undefined
      : (spokenTitle(line, linesBelow(lines, at)) ?? titleOf(line));
    if (heads) {
      title = heads;
      continue;
    }
    const heading = headed.exec(line)?.[1];
    const name = label.exec(line)?.[1] ?? heading;
    const own =
      name !== undefined && mainVerb(name) === undefined && name.split(/\s+/).length <= longestTitle
        ? topicOf(name)
        : undefined;
    if (name !== undefined && isForTheWriter(name, line)) continue;
    if (name !== undefined && isCalled(name, line.replace(/^[^:]*:\s*/, ''))) {
      found.push({ text: withoutShouting(line), line: at, paragraph, isName: true });
      continue;
    }
    let about = own ?? title;
    const said = splitSentences(
      own === undefined ? line : ofMoney.has(own) ? quietly(line) : withoutShouting(line),
    );
    for (const [place, { text: spoken }] of said.entries()) {
      const text = withoutGoingOn(spoken);
      const next = said[place + 1]?.text;
      const question = asksItself(text, next);
      const titled =
        place === 0 && next !== undefined
          ? spokenTitle(text.replace(/\.$/, ''), [next])
          : undefined;
      if (question ?? titled) {
        about = question?.topic ?? titled ?? about;
        continue;
      }
      const inner = place > 0 ? innerLabel(text) : undefined;
      if (inner) about = inner;
      // A heading says what follows it is about, and is none of it.
      if (isTalk(text) || (own && text === `${heading ?? ''}.`)) continue;
      const isLabelled = (own !== undefined && place === 0) || inner !== undefined;
      found.push({
        text,
        line: at,
        paragraph,
        ...(about ? { label: about } : {}),
        ...(isLabelled ? { isLabelled } : {}),
      });
    }
  }
  return found;
};
