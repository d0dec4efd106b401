import { finding, type Finding } from '../../finding.ts';
import type { ListPart } from '../../guidelines.ts';
import { formatLimit, lengthLimitOf } from '../../length-limit.ts';
import { introducesSections } from '../../sections/content-region.ts';
import { setsLimits } from '../../sections/naming-lists.ts';
import { isIdentity, isPaper } from '../../sections/paper.ts';
import { conditional, lineOf, paper } from './paper-words.ts';

const title =
  /\b(?:attachments?|appendi(?:x|ces)|required (?:documents?|documentation|materials|forms|uploads)|supporting (?:documents?|documentation|materials)|supplement(?:al|ary) (?:documents?|materials)|(?:application|submission|proposal) (?:checklist|package|materials)|documents? (?:you|we)\b|(?:additional |required )*(?:materials|documents|documentation) required|additional (?:required )?(?:materials|documents)|what (?:you(?:'ll| will)? )?(?:need )?to (?:send|attach|upload)|documents? (?:to (?:submit|include|upload)|required|needed)|checklist|uploads|enclosures|enclose\b|support materials|work samples?)\b/i;
const asksList =
  /\b(?:attach|include|submit|provide|upload|enclose|accompan|required|following|must (?:contain|have))\b.*\b(?:documents?|documentation|attachments?|materials|items|forms|enclosures|uploads|copies|supporting)\b|\b(?:documents?|documentation|attachments?|materials|items|forms|uploads|enclosures)\b.*\b(?:required|must|attach|include|submit|upload|provide|needed|accompan)/i;
const asksPapers =
  /\bfollowing (?:documents? |items? |materials? )?(?:must|should) be (?:attached|included|submitted|enclosed|provided|sent|uploaded)|\b(?:attach|upload|enclose|submit|send|provide|include|supply|ready to provide)(?: us| the following| these| all of these| each of these| one copy of each of these| copies of)*\s*:?$|^(?:and |also |then |plus )*(?:these|the following) (?:attachments|enclosures|uploads)\b[^.:]{0,80}:$/i;

/** Papers that a list names, one line each. */
export const fromList = (list: ListPart): Finding[] => {
  const lead = (list.lead?.text ?? '').replace(/\s*\([^()]*\)(?=:?$)/, '');
  const titled =
    title.test(list.path.at(-1) ?? '') ||
    (title.test(list.path.at(-2) ?? '') &&
      /attach|document|checklist/i.test(list.path.at(-1) ?? ''));
  if (list.aside && list.aside !== 'background') return [];
  const mixed = introducesSections(lead);
  // What has its pages counted one by one is written, not attached.
  if (setsLimits(list) && !titled) return [];
  if (!titled && !mixed && !asksList.test(lead) && !asksPapers.test(lead)) return [];
  if (
    /\b(?:eligib|criteria|evaluat|consider|extent|costs?|chart|narrative (?:must|should)|describe|questions)\b/i.test(
      lead,
    )
  )
    return [];
  const top = list.items.filter((item) => item.depth === list.items[0]?.depth);
  const known = top.filter((item) =>
    mixed && !titled ? isPaper(item.text) : paper.test(item.text),
  );
  // What must be sent along is all to be sent along, whatever it is.
  const papers = !mixed && asksPapers.test(lead) && known.length >= top.length / 2 ? top : known;
  if (!mixed && (papers.length < Math.min(2, top.length) || papers.length < top.length * 0.4))
    return [];
  const optionalList = conditional.test(lead) || /\boptional\b/i.test(list.path.at(-1) ?? '');
  return papers.flatMap((item, index) => {
    const line = lineOf(item.text);
    if (
      !line ||
      isIdentity(item.text) ||
      // "Constructing a Budget" is the title of a page of advice.
      /^\p{L}+ing (?:an?|the|your) /iu.test(line) ||
      /^(?:descriptions? of|describe|explain|how|what|why|will|do not|see|once|if|when|you|for|this|these|use|save|repeat|make|place|click|go|note|all|we|articulate|tell|show|state|give|amount|figure|indication|percentage|number)\b/i.test(
        line,
      )
    )
      return [];
    const limit = lengthLimitOf(item.text);
    const within = limit && !lengthLimitOf(line) ? ` (at most ${formatLimit(limit)})` : '';
    const optional = optionalList || conditional.test(item.text);
    const when = optional && !conditional.test(line) ? ' (if it applies)' : '';
    return [
      finding(item, {
        kind: 'attachment',
        text: `Attach: ${line}${within}${when}`,
        mandatory: !optional,
        weight: (optional ? 54 : 65) - index * 0.3,
        topic: `attach ${line.toLowerCase().slice(0, 60)}`,
      }),
    ];
  });
};
