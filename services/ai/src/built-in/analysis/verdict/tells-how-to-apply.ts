import type { Guidelines } from '../guidelines.ts';

/** "How To Apply", "Application Instructions": a chapter for those who want to ask. */
const title =
  /^(?:how (?:to|do (?:I|we)|can (?:I|we|you)) apply|(?:grant )?(?:application|proposal) (?:instructions|procedures?|requirements|process))(?: for .{1,30})?[:?]?$/i;
/** What is sent, and by whom it is read, is told to nobody but those who ask. */
const orders = [
  /\b(?:submit|send|mail|deliver|hand in|e-?mail)\b[^.\n]{0,60}\b(?:applications?|proposals?|requests?)\b/i,
  /\b(?:enclose|include|attach)\b[^.\n]{0,60}\b(?:cover (?:page|letter|sheet)|cop(?:y|ies)|letters?|budget|list of)\b/i,
  /\b(?:applications?|proposals?|requests?)\b[^.\n]{0,70}\b(?:will not be (?:accepted|considered|reviewed)|must (?:not )?be (?:post ?-?marked|received|submitted)|should (?:not )?be (?:submitted|sent|typed))\b/i,
];
/** What only the one who asks can tell. */
const told =
  /\b(?:describe|explain|state|tell us|summari[sz]e)\b|\b(?:your|the) (?:mission|organi[sz]ation|project(?: budget)?|proposed project|need)\b/gi;
const fewestOrders = 2;
const fewestTold = 3;

/** Whether a paper has a chapter on how to apply that says what to send and what to tell. */
export const tellsHowToApply = ({ chapters, text }: Guidelines): boolean =>
  chapters.some((chapter) => title.test(chapter.title.trim())) &&
  orders.filter((order) => order.test(text)).length >= fewestOrders &&
  new Set(text.match(told)?.map((words) => words.toLowerCase())).size >= fewestTold;
