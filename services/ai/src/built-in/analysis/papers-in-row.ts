import { squeeze } from '@grantwright/analyst';
import { paper } from './rules/papers/paper-words.ts';

const verbs = '(?:upload|attach|enclose|append)';
const papers =
  '(?:attachments?|documents?|documentation|enclosures?|uploads?|papers|materials|items|forms)';
const number = '(?:\\d{1,2}(?:\\.\\d{1,2})*[.)]? |[A-Z][.)] )?';
/** Between the order and the first of the papers: "Enclose only", "Attach to the form", "Upload as PDF files:". */
const beside =
  '(?:(?: only| also| us| all of| each of| to (?:the|your) [\\p{L} ]{3,24}?| with (?:the|your) [\\p{L} ]{3,24}?| as (?:an? )?(?:single |separate |one )?pdfs?(?: files?)?| the following(?: \\p{L}+){0,2})){0,2}';
/** What asks for papers, up to the first of them. */
const asks = [
  new RegExp(`^${number}(?:please |also |then |next,? |and )*${verbs}${beside}:? (.+)$`, 'iu'),
  new RegExp(
    `^[^:;]{0,80}\\b(?:must|should|shall|need to|have to|(?:are|is|be) (?:asked|required|requested) to|please) (?:also )?${verbs}${beside}:? (.+)$`,
    'iu',
  ),
  new RegExp(
    `^${number}(?:the )?(?:following|these) (?:\\p{L}+ ){0,2}${papers} (?:are|is|must|should|shall|need|have)\\b[^:]{0,90}: (.+)$`,
    'iu',
  ),
  new RegExp(
    `^${number}(?:also )?(?:attached|enclosed|appended|uploaded)(?: (?:to|with) (?:it|the|your)(?: [\\p{L} ]{3,24}?)?)? (?:shall|must|should|are to|is to|ha(?:ve|s) to|needs? to) be:? (.+)$`,
    'iu',
  ),
  new RegExp(
    `^${number}(?:(?:the|required|mandatory|supporting|application|proposal) )*(?:attachments|enclosures|uploads|supporting documents|documents to (?:attach|upload|enclose|submit))(?: required)?(?: \\([^()]*\\))?: (.+)$`,
    'iu',
  ),
  new RegExp(
    `^${number}(?:(?:in addition to|besides|along with|together with) [^,:]{3,40}, )?(?:an?|the|each|every|your) (?:complete[d]?|full|whole) (?:application|submission|proposal|request)(?: package| packet)? (?:must |should |shall |will )?(?:also )?(?:includes?|consists? of|contains?|comprises?)(?: (?:all of )?the following)?: (.+)$`,
    'iu',
  ),
];
/** What is refused, left to choice, or asked of those who won. */
const notAsked =
  /\b(?:do(?:es)? not(?! count)|don't|(?:may|should|must|can) not|cannot|need not|never|optional(?:ly)?|grantees|recipients|winners|awardees|if (?:awarded|selected|funded)|(?:final|progress|completion|interim) reports?|reimburs\w+|invoices?|receipts?)\b/i;

const counted = /(?:^|[\s;,])(?:and |or )?\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})\)\s+/i;
const apart = /;\s+(?:and\s+)?/;
const comma =
  /,\s+(?:and\s+|as well as\s+)?(?![^()]*\))|\s+and\s+(?=(?:an?|the|your|our|one|two|three|cop(?:y|ies))\s)(?![^()]*\))/i;
const fewest = 2;
const enoughLike = 0.6;
const longest = 900;
const longestPiece = 220;

const piecesOf = (row: string): string[] => {
  const numberedOnes = row.split(counted);
  if (numberedOnes.length > fewest) return numberedOnes.slice(1);
  return row.split(apart.test(row) ? apart : comma);
};

/** "What to upload with the form" over "Your latest accounts, a map and two quotes.": the title is the order. */
const titleAsks =
  /^(?:\W|\d)*(?:what (?:to|you (?:need to|must|should)) (?:upload|attach|enclose|append|send)\b.{0,40}|(?:(?:required|mandatory|supporting) )*(?:attachments|enclosures|uploads|supporting documents))$/i;
const speaks =
  /\b(?:must|should|shall|may|can|cannot|will|is|are|was|were|has|have|do|does|not|no|count)\b/i;
const opensRow =
  /^(?:your|our|an?|the|one|two|three|proof|cop(?:y|ies)|most recent|latest|current)\b/i;

/**
 * The papers that a sentence asks for one after another, as it says them: "Attach (1) a budget; (2) the list of your
 * board", "Upload your latest accounts, a map, and two quotes". Empty for a sentence that asks for no such row, where
 * the title over it does not either.
 */
export const papersInRow = (text: string, title = ''): string[] => {
  if (text.length > longest || notAsked.test(text)) return [];
  const isUnder = titleAsks.test(title) && opensRow.test(text) && !speaks.test(text);
  const row = isUnder ? text : asks.map((ask) => ask.exec(text)?.[1]).find(Boolean);
  const pieces = piecesOf(row ?? '')
    .map((piece) => squeeze(piece.replace(/\[[^\]]*\]/g, '')).replace(/[\s;,.]+(?:and)?$/i, ''))
    .filter(Boolean);
  const like = pieces.filter((piece) => paper.test(piece));
  const isRow =
    pieces.length >= fewest &&
    like.length >= Math.max(fewest, pieces.length * enoughLike) &&
    pieces.every((piece) => piece.length <= longestPiece);
  return isRow ? pieces : [];
};
