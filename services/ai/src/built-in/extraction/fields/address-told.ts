import { splitSentences } from '@grantwright/analyst';
import type { Line, Paper } from '../paper.ts';
import { afterItself } from './own-names.ts';
import {
  type Address,
  code,
  codes,
  type FoundAddress,
  found,
  fullNames,
  streetWord,
} from './read-address.ts';

const word = String.raw`\p{Lu}[\p{L}.'’-]*`;
const body =
  /^(?:the|our|this) (?:\p{L}+ )?(?:church|chapel|parish|congregation|synagogue|temple|mosque|fellowship|society|club|library|museum|theat(?:er|re)|playhouse|centre|center|hall|clinic|shelter|pantry|food bank|school|office|offices|headquarters|charity|association|organi[sz]ation)(?= )/iu;
/** "… is located at 12 Mill Street in Salem, Ohio", "… meets in the old depot at 4 Front Street, Salem". */
const stands =
  /^(?:(?:is|are)(?: now| currently| today)?(?: located| situated| housed| based| found| headquartered)?|meets?(?: \p{L}+){0,3}|has its (?:home|office|headquarters)) (?:in [^,.;\d]{3,50} )?at (.{6,120})/iu;
/** "… operates one day center at 12 Mill Street in Salem, Ohio": a shop or one of several sites may be anywhere. */
const runs =
  /^(?:\([^)]{2,60}\),? )?(?:(?:owns and )?operates|runs|maintains) (?:an?|one|its(?: own)?|the) (?:(?!stores?\b|shops?\b|second\b|other\b|satellite\b|seasonal\b|summer\b|additional\b|new\b)[\p{L}\d-]+ ){0,6}(?:cent(?:er|re)|museum|shelter|clinic|school|theat(?:er|re)|library|hospice|pantry|food bank|facility|home|house|gallery|preschool|nursery|kitchen|farm|sanctuary|office) (?:located |situated )?at (.{6,120})/iu;
const capital = /^\d+\w? [\p{Lu}\d]/u;
const street = new RegExp(
  `^\\d{1,6}\\w? (?:[\\p{L}\\d.'’-]+ ){1,5}?${streetWord.source}(?=[\\s,;]|$)`,
  'iu',
);
const town = new RegExp(
  `^(?:,? (?:in |at )?(?:downtown |historic )?(?:the (?:city|town|village|borough) of )?(${word}(?: ${word}){0,2}))?(?:, (${fullNames}|${codes})\\b)?(?=[\\s,.;]|$)`,
  'u',
);
/** It stood there, or somebody else does. */
const notNow = /\b(?:was|were|used to|formerly|until|moved from)\b/i;
const notATown = /^(?:Suite|Room|Floor|Unit|Box|The|We|Our|It|On|Every|And)\b/;

/** Told in a sentence without a postal code: "Ash Grove Chapel is located at 12 Mill Street in Salem, Ohio." */
export const toldPlaces = ({ kind, lines }: Paper, names: string[]): FoundAddress[] =>
  kind !== 'other' && kind !== 'report'
    ? []
    : lines.flatMap((line: Line): FoundAddress[] =>
        line.others || line.heading || line.row !== undefined
          ? []
          : splitSentences(line.text).flatMap(({ text }): FoundAddress[] => {
              const rest =
                afterItself(text, names) ?? afterBody(text) ?? afterIt(text, line, names);
              const now = rest === undefined || notNow.test(rest) ? '' : rest;
              const where = stands.exec(now) ?? runs.exec(now);
              const address = street.exec(where?.[1] ?? '')?.[0];
              if (!address || !capital.test(address)) return [];
              const [, named, state] = town.exec((where?.[1] ?? '').slice(address.length)) ?? [];
              const city = named?.replace(/\.$/, '');
              const parts: Address = {
                address: where?.[1] === address ? address.replace(/\.$/, '') : address,
                ...(city && !notATown.test(city) ? { city } : {}),
                ...(state ? { state: code(state) } : {}),
              };
              return [found({ parts, cityLine: line, streetLine: line }, 1.7)];
            }),
      );

const afterBody = (text: string): string | undefined => {
  const own = body.exec(text)?.[0];
  return own === undefined ? undefined : text.slice(own.length).trim();
};

const it =
  /^(?:It(?= )|Its (?:club ?house|(?:main |only )?office|headquarters|building|studio|workshop|hall|home|center|centre|museum|shelter|school)(?= ))/u;
/** "It has its office at 12 Mill Street …", where the paragraph has begun with the body. */
const afterIt = (text: string, line: Line, names: string[]): string | undefined => {
  const own = it.exec(text)?.[0];
  const isOfBody =
    afterItself(line.text, names) !== undefined || afterBody(line.text) !== undefined;
  return own !== undefined && isOfBody ? text.slice(own.length).trim() : undefined;
};
