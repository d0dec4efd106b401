import type { Chapter, Guidelines } from '../guidelines.ts';
import { headOf } from './head-of.ts';

/** "Funding Opportunities in Soil Science", "Open Calls", "Our grant programs", "Where to find money". */
const title =
  /\b(?:funding|grants?|research|award|fellowship|external) (?:opportunities|calls|programm?e?s|schemes|bulletin|round-?up|newsletter|digest|calendar)\b|\b(?:open|current|upcoming|active|external|available|ongoing|latest) (?:and (?:open|upcoming|forthcoming) )?(?:calls?|solicitations|nofos?|rf[pa]s|competitions|fellowships|opportunities)\b(?! for (?:proposals|applications))|\bcalls of interest\b|\b(?:where|how) to find (?:money|funding|funds|grants)\b|\b(?:opportunities for funding|external (?:fellowships|grants|funding))\b/im;
/** That the paper of each stands elsewhere, or belongs to somebody else. */
const elsewhere =
  /\b(?:(?:always )?consult (?:the |each )?(?:[\w-]+ ){0,2}(?:for|before)\b|follow the links?|click on (?:a|the|each|any) (?:title|link|name|programm?e?)|each (?:call|programm?e?|scheme|solicitation|opportunity|sponsor|funder|grant) has its own|see (?:each|the|every) (?:sponsor|funder|programm?e?)(?:'s)?\b|the official (?:text|notice|document)|read the (?:full )?call\b|see (?:its|their) websites?|for internal deadlines|sponsors? (?:may |can )?changes? (?:their |its )?|keeps this list|dates (?:may|can) change|in response to this list|(?:this|the) (?:month's|week's) round-?up|several foundations|our contact point)/i;
/** What a call of its own is at: open until a day, at any time, later, or no more. */
const open =
  /\b(?:closes?(?: on)?|deadlines?|due(?! to)|rolling|(?:applications?|proposals?) (?:are|will be) (?:accepted|due)|appl(?:y|ications?) (?:at )?any time|at any (?:time|point)|no fixed (?:due dates?|deadlines?)|limited submission)\b/i;
const notNow =
  /\b(?:deferred|postponed|on (?:hiatus|hold)|closed|(?:has|have) (?:now )?(?:passed|closed|expired)|opens? (?:in|on|\d+)|to be announced|tba|coming soon|expected (?:in )?(?:\p{L}+|\d+)|not (?:offered|open) this year|suspended|paused)\b/iu;
/** What a single call has several of. */
const ofOneCall =
  /^\W*(?:(?:the|your|our|final|full|first|second|third|next|optional) )*(?:rounds?|cycles?|q[1-4]|phase|stage|step|track|tier|level|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|lett?ers?|lois?|proposals?|applications?|notif\w*|announce\w*|awards? (?:announce|notif|date)|notices?|decisions?|webinars?|information|questions?|deadlines?|dates?|due|open\w*|clos\w*|review|reports?|submission|interviews?|eligib\w*|who|what|when|where|how|why|contact|about|background|criteria|faqs?|apply|important|key|timeline|schedule|overview|purpose|resources?|optional)\b/i;
/** A page that says itself how to ask is the call, however many kinds of grants it has. */
const ownWay =
  /\b(?:how to apply|application (?:process|procedures?|form|requirements)|who (?:can|may) apply|eligibility|to apply|submission (?:process|instructions|requirements))\b/i;
const fewest = 3;
const longestEntry = 16;

type Status = 'open' | 'later';

const statusOf = (text: string): Status | undefined =>
  notNow.test(text) ? 'later' : open.test(text) ? 'open' : undefined;

const inChapters = ({ chapters, reading }: Guidelines): Status[] => {
  const byLevel = new Map<number, Chapter[]>();
  for (const chapter of chapters)
    byLevel.set(chapter.level, [...(byLevel.get(chapter.level) ?? []), chapter]);
  const lists = [...byLevel.values()].map((siblings) =>
    siblings.flatMap((chapter) => {
      if (ofOneCall.test(chapter.title) || chapter.end - chapter.block > longestEntry) return [];
      const said = reading.blocks
        .slice(chapter.block, chapter.end)
        .flatMap((block) => (block.type === 'table' ? [] : [block.text]))
        .join('\n');
      return statusOf(said) ?? [];
    }),
  );
  return lists.sort((a, b) => b.length - a.length)[0] ?? [];
};

const inLines = ({ reading }: Guidelines): Status[] =>
  reading.blocks.flatMap((block) => {
    if (block.type === 'table' || block.type === 'heading' || ofOneCall.test(block.text)) return [];
    return /^\W*\p{Lu}/u.test(block.text) ? (statusOf(block.text) ?? []) : [];
  });

const ofCall =
  /\b(?:solicitation|opportunity|programm?e?|call|grant|fund|fellowship|competition|title|topic|name|funder|sponsor)\b/i;
const ofDay = /\b(?:due|deadline|clos\w+|status)\b/i;
const inRows = ({ reading }: Guidelines): Status[] =>
  reading.blocks.flatMap((block) => {
    if (block.type !== 'table') return [];
    const [header = [], ...rows] = block.rows;
    if (!ofCall.test(header[0] ?? '') || !header.slice(1).some((cell) => ofDay.test(cell)))
      return [];
    return rows.flatMap((row) => {
      if (!row[0] || ofOneCall.test(row[0])) return [];
      return [notNow.test(row.join(' ')) ? ('later' as const) : ('open' as const)];
    });
  });

/**
 * Whether a page only tells which calls there are, each with days and a paper of its own elsewhere: nothing on it
 * binds who applies to one of them.
 */
export const listsCalls = (guidelines: Guidelines): boolean => {
  const { chapters, text } = guidelines;
  if (chapters.some((chapter) => ownWay.test(chapter.title))) return false;
  const entitled = title.test(headOf(guidelines));
  const refers = elsewhere.test(text);
  return [
    inChapters(guidelines),
    inRows(guidelines),
    ...(entitled ? [inLines(guidelines)] : []),
  ].some((entries) => {
    const mixed = entries.includes('open') && entries.includes('later');
    return entries.length >= fewest && Number(entitled) + Number(refers) + Number(mixed) >= 2;
  });
};
