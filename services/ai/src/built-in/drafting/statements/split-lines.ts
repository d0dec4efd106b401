import { cutLong, longestLine, splitSentences, squeeze } from '@grantwright/analyst';
import { isCertainPhrase, isClosed } from '../grammar/certain-phrase.ts';
import { lineForm } from '../grammar/line-form.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { funding } from './frames/funding.ts';
import { oneSubject } from './frames/one-subject.ts';
import { withCurrency } from '../budget/with-currency.ts';

/** More than a draft can use of one text: each is looked at from many sides. */
const mostStatements = 500;

const bullet = /^\s*(?:[-–—•·*▪◦‣○●]|\(?\d{1,2}[.)]|[a-z][.)])\s+/;

export const isBullet = (line: string): boolean => bullet.test(line);

const abbreviated =
  /\b(?:etc|e\.g|i\.e|vs|avg|approx|no|inc|dr|mr|mrs|ms|st|ave|co|dept|est|incl|min|max|cert|univ|dir|asst|bldg|gov|ret|assn|[a-z])\.$/i;

const depth = (text: string): number =>
  (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);

/** "until 9 p.m. Mobile unit", "Off the Path LLC. Our partner": a point that is an abbreviation's too. */
const newThought =
  /(?:[ap]\.m\.|\b(?:LLC|Inc|Corp|Co|Rd|Ave|Blvd)\.)\s+(?=(?:\p{Lu}\p{Ll}+ \p{Ll}{2}|(?:Our|We|The) ))/gu;

/** "gave away 214 bikes. all volunteers. want a shop": people who hurry begin sentences small. */
const hurried = (text: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(newThought)) {
    const end = match.index + match[0].length;
    if (depth(text.slice(0, end)) > 0) continue;
    parts.push(text.slice(from, end).trim());
    from = end;
  }
  if (parts.length > 0) return [...parts, text.slice(from).trim()].filter(Boolean).flatMap(hurried);
  for (const match of text.matchAll(/[\p{L}\d)%][.!?]\s+(?!(?:of|from|per|or)\b)(?=\p{Ll})/gu)) {
    const end = match.index + match[0].length;
    if (abbreviated.test(text.slice(from, end).trim()) || depth(text.slice(0, end)) > 0) continue;
    parts.push(text.slice(from, end).trim());
    from = end;
  }
  return [...parts, text.slice(from).trim()].filter(Boolean);
};

const wordsOf = (text: string): number => text.split(/\s+/).length;

/** A thing, a deed or a person: what begins a clause of its own stays in its sentence. */
const standsAlone = (part: string): boolean => {
  const form = lineForm(part);
  if (/^\p{Lu}[\p{L}.'-]+ \p{Lu}[\p{L}'-]+,/u.test(part)) return true;
  return form === 'noun' ? isCertainPhrase(part) : form === 'base' || form === 'past';
};

/** "78% average turnout" says nothing without what stands before it. */
const isBareShare = (part: string): boolean =>
  /^\d[\d.]* ?%(?: \p{Ll}[\p{Ll}-]*){1,3}[.]?$/u.test(part) && mainVerb(part) === undefined;

const introduction =
  /^(?:if|when|as|since|because|although|while|after|before|in|by|with|during|for|so|once)\b/i;

/** What is surely another's doing: "…, landlord sold it". */
const otherSubject =
  /^(?:the|our|my|landlord|owner|city|county|parish|church|school|district|board|state|town) (?!and|or)/;
const isSplice = (first: string, second: string): boolean =>
  otherSubject.test(second) &&
  !introduction.test(first) &&
  !/\([^)]*$/.test(first) &&
  (mainVerb(second.split(',')[0] ?? '') !== undefined ||
    /^\p{L}+ (?:sold|closed|raised|gave|cut|left|bought|ended|lost) /u.test(second)) &&
  (mainVerb(first) !== undefined || lineForm(first) !== 'noun');

/** "A register every week, we want 50 of 70 to come twice.": what is aimed at is said on its own. */
const withOurAim = (text: string): string[] => {
  const [, thing, aim] = /^([^.;]{12,}?), (we (?:want|hope|expect|aim) .+)$/iu.exec(text) ?? [];
  return thing &&
    aim &&
    !introduction.test(thing) &&
    lineForm(thing) === 'noun' &&
    mainVerb(thing) === undefined
    ? [`${thing}.`, `W${aim.slice(1)}`]
    : [text];
};

/** "need a van, we have $15,000": two statements that a comma splices. */
const spliced = (text: string): string[] => {
  if (isClosed(text)) return withOurAim(text);
  const match =
    /^(.{12,}?),\s+(?:and |but )?((?:we|they|I)(?:'re|'ve|'ll| (?:are|have|will|also|can|had|were|do|need|want|use|hope|plan|keep|run|expect))\b.+|asking (?:for )?[$€£].+|they .+)$/iu.exec(
      text,
    );
  const other = /^(.{8,}?),\s+((?:the|our|my|\p{Ll}+) \p{Ll}+[^,]*(?:,.*)?)$/u.exec(text);
  if (!match && other?.[1] && other[2] && isSplice(other[1], other[2])) return [other[1], other[2]];
  if (!match?.[1] || !match[2] || introduction.test(match[1]) || /\([^)]*$/.test(match[1]))
    return [text];
  return [match[1], ...spliced(match[2])];
};

/** Nobody ends a thought so; "to", "in" and "for" end many a one: "what we now say no to". */
const endsOpen = /(?:,|\b(?:and|or|of|the|a|an|our|their|its|my|your|is|are|was|were|which))$/i;

/** The next word had no room in a line that a paste broke. */
const isFull = (line: string, next: string, text: string): boolean =>
  line.trim().length + 1 + (next.split(' ')[0] ?? '').length >
  Math.max(...text.split(/\r?\n/).map((other) => other.trim().length)) - 2;

/** "asking for $18,500: 12 violins, 4 guitars": the request stands whatever follows. */
const requestFirst = (line: string): string[] => {
  const [, request, rest] =
    /^((?:we are )?asking for [$€£][\d,.]+\d[kK]?)\s*(?::|[-–—])\s+([^$€£]+)$/i.exec(line) ?? [];
  return request && rest ? [request, rest] : [line];
};

/** A paste breaks lines at about the same width; a person breaks them where a thought ends. */
export const isWrapped = (text: string): boolean => {
  const lengths = text.split(/\r?\n/).map((line) => line.trim().length);
  const widest = Math.max(...lengths);
  const broken = lengths.slice(0, -1).filter((length) => length > 0);
  return (
    widest <= 110 && broken.filter((length) => widest - length <= 16).length >= broken.length * 0.8
  );
};

/**
 * The single statements of a text that somebody typed: lines, bullets, sentences, and the parts of a
 * list that semicolons divide. Lines that a paste broke in the middle of a sentence are joined again.
 */
export const splitStatements = (text: string): string[] => {
  const lines: string[] = [];
  let rawBefore = '';
  for (const raw of text.split(/\r?\n/)) {
    const line = squeeze(raw);
    const previous = lines.at(-1);
    const goesOn =
      previous !== undefined &&
      previous !== '' &&
      line !== '' &&
      !bullet.test(raw) &&
      /^\p{Ll}/u.test(line) &&
      /[\p{L}\d,]$/u.test(previous) &&
      previous.length > 50 &&
      (endsOpen.test(previous) || (isWrapped(text) && isFull(rawBefore, line, text)));
    rawBefore = raw;
    if (goesOn) lines[lines.length - 1] = `${previous} ${line}`;
    else lines.push(squeeze(raw.replace(bullet, '')));
  }
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => splitSentences(line))
    .flatMap((sentence) => cutLong(sentence.text, longestLine))
    .flatMap(hurried)
    .map(withCurrency)
    .map(oneSubject)
    .flatMap(requestFirst)
    .flatMap((line) => funding(line) ?? [line])
    .flatMap((line) => {
      const parts = line.split(/;\s+/).map((part) => part.trim());
      const isList =
        parts.length > 1 && (parts.length > 2 || parts.every((part) => wordsOf(part) < 16));
      return isList &&
        parts.every(standsAlone) &&
        !parts.some(isBareShare) &&
        !/\([^)]*$/.test(parts[0] ?? '')
        ? parts.filter(Boolean)
        : [line];
    })
    .flatMap(spliced)
    .map((line) =>
      line.replace(/(?<=^(?:we )?(?:need|want) [^,]+), (?=(?:costs?|takes) )/i, '; it '),
    )
    .map((line) =>
      isClosed(line)
        ? line
        : line.replace(
            /, (?=(?:(?:it|this|ours|each one) (?:is|was|has|will)|(?:he|she) \p{Ll}+)\b)/u,
            '; ',
          ),
    )
    .map((line) => line.replace(/^(?:and|&)\s+(?=\p{Ll})/u, ''))
    .slice(0, mostStatements);
};
