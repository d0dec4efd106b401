import { candidate, type Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { bearsName } from './bears-name.ts';
import { isHostOfAnother } from './box-of-another.ts';

const pattern = /[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g;
/** "frontdesk (at) millrace (dot) org", so that no robot reads it. */
const spelled =
  /([A-Za-z0-9._-]+)\s?[([{]\s?at\s?[)\]}]\s?([A-Za-z0-9-]+(?:(?:\s?[([{]\s?dot\s?[)\]}]\s?|\.)[A-Za-z0-9-]+)+)/gi;
const readSpelled = (text: string): RegExpExecArray[] =>
  [...text.matchAll(spelled)].map((match) => {
    const host = (match[2] ?? '').replace(/\s?[([{]\s?dot\s?[)\]}]\s?/gi, '.');
    return Object.assign(match, { 0: `${match[1]}@${host}` });
  });
const officeBox =
  /^(?:info|contact|hello|office|admin|mail|general|inquiries|enquiries|team|support|welcome|hi|community|connect|communications|ask|main|frontdesk|reception)\b/i;
/** A box that goes with an office, not with a person. */
const roleBox =
  /^(?:hon)?(?:secretary|president|treasurer|chair|chairperson|director|membership|members)@/i;
/** An officer's own box is not the organization's. */
const officer = /\b(?:director|president|chair|treasurer|secretary|manager|coordinator|officer)\b/i;
const label =
  /\b(?:e-?mail(?: address)?|contact(?: us)?(?: at)?|write to us|reach us)\b(?: us\b)?\s*(?:at|us|:|-|–|—)?\s*$/i;
const notTheirs =
  /\b(?:report (?:a|any|concerns?)|complaint|harassment|privacy|webmaster|careers?|jobs|press|media inquiries|agent|preparer|funder|grants?@)/i;

/** Those who help a body or look into its books have boxes of their own. */
const helpersBox = /^(friends|alumni|boosters?|auxiliary|union|audits?|auditors?)@/i;

/** "Email address for annual report notices": whoever files it may give another's. */
const filing =
  /\b(?:annual reports? (?:notices?|notifications?|mailings?|filing)|filer|submitter)\b/i;

const publicHosts = /@(?:gmail|yahoo|hotmail|outlook|aol|icloud|comcast|msn)\./i;

/** The organization's own address: labelled, or the office's; a person's or another body's is not. */
const hostOf = (email: string): string => (email.split('@')[1] ?? '').toLowerCase();

const contactHeading =
  /^(?:reach|contact|visit|find|write to) us\b|^contact(?: (?:information|details))?\s*:?$/i;
const below = 6;

/** The host that most of the paper's addresses and sites share is the organization's. */
const usualHost = (lines: Paper['lines']): string | undefined => {
  const counts = new Map<string, number>();
  for (const { text, others } of lines)
    if (!others)
      for (const match of text.matchAll(/(?:@|www\.|https?:\/\/(?:www\.)?)([\w-]+(?:\.[\w-]+)+)/g))
        counts.set(
          (match[1] ?? '').toLowerCase(),
          (counts.get((match[1] ?? '').toLowerCase()) ?? 0) + 1,
        );
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
};

export const findEmails = ({ lines, kind }: Paper, names: string[]): Candidate[] => {
  // What else stands on an authority's paper is its own.
  if (kind === 'determination-letter' || kind === 'certificate-of-standing') return [];
  // Form 990-N has no box for one: whoever filed it prints its own.
  if (kind === 'form-990-n') return [];
  const usual = usualHost(lines);
  const all = lines.flatMap((line, at) =>
    line.others || notTheirs.test(line.text) || (kind === 'policy' && !line.head)
      ? []
      : [...line.text.matchAll(pattern), ...readSpelled(line.text)].map((match) => ({
          line,
          email: match[0].replace(/\.$/, ''),
          before: match.index > 0 ? line.text.slice(0, match.index) : (lines[at - 1]?.text ?? ''),
        })),
  );
  const isForeignHost = (email: string): boolean =>
    !bearsName(hostOf(email).split('.')[0] ?? '', names);
  // A host that does not bear the name, where the paper's site does, is somebody else's.
  const isForeign = (email: string): boolean =>
    usual !== undefined && bearsName(usual.split('.')[0] ?? '', names) && isForeignHost(email);
  const distinct = new Set(all.map(({ email }) => email.toLowerCase()));
  return all.flatMap(({ line, email, before }): Candidate[] => {
    if (/\.(?:gov|mil)$|@(?:irs|sos)\.|@example\./i.test(email) && !/\.k12\./.test(email))
      return [];
    // A box that bears the organization's name is its own, whoever reads it.
    const bears = bearsName(email.split('@')[0] ?? '', names);
    if (bears) return [candidate(email, line, 2.3)];
    if (isHostOfAnother(hostOf(email), lines, names)) return [];
    const helper = helpersBox.exec(email)?.[1]?.toLowerCase();
    if (helper && !names.some((name) => name.toLowerCase().includes(helper))) return [];
    // Articles are filed by a lawyer or a service, whose box stands on the cover sheet.
    if (kind === 'articles' && isForeignHost(email)) return [];
    if (filing.test(`${before} ${line.text}`) && isForeignHost(email)) return [];
    // The secretary's box at the body's own host is its own, where it gives no other: the next secretary reads it, too.
    // In the foot of a page at its own host, too, whoever else the page may name.
    const isOnly = distinct.size === 1 || (line.foot && hostOf(email) === usual);
    if (roleBox.test(email) && isOnly && !isForeignHost(email))
      return [candidate(email, line, 1.3)];
    if (officer.test(line.text.replace(email, '')) && !officeBox.test(email)) return [];
    if (officeBox.test(email)) return [candidate(email, line, hostOf(email) === usual ? 2.7 : 2.4)];
    if (line.head && distinct.size === 1 && !isForeign(email)) return [candidate(email, line, 2.4)];
    const at = lines.indexOf(line);
    const near = lines.slice(Math.max(0, at - below), at);
    if (near.some(({ text }) => contactHeading.test(text)) && line.text.split(' ').length < 8)
      return [candidate(email, line, 2.2)];
    if (label.test(before.trimEnd()))
      return [candidate(email, line, distinct.size === 1 ? 2.4 : 1.6)];
    return distinct.size === 1 && !publicHosts.test(email) && !isForeign(email)
      ? [candidate(email, line, 1.2)]
      : [];
  });
};
