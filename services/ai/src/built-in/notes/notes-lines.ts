import { squeeze } from '../../text/normalize.ts';
import { splitSentences } from '../../text/sentences.ts';
import { isTalk } from '../drafting/statements/for-the-writer.ts';
import { readLabel } from '../drafting/statements/note-labels.ts';
import type { Topic } from '../drafting/topics.ts';
import { isBullet, isWrapped } from '../drafting/statements/split-lines.ts';
import { mainVerb } from '../drafting/grammar/main-verb.ts';

/** One sentence of notes, or a line of them that is none. */
export type NoteLine = {
  text: string;
  /** The line that it stands in. */
  line: number;
  /** Where an empty line stands before it, another paragraph begins. */
  paragraph: number;
  /** What a label before it, or a title over its line, says that it is about. */
  label?: Topic;
};

/** "From:", "Subject:": the head of a pasted e-mail. */
const headOfMail = /^(?:>+ ?)?(?:from|to|cc|bcc|date|sent|subject|re|fwd?|von|an) ?: \S/i;
const footOfMail =
  /^(?:sent from my \S.*|get outlook\b.*|(?:best|kind|warm|many) (?:regards|wishes|thanks).*|(?:thanks|thank you|cheers|regards|yours|love|talk soon|xx?)\b[^.]{0,30}[,.!]?|--+|-{2,} ?(?:original|forwarded) message.*|on .{6,60} wrote:)$/i;
/** "Phil, Rosa," opens a letter; "D." closes one. */
const salutation =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|evening)|all|team|both|guys|\p{Lu}\p{Ll}+)(?:[ ,&]+(?:and )?)?){1,4}[,!:–—-]*$/iu;
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
];

const topicOf = (name: string): Topic | undefined =>
  short.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? readLabel(name)?.topic;

/** "Partners" or "Cost, 24 months" over its lines says what they are about. */
const titleOf = (line: string): Topic | undefined =>
  line.split(/\s+/).length <= longestTitle &&
  // "Volunteer expenses 840" is a cost and no title.
  !/\d{3}|[.!?,;]$/.test(line) &&
  mainVerb(line) === undefined
    ? topicOf(line.replace(/:$/, ''))
    : undefined;

/** The lines of notes; where a paste broke them at one width, its paragraphs. */
const linesOf = (notes: string): string[] => {
  const lines = notes.split(/\r?\n/).filter((line) => !isOfMail(line.trim()));
  const open = lines.filter((line) => /[\p{L}\d,]$/u.test(line.trim()));
  return lines.length > 3 && open.length >= lines.length / 2 && isWrapped(lines.join('\n'))
    ? lines
        .join('\n')
        .split(/\r?\n\s*\r?\n/)
        .flatMap((paragraph) => [squeeze(paragraph), ''])
    : lines;
};

/**
 * What somebody typed, sentence by sentence, each with what a label or a title says of it. Heads, greetings and feet
 * of e-mails, and what is only said to the writer, are left out.
 */
export const noteLines = (notes: string): NoteLine[] => {
  const found: NoteLine[] = [];
  let paragraph = 0;
  let title: Topic | undefined;
  for (const [at, raw] of linesOf(notes).entries()) {
    const line = squeeze(raw.replace(bullet, ''));
    if (line === '') {
      paragraph += 1;
      title = undefined;
      continue;
    }
    const heads = isBullet(raw) ? undefined : titleOf(line);
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
    const about = own ?? title;
    for (const { text } of splitSentences(line))
      // A heading says what follows it is about, and is none of it.
      if (!isTalk(text) && !(own && text === `${heading ?? ''}.`))
        found.push({ text, line: at, paragraph, ...(about ? { label: about } : {}) });
  }
  return found;
};
