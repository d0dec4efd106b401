import type { Guidelines } from '../guidelines.ts';
import { amountsToAsk } from './signs-of-call.ts';

/** What only whoever looks for staff says. */
const ofPost =
  /\b(?:position summary|job (?:description|summary|title|posting|specification)|person specification|areas? of responsibility|(?:essential|key|main|principal) (?:duties|responsibilities|tasks?)|duties (?:in particular|include)|supports? the (?:chief|executive director|director)|reports? to the \p{L}{2,}(?: \p{L}{2,}){0,3}|line[- ]manages?|(?:bachelor|master)'?s? degree (?:in|or)|years?'? (?:of )?(?:related |relevant )?experience|a (?:full )?CV\b|(?:your|and a|with a) (?:résumé|resume|curriculum vitae)|cover(?:ing)? letter|post-?doc(?:toral)? (?:position|researcher|fellow position)|this classification|seeks candidates|candidates? (?:will|should|must) (?:have|hold)|the (?:holder|incumbent|post-?holder)|interest in (?:becoming|the post|this position)|the (?:post|position) is (?:at|based|full|part|a)|(?:annual |starting )?salary (?:range|of|is)|hourly wage|full-time position|minimum qualifications|staff structure|equal opportunity employer|(?:PhD|doctoral) (?:studentship|position|student position)|(?:will|to) join the (?:group|team|lab|laboratory) of|(?:should|must) hold an? [^.]{0,20}degree|for an informal (?:talk|chat|conversation|discussion)|job reference)\b/giu;
const fewest = 3;
/** A call may pay for staff, and asks for their résumés; it speaks of applicants and what they get more. */
const ofCall =
  /\b(?:grant (?:applications?|requests?) (?:must|should|are)|applicants? (?:organi[sz]ations? )?(?:must|may|should) (?:be|submit|apply)|eligible (?:organi[sz]ations|applicants)|request for proposals|amount requested|grants? (?:of|up to|range)|we (?:fund|award)|how to apply)\b/gi;

/** "Grants Coordinator", "The Role of the Trust Administrator" over the paper. */
const post =
  /^(?:the role of (?:the )?)?(?:[\p{Lu}&][\p{L}&,-]* ){0,4}(?:coordinator|manager|officer|director|administrator|assistant|associate|specialist|analyst|accountant|bookkeeper|intern(?:ship)?)$/iu;

const distinct = (text: string, words: RegExp): number =>
  new Set(text.match(words)?.map((said) => said.toLowerCase())).size;

/** Whether a paper describes a post that is to be filled. */
export const describesPost = (guidelines: Guidelines): boolean => {
  const plain = guidelines.text.replace(/[‘’]/g, "'");
  const [first] = guidelines.reading.blocks;
  const isNamed = first?.type === 'heading' && post.test(first.text.trim());
  const said = distinct(plain, ofPost) + Number(isNamed);
  return said >= fewest && said > distinct(plain, ofCall) && amountsToAsk(guidelines) === 0;
};
