import type { Block } from '@grantwright/shared/contract';
import { isOfAnotherCall } from '../aside.ts';
import type { Finding, Rule } from '../finding.ts';
import type { Statement } from '../guidelines.ts';
import { sayingNo } from '../saying-no.ts';
import { asChecklistLine } from '../wording.ts';
import { asTold } from './told-plainly.ts';
import { worthALine } from '../worth-a-line.ts';

const shortest = 20;
const longest = 600;
/** A sentence that nothing shortens is told up to a comma before this; its quote is shown beside. */
const glance = 230;

/** Heads of letters, titles, doors to elsewhere, and thanks tell nothing that one could act on. */
const ofThePaper = [
  /^(?:re|date|from|to|cc|subject)\s*:/i,
  /^(?:effective|revised|issued|released|published|adopted|approved)\b(?!.*\b(?:must|will|may|by)\b).*\d\.?$/i,
  /^(?:[\p{Lu}&]\S* |(?:for|and|of|the) ){1,12}(?:Fiscal Year|FY) ?\d{2,4}$/u,
  /^(?:posted|updated|version|apply for an?|learn (?:about|more)|click|follow)\b/i,
  /\b(?:grateful|(?:happy|pleased|proud|glad|excited) to|thank(?:s| you)|guide for applicants)\b/i,
  /\b(?:get in touch|contact|reach out|ask)\b[^.@\d]{0,60}\bquestions\b/i,
  /\bguidelines? \*/i,
  // That it is open is what the whole paper says.
  /^(?:applications?|submissions?|proposals?|nominations?) (?:are |is )?(?:now |currently )?(?:being accepted|open|called|invited)\b(?!.*\b(?:only|until|through|by|from|twice|year|rolling|online|via)\b)/i,
  /\bsubmissions? open\b|^(?:the )?(?:application|submission|nomination) (?:period|window|round|portal) is (?:now |currently )?open\b/i,
  /^we(?: are|'re) (?:currently |now )?accepting (?:applications|proposals|requests)\b(?!.*\b(?:only|until|through|by|rolling|online|via)\b)/i,
  /^(?:the )?[\p{L}\d' -]{3,70} (?:is|are) (?:now |currently )?accepting (?:applications|proposals|requests|nominations)\.?$/iu,
  /\b(?:seeking|inviting|requesting|soliciting|invites|seeks|requests|solicits|calls for|announces) (?:applications|proposals|nominations) (?:for|to|under) (?:the|its|our) (?:\d{4} )?\p{Lu}[^,;:]*\.?$/u,
  /^(?:congratulations|sign up|download|copied below|the text below)\b/i,
  // What the funder belongs to, and that it weighs this and that without saying what.
  /\bis an? (?:\w+ )?member(?: organi[sz]ation)? of\b|\b(?:number|variety|range) of (?:criteria|factors)\b|\bmore than just\b/i,
  // "SECTION 2 - THE PROJECT" and "1.1 Name of group": titles and boxes of a form.
  /^(?:section|part|step|page|stage) (?:\d{1,2}|[A-Z]|[IVX]{1,4})\b(?!.*\b(?:must|should|may|will|is|are|can|please)\b)/i,
  /^\d{1,2}\.\d{1,2}\.? (?!.*\b(?:must|should|may|will|is|are|can|cannot|please)\b)[^.?!]+$/i,
  // "12 Quay Street, Elsmouth": where somebody is to be found, and no word of what to send there.
  /^(?:[\p{Lu}][^.!?]{2,60}[,|·-]\s)?\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}'.-]* ){1,4}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|square|place|court|row|quay|terrace|highway|parkway|suite)\b\.?[|·-]*(?:[\s,][,|·\s-]*[\p{Lu}\d(][^\s,]*){0,12}$/iu,
  // "The old quay at dawn, Ada Holt, 2016": what stands under a picture.
  /^(?!.*\b(?:is|are|was|will|may|must|can|due|by|until|from|opens?|closes?|ends?|begins?)\b)[^.!?:;]{4,80}, (?:photo(?:graph)? by )?\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]*){1,2}, (?:19|20)\d\d\.?$/u,
  // "The house is a landmark, receiving the 2017 Gull Award": whom others honored, and not this call.
  /\b(?:receiv(?:ing|ed)|winn(?:ing|er of)|won) (?:the |an? )(?:(?:19|20)\d\d )?(?:\p{Lu}[\p{L}&'-]+ ){1,5}(?:Award|Prize|Medal)\b/u,
  // "Conditions: Applicants must be" goes on in a list.
  /\b(?:must|must be|should be|are|is)$/i,
];

/** "© Elm Fund. Registered in the county.": all of such a line is the foot of a page. */
const isFoot = (block: Block | undefined): boolean =>
  block?.type === 'paragraph' && /^\s*(?:©|\(c\) |copyright\b)/i.test(block.text);

/** “We could not do it without grants,” Ms Bell said: what somebody tells the press. */
const isTalk = (block: Block | undefined, { text }: Statement): boolean =>
  (block?.type === 'paragraph' && /^\s*[“"]/.test(block.text)) ||
  /["”'’]\s*(?:\p{Lu}[\p{L}.'-]+ ){1,4}(?:said|says|added|explained|told)\b|\p{Lu}\p{L}+ said\b/u.test(
    text,
  ) ||
  /\b(?:I|I'm|I'll|I've|myself)\b/.test(text);

/** What is asked for in writing stands among the sections. */
const asksInWriting =
  /^(?:please |briefly )?(?:describe|explain|define|list|discuss|outline|summari[sz]e|identify|justify)\b/i;

const tells = ({ text, form }: Statement): boolean =>
  form !== 'pair' &&
  text.length >= shortest &&
  text.length <= longest &&
  !/[:?]["')]*$/.test(text) &&
  !asksInWriting.test(text) &&
  !ofThePaper.some((pattern) => pattern.test(text));

const lineOf = (text: string): string | undefined => {
  const line = asChecklistLine(text);
  if ((line ?? text).length <= glance) return line;
  const comma = Math.max(text.lastIndexOf(', ', glance), text.lastIndexOf('; ', glance));
  const begun = comma < glance / 3 ? undefined : asChecklistLine(text.slice(0, comma));
  return begun ? `${begun} …` : line;
};

/**
 * What no rule knows, by the weight of its words: 10 where it is as likely as not that a careful
 * reader would note it.
 */
export const toldByWeight: Rule = {
  name: 'told-by-weight',
  find: ({ statements, reading: { blocks } }) =>
    statements.flatMap((statement): Finding[] => {
      const block = blocks[statement.block];
      if (isFoot(block) || isTalk(block, statement)) return [];
      if (isOfAnotherCall(statement) || statement.aside === 'definition') return [];
      if (!tells(statement)) return [];
      return asTold(
        statement,
        sayingNo(statement, lineOf(statement.text)),
        10 + 2 * worthALine(statement),
      );
    }),
};
