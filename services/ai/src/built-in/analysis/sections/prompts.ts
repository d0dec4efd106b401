import { capitalize } from '@grantwright/analyst';
import type { Statement } from '../guidelines.ts';

const asks =
  /^(?:briefly |clearly |please |specifically |explicitly |fully |succinctly |in detail,? )*(?:describe|explain|provide|discuss|list|identify|state|outline|summari[sz]e|itemi[sz]e|demonstrate|detail|define|indicate|include|address|tell us|specify|show|document|present|justify|propose|articulate|highlight|name|give|share|estimate|quantify|compare|characteri[sz]e|what|how|why|who|whom|where|when|which|does|do|is|are|will|has|have|can|in what|comment on|elaborate on|reflect on)\b/i;
const duty =
  /^(?:you (?:must|should|will|may|need to)|applicants? (?:must|should|shall|are expected to)|(?:this|the) (?:section|narrative|plan|proposal|application|description|statement|budget|abstract|response) (?:must|should|shall|will|needs to)|(?:a |the )?(?:strong|successful|competitive) (?:application|proposal)s? (?:will|should))\s+(?:also |briefly |clearly )?/i;
const formal =
  /\b(?:font|margin|pdf|upload|file name|page limit|due by|deadline|grants\.gov|attachment \d|form\b|see section|see merit|instructions|more information)\b/i;

/** Whether a statement asks the applicant to write something, rather than to format or send it. */
export const isPrompt = (statement: Pick<Statement, 'text'>): boolean => {
  const { text } = statement;
  if (text.length > 700 || text.length < 12) return false;
  if (/\?$/.test(text)) return true;
  if (formal.test(text) && !/^(?:describe|explain|discuss)/i.test(text)) return false;
  return asks.test(text) || (duty.test(text) && asks.test(text.replace(duty, '')));
};

/** "Describe X and explain how Y" asks two things: one prompt each. */
export const splitPrompt = (text: string): string[] =>
  text
    .replace(/^(?:\(?[a-z0-9]{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+\.?)\s+/i, '')
    .replace(/\s*\([^()]*\b(?:words?|pages?|characters?|points?|minutes?|seconds?)\b[^()]*\)/gi, '')
    .split(
      /;\s+(?:and\s+)?(?=[a-z])|(?<=\?)\s+|(?<!\b(?:whether|when|where|why|how|who|what|if)),?\s+and\s+(?=(?:describe|explain|discuss|identify|how (?:will|do|does|you|the|it|they)|what (?:is|are|will|you)|why|who)\b)/i,
    )
    .map((part) => capitalize(part.trim().replace(/[;,]$/, '')))
    .filter((part) => part.split(/\s+/).length >= 2);

const tellsOf =
  /\b(?:letters?|lois?|proposals?|applications?|statements?|narratives?|documents?|concept (?:notes?|papers?))\b[^.:]{0,70}?\b(?:describing|explaining|outlining|stating|that (?:describes|explains|outlines|states))\s+(.+)$/i;
const fewestTold = 3;

/** What a letter is to tell, in one sentence: "two pages describing the organization, the program, and the budget". */
export const toldInOne = (text: string): string[] => {
  const list = tellsOf.exec(text)?.[1] ?? '';
  const pieces = list
    .replace(/\.$/, '')
    .split(/[,;]\s+(?:and\s+)?(?![^()]*\))/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.split(' ').length >= 2);
  return pieces.length >= fewestTold ? pieces.map(capitalize) : [];
};
