import { findDates } from '../../../text/dates.ts';
import { capitalize } from '../../../text/normalize.ts';
import type { Guidelines, ListPart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import {
  announcesContent,
  asksPlainly,
  introducesSections,
  isContentPath,
} from './content-region.ts';
import { nameOfOrder } from './name-of-order.ts';
import { isIdentity, isPaper } from './paper.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { container } from './from-headings.ts';
import { isSectionName, sectionName, soundsLikeSection, titleOfPhrase } from './section-name.ts';
import { isTypicalSection } from './typical.ts';

/** "Need Statement (2 pages): Describe …", "Budget - a line-item …", "Project summary": the name before the rest. */
const nameAndRest = (text: string, plainly = false): { name: string; rest: string } | undefined => {
  const split = /^(.{3,90}?(?:\([^)]*\))?)\s*(?::\s+|\s-\s+|\.\s+(?=[A-Z]))(.*)$/s.exec(text);
  const bracket =
    /^([\p{Lu}][^().:[\]]{2,70})\s*([([](?=[^)\]]*(?:page|word|character|point|%|maximum|limit))[^)\]]*[)\]])\s*(.*)$/su.exec(
      text,
    );
  const chosen = bracket
    ? { name: bracket[1] ?? '', rest: bracket[3] ?? '' }
    : split
      ? { name: split[1] ?? '', rest: split[2] ?? '' }
      : { name: text, rest: '' };
  const named = sectionName(chosen.name);
  // "A description of the organization and its mission" is titled by what it describes.
  // What a funder asks in plain words is called by those words.
  const inWords = plainly && /^(?:who|what|how|where|when|why)\b/i.test(named);
  const whole = inWords
    ? capitalize(named)
    : (nameOfOrder(named) ??
      (/^(?:an?|brief)\s|^the \w+ (?:of|for)\b/i.test(named)
        ? titleOfPhrase(named)
        : capitalize(headOf(named).replace(/^(?:the|your) (?=\p{Ll})/u, ''))));
  // "The need you have identified and how you know" is the need; the rest is asked under it.
  const short = whole.split(' ').length > 8 ? (whole.split(/[,;]\s/)[0] ?? whole) : whole;
  const name = (short.split(/,?\s+and (?=(?:how|why|what|when|who)\b)/i)[0] ?? short).replace(
    /[,;]$/,
    '',
  );
  const rest = chosen.rest.replace(/^[\s:.-]+/, '');
  return (isSectionName(name) || inWords) &&
    (!container.test(name) || nameOfOrder(named) === name) &&
    name.split(' ').length <= 10
    ? { name, rest: name === whole || rest ? rest : inWords ? whole : `${whole}?` }
    : undefined;
};

/** "Summary page listing the applicant's name": what it is, without what stands in it. */
const headOf = (name: string): string =>
  name.split(' ').length <= 4
    ? name
    : (name.split(
        /\s(?:listing|describing|showing|detailing|outlining|explaining|stating|indicating|with|such as|signed by|from (?:an?|the|each|your)|for (?:the|each|your))\s/,
      )[0] ?? name);

/** "A statement of the specific population that will benefit …": the phrase becomes the title and the prompt. */
const fromPhrase = (text: string): { name: string; rest: string } | undefined => {
  if (
    /^(?:describe|explain|how|what|why|who|when|where|do|does|will|if|please|identify|discuss|list)\b/i.test(
      text,
    )
  )
    return undefined;
  const name = titleOfPhrase(text);
  return isSectionName(name) && name.split(' ').length <= 10 && name.split(' ').length >= 1
    ? { name, rest: text }
    : undefined;
};

const pointsOf = (text: string): number | undefined => {
  const match = /\(?\b(\d{1,3})\s*(?:points?|pts|%)/i.exec(text);
  return match ? Number(match[1]) : undefined;
};

const titled = (list: ListPart): boolean => {
  const title = list.path.at(-1) ?? '';
  if (
    /\b(?:scored|rated|judged|ranked|evaluated|reviewed) (?:on|by|for|against|according)\b/i.test(
      list.lead?.text ?? '',
    )
  )
    return false;
  return (
    announcesContent(title) ||
    (isContentPath(list.path) &&
      /\b(?:include|following|contents?|outline|sections?|components?)\b/i.test(
        list.lead?.text ?? '',
      ))
  );
};

const asksWithLimit =
  /\?|^.{3,90}:\s+(?:describe|explain|provide|list|state|discuss|include|show|give|tell|what|how|who)\b/i;

/** A list most of whose items carry a limit of pages or words can only name what is to be written. */
const setsLimits = (list: ListPart): boolean =>
  list.items.length >= 3 &&
  /:$|^$/.test(list.lead?.text ?? '') &&
  !list.aside &&
  list.items.filter(({ text }) => lengthLimitOf(text) && nameAndRest(text)).length >=
    list.items.length * 0.6;

/** A list that nothing introduces shows by its items that it names the parts: names, limits, questions. */
const showsItself = (list: ListPart): boolean => {
  if (
    list.items.length < 2 ||
    /\b(?:criteri|evaluat|review|scor|eligib)/i.test(list.path.join(' '))
  )
    return false;
  const telling = list.items.filter(({ text }) => {
    const name = nameAndRest(text)?.name;
    return name !== undefined && isTypicalSection(name);
  });
  const asking = telling.filter(({ text }) => lengthLimitOf(text) ?? asksWithLimit.test(text));
  return telling.length >= list.items.length * 0.7 && asking.length >= list.items.length * 0.5;
};

/** "Narrative" over its parts, each with a name: the parts are what is written. */
const partsOfNarrative = (
  list: ListPart,
  whole: ListPart['items'][number],
  next: ListPart['items'][number] | undefined,
): ListPart['items'] | undefined => {
  if (!/^(?:the )?(?:\w+ )?narrative\b.{0,30}$/i.test(whole.text)) return undefined;
  const inner = list.items.filter(
    ({ block, depth }) =>
      depth === whole.depth + 1 && block > whole.block && (!next || block < next.block),
  );
  return inner.length >= 3 && inner.every(({ text }) => nameAndRest(text)) ? inner : undefined;
};

/** Lists that name the parts of the application one by one. */
export const sectionsFromLists = (guidelines: Guidelines): SectionCandidate[] =>
  guidelines.lists.flatMap((list) => {
    const lead = list.lead?.text ?? '';
    if (list.aside && list.aside !== 'background') return [];
    const limits = setsLimits(list);
    const itself = limits || showsItself(list);
    if (!introducesSections(lead) && !titled(list) && !itself) return [];
    const least = Math.min(...list.items.map((item) => item.depth));
    const top = list.items
      .filter((item) => item.depth === least)
      .flatMap((item, index, all) => partsOfNarrative(list, item, all[index + 1]) ?? [item]);
    const plainly =
      asksPlainly(lead) && top.length >= 3 && !isTypicalSection(list.path.at(-1) ?? '');
    const asksFor = /\b(?:include|contain|following|provide|consist|address|submit)\b/i.test(lead);
    const named = top.flatMap((item) => {
      if (isPaper(item.text) || isIdentity(item.text)) return [];
      const parts =
        nameAndRest(item.text, plainly || limits) ?? (asksFor ? fromPhrase(item.text) : undefined);
      return parts && !hasDueDate(parts.rest) ? [{ item, ...parts }] : [];
    });
    const sounding = named.filter(({ name }) => soundsLikeSection(name));
    if (!limits && !plainly && (sounding.length < 2 || sounding.length < named.length * 0.4))
      return [];
    return named.map(({ item, name, rest }, index): SectionCandidate => {
      const next = named[index + 1]?.item.block ?? (list.items.at(-1)?.block ?? item.block) + 1;
      const under = list.items.filter(
        (other) => other.block > item.block && other.block < next && other.depth > item.depth,
      );
      const said = guidelines.statements
        .filter((statement) => statement.block === item.block)
        .slice(rest ? 0 : 1);
      const sentences = rest
        ? rest
            .replace(/\s*\([^()]*\b(?:words?|pages?|characters?|points?)\b[^()]*\)/gi, '')
            .split(/(?<=[.?!])\s+(?=[A-Z])/)
        : [];
      const limit =
        lengthLimitOf(item.text) ??
        said.map((statement) => lengthLimitOf(statement.text)).find(Boolean) ??
        (/\beach\b/i.test(lead) ? lengthLimitOf(lead) : undefined);
      const points = pointsOf(item.text);
      return {
        name,
        block: item.block,
        end: next,
        quote: item.quote,
        ...(item.page ? { page: item.page } : {}),
        told: rest === item.text ? [] : sentences.filter((text) => !isPrompt({ text })),
        prompts: [
          ...(rest === item.text ? [rest] : sentences.filter((text) => isPrompt({ text }))),
          ...under.map((statement) => statement.text).filter((text) => text.split(' ').length >= 3),
        ]
          .flatMap(splitPrompt)
          .slice(0, 40),
        ...(limit ? { limit } : {}),
        ...(points === undefined ? {} : { points }),
        required: !/\boptional\b|if applicable/i.test(item.text),
        from: 'list',
      };
    });
  });

/** "Eligible projects: …", "Proposal titles: …" under a heading of contents are rules, not parts. */
const notPart =
  /^(?:eligible|allowable|maximum|minimum|total)\b|\b(?:titles?|deadlines?|dates?|due|limits?|limitations|requirements|award|awards)(?:\(s\))?$|^(?:full|preliminary) proposals?\b|^proposal titles?|^letters? of (?:inquiry|intent|interest)/i;

/** A step of the process, with the date by which it must be taken, is no part either. */
const hasDueDate = (text: string): boolean =>
  /\b(?:due|closes?|deadline)\b/i.test(text) &&
  findDates(text).some((date) => date.day !== undefined);

/** Paragraphs that begin with their own title: "Partnership Plan (1-page maximum) …", "Budget: …". */
export const sectionsFromLabels = (guidelines: Guidelines): SectionCandidate[] =>
  guidelines.statements.flatMap((statement): SectionCandidate[] => {
    if (statement.form === 'pair' || statement.aside) return [];
    if (!isContentPath(statement.path) && !announcesContent(statement.path.at(-1) ?? '')) return [];
    const bracketed =
      /^[\p{Lu}][^().:]{2,70}\s*\((?=[^)]*(?:page|word|character|point|%))[^)]*\)/u.test(
        statement.text,
      );
    if (!bracketed && !statement.label) return [];
    const parts = nameAndRest(statement.text);
    if (!parts || (!bracketed && !soundsLikeSection(parts.name)) || parts.rest.length < 20)
      return [];
    if (notPart.test(parts.name) || hasDueDate(parts.rest) || isPaper(statement.text)) return [];
    const rest = guidelines.statements
      .filter((other) => other.block === statement.block && other !== statement)
      .map((other) => other.text);
    const all = [...parts.rest.split(/(?<=[.?!])\s+(?=[A-Z])/), ...rest];
    const limit = lengthLimitOf(statement.text);
    return [
      {
        name: parts.name,
        block: statement.block,
        end: statement.block + 1,
        quote: statement.quote,
        ...(statement.page ? { page: statement.page } : {}),
        told: all.filter((text) => !isPrompt({ text })),
        prompts: all.filter((text) => isPrompt({ text })).flatMap(splitPrompt),
        ...(limit ? { limit } : {}),
        required: !/\boptional\b|if applicable/i.test(statement.text),
        from: 'label',
      },
    ];
  });
