import type { Answer, OrganizationInfo } from '@grantwright/shared/contract';
import { squeeze } from '@grantwright/analyst';
import { addressOf } from '../identity-table.ts';
import { type AskedFact } from './asked-fact.ts';
import { knownDates } from './known-dates.ts';

/** A fact that somebody may have written in so many words. */
type Written = 'title' | 'place';

const work = '(?:project|program(?:me)?|proposal|event|activity|initiative)';
/** A question that asks for the fact and for nothing else. */
const asking: Record<Written, RegExp> = {
  title: new RegExp(
    `^(?:what (?:is|will be) )?(?:the |your )?(?:${work}(?:['’]s)? (?:name|title)|(?:name|title) of (?:the |your )?${work})\\W*$|^what (?:is|will) (?:the |your )?${work} (?:be )?called\\W*$`,
    'i',
  ),
  place: new RegExp(
    `^where (?:will|does|is|would)\\b(?!.*\\b(?:and|who|when|how)\\b).{0,60}$|^(?:what is )?(?:the |your )?(?:${work}(?:['’]s)? )?(?:site|location|address|venue)\\W*$`,
    'i',
  ),
};
const labelled: Record<Written, RegExp> = {
  title: new RegExp(`^(?:${work} )?(?:title|name)(?: of (?:the )?${work})?\\s*[:=]\\s*(.+)$`, 'i'),
  place: new RegExp(`^(?:${work} )?(?:site|location|place|venue|where)\\s*[:=]\\s*(.+)$`, 'i'),
};
const called = new RegExp(
  `\\b${work}[^.\\n"“]{0,40}?\\b(?:called|titled|entitled|named)\\s+["“]([^"”\\n]{3,90})["”]`,
  'gi',
);
const capitals = String.raw`\p{Lu}[\p{L}\d'’-]*(?: (?:\p{Lu}[\p{L}\d'’-]*|to|of|the|and|on|in|for|at))*(?<! (?:to|of|the|and|on|in|for|at))`;
/** "The project is called Line Cook to Lead", "a project that we call Safe Steps", "to start Cold Link, a route". */
const calledPlainly = new RegExp(
  String.raw`\b(?:[Pp]roject|[Pp]rogram(?:me)?|[Pp]lan|[Ii]dea)\b[^.\n"“]{0,40}?\b(?:called|named|we call(?: it)?|titled) (${capitals})|\b(?:to (?:start|launch|run|open)) (?=\S+ \p{Lu})(${capitals}), (?:an?|our|which|the)\b`,
  'gu',
);
/** 'WHAT: "Trade Steps".' */
const quotedFirst = /^(?:what|project|the project|idea)\s*[:=–-]\s*["“]([^"”\n]{3,60}?)[.,]?["”]/i;
const longest: Record<Written, number> = { title: 20, place: 40 };

const asFact = (fact: Written, raw: string | undefined): string | undefined => {
  const text = squeeze(raw ?? '');
  const words = text.split(' ').length;
  return text !== '' && words <= longest[fact] && !/\?$/.test(text) ? text : undefined;
};

type Said = { answers: Answer[]; organizationInfo: OrganizationInfo; today: string };

const linesOf = ({ answers, organizationInfo }: Said): string[] =>
  [...answers.map(({ answer }) => answer), organizationInfo.additionalInfo ?? ''].flatMap((text) =>
    text.split('\n').map((line) => line.replace(/^[\s•*-]+/, '').trim()),
  );

/**
 * A fact as the applicant gave it; what is asked for in money is told of the request that the whole draft makes.
 * Undefined where it is not said, or said in two ways.
 */
export const knownFact = (fact: AskedFact, name: string, said: Said): string | undefined => {
  if (fact === 'organization') return squeeze(said.organizationInfo.name);
  if (fact === 'dates') return knownDates(linesOf(said), said.today);
  if (fact === 'address') return addressOf(said.organizationInfo) || undefined;
  if (fact === 'founded')
    return squeeze(String(said.organizationInfo.foundedYear ?? '')) || undefined;
  if (fact === 'person') return underItsName(name, said);
  const { contactInfo, taxId, website } = said.organizationInfo;
  if (fact === 'taxId') return squeeze(taxId ?? '') || undefined;
  if (fact === 'website') return squeeze(website ?? '') || underItsName(name, said);
  if (fact === 'phone' || fact === 'email')
    return squeeze(contactInfo?.[fact] ?? '') || underItsName(name, said);
  return fact === 'amount' ? undefined : writtenFact(fact, name, said);
};

/** What somebody wrote under just this name, as an answer or in a line. */
const underItsName = (name: string, said: Said): string | undefined => {
  const own = name.trim().toLowerCase().replace(/\W+$/, '');
  const answered = said.answers
    .filter(({ question }) => question.trim().toLowerCase().replace(/\W+$/, '') === own)
    .map(({ answer }) => squeeze(answer));
  const lines = linesOf(said)
    .filter((line) => line.toLowerCase().startsWith(`${own}:`))
    .map((line) => squeeze(line.slice(own.length + 1)));
  return [...answered, ...lines].find((text) => text !== '' && !/\?$/.test(text));
};

/**
 * The title or the place of the project, literally as it was given for this call: in answer to that very
 * question, after its label, or in quotes.
 */
const writtenFact = (fact: Written, name: string, said: Said): string | undefined => {
  const own = name.trim().toLowerCase();
  const isAsked = (question: string): boolean => {
    const text = question.trim();
    return asking[fact].test(text) || text.toLowerCase().replace(/\W+$/, '') === own;
  };
  const answered = said.answers
    .filter(({ question }) => isAsked(question))
    .flatMap(({ answer }) => asFact(fact, answer.includes('\n') ? undefined : answer) ?? []);
  const lines = linesOf(said);
  const written = lines.flatMap((line) => {
    const ofName = line.toLowerCase().startsWith(`${own}:`)
      ? line.slice(own.length + 1)
      : undefined;
    return asFact(fact, ofName ?? labelled[fact].exec(line)?.[1]) ?? [];
  });
  const quoted =
    fact === 'title'
      ? lines.flatMap((line) =>
          [...line.matchAll(called)].flatMap(([, text]) => asFact(fact, text) ?? []),
        )
      : [];
  const plainly =
    fact === 'title'
      ? lines.flatMap((line) =>
          [
            quotedFirst.exec(line)?.[1],
            ...[...line.matchAll(calledPlainly)].map(([, named, started]) => named ?? started),
          ].flatMap((text) => asFact(fact, text) ?? []),
        )
      : [];
  for (const found of [answered, written, quoted, plainly]) {
    const values = [...new Set(found)];
    if (values.length === 1) return values[0];
    if (values.length > 1) return undefined;
  }
  return undefined;
};
