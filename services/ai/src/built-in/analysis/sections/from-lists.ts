import { statementsOf, type Guidelines, type ListPart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { asksPlainly, introducesSections } from './content-region.ts';
import { hasDueDate } from './from-labels.ts';
import { innerParts } from './inner-parts.ts';
import { nameOfClause } from './name-of-clause.ts';
import { nameAndRest } from './name-and-rest.ts';
import { isLeftToApplicant } from './left-to-applicant.ts';
import { isOfJudging } from './of-judging.ts';
import { isOfProcess, isTitled, setsLimits, showsItself } from './naming-lists.ts';
import { isIdentity, isPaper } from './paper.ts';
import { partsBetween } from '../parts-between.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { isSectionName, soundsLikeSection, titleOfPhrase } from './section-name.ts';
import { isTypicalSection } from './typical.ts';
import { wholeLists } from './whole-lists.ts';

const lengthAtEnd = /\s*[([][^()[\]]*\b(?:pages?|words?|characters?)\b[^()[\]]*[)\]]\.?$/i;
/** "A statement of the specific population that will benefit …": the phrase becomes the title and the prompt. */
const fromPhrase = (text: string): { name: string; rest: string } | undefined => {
  if (
    /^(?:describe|explain|how|what|why|who|when|where|do|does|will|if|please|identify|discuss|list)\b/i.test(
      text,
    )
  )
    return undefined;
  const name = titleOfPhrase(text.replace(lengthAtEnd, ''));
  if (/^(?:statement|description|figure|indication|list|explanation)$/i.test(name))
    return undefined;
  return isSectionName(name) && name.split(' ').length <= 10 && name.split(' ').length >= 1
    ? { name, rest: text }
    : undefined;
};

/** "If you need help from us, please state what kind": what is asked stands behind the condition. */
const onCondition = /^(?:if|where|when) [^.?]{4,140}, (?:then )?(?:please )?(?=\p{Ll})/iu;

/** "Describe any funding you have, any you seek …", "We publish a note. Are there other outputs?": what is asked at last. */
const fromOrder = (text: string): { name: string; rest: string } | undefined => {
  const last = text.split(/(?<=[.?!])\s+(?=\p{Lu})/u).at(-1) ?? text;
  const question = /\?$/.test(last) && last !== text && last.split(' ').length <= 20;
  if (question) return { name: last, rest: text };
  const ordered =
    /^(?:please )?(?:describe|explain|discuss|outline|identify|state|summari[sz]e)\b/i;
  const told = text.replace(onCondition, '');
  const name = ordered.test(told) ? nameOfClause(told) : undefined;
  return name === undefined ? undefined : { name, rest: text };
};

const pointsOf = (text: string): number | undefined => {
  const match = /\(?\b(\d{1,3})\s*(?:points?|pts|%)/i.exec(text);
  return match ? Number(match[1]) : undefined;
};

/** "Narrative" over its parts, each with a name: the parts are what is written. */
const partsOfNarrative = (
  list: ListPart,
  whole: ListPart['items'][number],
  next: ListPart['items'][number] | undefined,
): ListPart['items'] | undefined => {
  const isHolder =
    /^(?:appendix|appendices|attachments?|enclosures?|supporting (?:documents|materials))\b.{0,30}$/i.test(
      whole.text,
    );
  if (
    !isHolder &&
    !/^(?:the )?(?:\w+ )?narrative\b(?:.{0,30}$|[^.]{0,30}\b(?:following|include)\b)/i.test(
      whole.text,
    )
  )
    return undefined;
  const inner = partsBetween(list.items, {
    block: whole.block,
    end: next?.block ?? Infinity,
  }).filter(({ depth }) => depth === whole.depth + 1);
  return inner.length >= (isHolder ? 2 : 3) && inner.every(({ text }) => nameAndRest(text))
    ? inner
    : undefined;
};

/** "Additional enclosures, such as flyers, are not to be a part of the letter." */
const isRefused = (text: string): boolean =>
  /\b(?:are|is|should|must|may|will) not (?:to )?be\b|\b(?:please )?do not (?:send|include|attach|enclose)\b/i.test(
    text,
  );

/** "Each request requires a letter of two pages" limits the letter; "at most 200 words for each point" its points. */
const isOfEach =
  /\b(?:each|every|per) (?:one |of (?:the |these |its )?(?:following )?)?(?:sections?|questions?|answers?|responses?|parts?|items?|points?|topics?|headings?|prompts?|fields?|boxes|box|elements?|components?|heading|of them)\b|\b(?:pages?|words?|characters?|lines?) (?:for |per |to |on )?(?:each|apiece)\b|\beach (?:in |within |with |of |up to |at most |no more than |not more than |limited to |about |being )/i;
const encloses = /\b(?:enclosing|attaching|together with|accompanied by)\b/i;
const clause = /^(?:what|how|who|whom|why|where|when|whether|which)\b/i;
const contains = /\b(?:contain|include|cover|address|tell|answer)\b[^:]{0,40}:$/i;
const tellsOf =
  /\b(?:proposals?|applications?|letters?|statements?|narratives?|essays?|submissions?|bids?)\b[^:]{0,60}\b(?:cover|address|explain|describe|say|tell|outline|answer|state|discuss|include|set out)\b[^:]{0,40}:$/i;

/** "Your proposal should cover: the aims; what you will do; how you will evaluate it". */
const asksInClauses = (list: ListPart, items: ListPart['items']): boolean => {
  const lead = list.lead?.text ?? '';
  const asks = tellsOf.test(lead) || (isTitled(list) && contains.test(lead));
  return asks && items.filter(({ text }) => clause.test(text)).length >= items.length * 0.4;
};

/** Under these, a list tells what projects may be, not what an application holds. */
const ofProjects =
  /\b(?:priorit(?:y|ies)|program(?:me)? (?:design|requirements|elements)|what we (?:fund|support)|areas of (?:funding|interest|support)|funding areas)\b/i;

/** "Additional Proposal Resources", "Useful links": what one may read, and nothing to write. */
const toRead = /^(?:[\p{L}'-]+ ){0,3}(?:resources|links|reading|downloads)$/iu;

/** "Treat the following points, under these names": whatever they are called, they are the parts. */
const givesNames =
  /\b(?:under|with|by|using|use) (?:these|the following|the same|the) (?:\p{L}+ )?(?:names|headings|titles|heads)\b/iu;

/** Lists that name the parts of the application one by one. */
export const sectionsFromLists = (guidelines: Guidelines): SectionCandidate[] =>
  wholeLists(guidelines.lists).flatMap((list) => {
    const lead = list.lead?.text ?? '';
    if ((list.aside && list.aside !== 'background') || isOfProcess(list)) return [];
    const limits = setsLimits(list);
    const itself = limits || showsItself(list);
    const isGiven = givesNames.test(lead) && !isOfJudging(lead);
    if (!introducesSections(lead) && !isTitled(list) && !itself && !isGiven) return [];
    if ([ofProjects, toRead].some((title) => title.test(list.path.at(-1) ?? ''))) return [];
    const least = Math.min(...list.items.map((item) => item.depth));
    const top = list.items
      .filter((item) => item.depth === least)
      .flatMap((item, index, all) => partsOfNarrative(list, item, all[index + 1]) ?? [item]);
    const plainly =
      top.length >= 3 &&
      !isTypicalSection(list.path.at(-1) ?? '') &&
      (asksPlainly(lead) || asksInClauses(list, top));
    const isCalled = top.length >= 3 && givesNames.test(lead);
    // "All grant requests should include:" as a title introduces like a sentence.
    const introduction = lead || (/:$/.test(list.path.at(-1) ?? '') ? list.path.at(-1) : '');
    const asksFor = /\b(?:enclos|includ|contain|following|provide|consist|address|submit)/i.test(
      introduction ?? '',
    );
    const named = top.flatMap((item) => {
      if (isIdentity(item.text) || isRefused(item.text)) return [];
      const parts =
        nameAndRest(item.text, plainly || limits || isCalled) ??
        (asksFor ? (fromPhrase(item.text) ?? fromOrder(item.text)) : undefined);
      return parts && !hasDueDate(parts.rest) ? [{ item, ...parts }] : [];
    });
    // With a letter, the papers enclosed are all there is.
    const sounding = named.filter(
      ({ item, name }) => soundsLikeSection(name) || (encloses.test(lead) && isPaper(item.text)),
    );
    const isSure = limits || plainly || isCalled;
    if (!isSure && (sounding.length < 2 || sounding.length < named.length * 0.4)) return [];
    const below = statementsOf(guidelines.statements, (list.items.at(-1)?.block ?? 0) + 1)[0];
    const ofEachBelow = below && isOfEach.test(below.text) ? lengthLimitOf(below.text) : undefined;
    return named.flatMap(({ item, name, rest }, index): SectionCandidate[] => {
      const required = !isLeftToApplicant(item.text) && !onCondition.test(item.text);
      const place = {
        block: item.block,
        quote: item.quote,
        ...(item.page ? { page: item.page } : {}),
        required,
        from: 'list' as const,
      };
      const inner = innerParts(name, rest);
      // How long they may be together is said in the label of the whole.
      if (inner.length > 0) {
        const whole = item.text.slice(0, item.text.length - rest.length).replace(/[\s:]+$/, '');
        return inner.map((part) => ({
          ...place,
          end: item.block + 1,
          name: part.name,
          told: [...part.told, whole],
          prompts: [],
        }));
      }
      const next = named[index + 1]?.item.block ?? (list.items.at(-1)?.block ?? item.block) + 1;
      const under = partsBetween(list.items, { block: item.block, end: next }).filter(
        (other) => other.depth > item.depth,
      );
      // The rows of a table stand in one block: what is said there is said of any of them.
      const isRow = list.items.some((other) => other !== item && other.block === item.block);
      const said = isRow ? [] : statementsOf(guidelines.statements, item.block).slice(rest ? 0 : 1);
      const sentences = rest
        ? rest
            .replace(/\s*\([^()]*\b(?:words?|pages?|characters?|points?)\b[^()]*\)/gi, '')
            .split(/(?<=[.?!])\s+(?=[A-Z])/)
        : [];
      const limit =
        lengthLimitOf(item.text) ??
        said.map((statement) => lengthLimitOf(statement.text)).find(Boolean) ??
        (isOfEach.test(lead) ? lengthLimitOf(lead) : ofEachBelow);
      const points = pointsOf(item.text);
      return [
        {
          ...place,
          name,
          end: next,
          told: rest === item.text ? [] : sentences.filter((text) => !isPrompt({ text })),
          prompts: [
            ...(rest === item.text ? [rest] : sentences.filter((text) => isPrompt({ text }))),
            ...under
              .map((statement) => statement.text)
              .filter((text) => text.split(' ').length >= 3),
          ]
            .flatMap(splitPrompt)
            .slice(0, 40),
          ...(limit ? { limit } : {}),
          ...(points === undefined ? {} : { points }),
        },
      ];
    });
  });
