import { toPlainText } from '@grantwright/shared/richtext';
import { anyOf } from '@grantwright/shared/values';
import { listNamePhrases } from '../../extraction/list-name-phrases.ts';
import { squeeze, trimEndCharacters } from '../../text/normalize.ts';
import { createNameKey } from './create-name-key.ts';
import type { Doc } from '../../document/split-into-units.ts';
import type { ClassifiedUnit } from '../classify-units.ts';

/** The places where a document can name its program or funder. */
export const sources = ['frame', 'line', 'label', 'phrase', 'organization'] as const;
export type Source = (typeof sources)[number];

/** A possible name of the program or funder, with the units that contain it. */
export type Candidate = {
  text: string;
  sources: ReadonlySet<Source>;
  /** In reading order. */
  units: readonly number[];
  /** Whether it is the subject of a sentence such as "Report for America awards grants". */
  isGiver?: boolean;
};

const maxLength = 120;
const maxWords = 14;
/** Within this many units from the top, lines of any style are candidates. */
const openingUnits = 10;
/** A name that first occurs after this many units belongs to someone else. */
const maxUnits = 600;
const maxCandidates = 600;

/** Words before a title that describe the document: "Call for proposals: River Grants". */
const opening = anyOf(
  /^(?:(?:open )?calls? for (?:proposals?|applications?|nominations?|papers?|projects?)|request for (?:proposals?|applications?)|rfp|apply (?:now )?(?:for|to))\s*(?:[:–—-]\s*|for |the )*/i,
  /^(?:announc(?:ing|ement of)|welcome to|about|guidelines for|faqs?|microsoft word)\s*(?:[:–—-]\s*|for |the )*/i,
);
const closing =
  /(?:^| )(?:[–—-] )?(?:application(?: form| guidelines| guide| instructions| faqs?)?|guidelines?|faqs?|(?:is |are )?now open!?|instructions|cover sheet|intake form)$/i;
const label = anyOf(
  /^(?:(?:name|title) of (?:the )?)?(?:grant |funding |csfa |award )?(?:program(?:me)?|opportunity|scheme|call|fellowship|scholarship|funder|sponsor|agency)(?: (?:name|title))?\s*[:|]\s*/i,
  /^(?:(?:name|title) of (?:the )?)?(?:grant |funding |csfa |award )?(?:awarding \w+|funding agency|name of the awarding(?: \w+){1,3})(?: (?:name|title))?\s*[:|]\s*/i,
);

/** The subject of a sentence about what it gives or asks for: "Report for America awards grants". */
const giver =
  /^(?:The )?(?<name>\p{Lu}[\p{L}\d'’.&-]*(?: (?:(?:of|for|the|and|&|in) ){0,2}\p{Lu}[\p{L}\d'’.&-]*){0,7}) (?:(?:now|also|currently|annually) )?(?:(?:awards|offers|makes|provides|gives) (?:\S+ ){0,4}(?:grants?|awards?|funding|fellowships?|scholarships?|prizes?)\b|(?:requests|solicits|invites|seeks|welcomes) (?:\S+ ){0,4}(?:proposals|applications|nominations|letters of \w+)\b|(?:funds|supports) (?:\S+ ){0,3}(?:programs|projects|organizations|nonprofits|research)\b)/u;

/** Collects possible names of the program and the funder. */
export function listNameCandidates(
  { extractedText }: Doc,
  units: readonly ClassifiedUnit[],
): Candidate[] {
  const candidatesByKey = new Map<
    string,
    { text: string; sources: Set<Source>; units: number[]; isGiver?: boolean }
  >();
  const add = (text: string, source: Source, index?: number, isGiver = false): void => {
    const name = squeeze(trimEndCharacters(toPlainText(text), ':;,.!*|"\'’')).replace(
      /^[|:]\s*/,
      '',
    );
    const key = createNameKey(name);
    if (!key || name.length > maxLength || name.split(' ').length > maxWords) return;
    const existing = candidatesByKey.get(key);
    if (!existing && candidatesByKey.size >= maxCandidates) return;
    const entry = existing ?? { text: name, sources: new Set<Source>(), units: [] };
    candidatesByKey.set(key, entry);
    entry.sources.add(source);
    if (isGiver) entry.isGiver = true;
    if (index !== undefined && entry.units.at(-1) !== index) entry.units.push(index);
  };
  const addTitle = (title: string, source: Source, index?: number): void => {
    for (const segment of new Set([title, ...title.split(/\s[|–—-]\s|:\s|::/)])) {
      add(segment, source, index);
      const bare = squeeze(segment).replace(opening, '').replace(closing, '');
      if (bare !== segment) add(bare, source, index);
    }
  };
  if (extractedText.title) addTitle(extractedText.title, 'frame');
  for (const name of extractedText.origin?.names ?? []) addTitle(name, 'frame');
  units.slice(0, maxUnits).forEach(({ text, kind, values }, index) => {
    const line = squeeze(text);
    const isTitle = kind === 'heading' || kind === 'label' || index < openingUnits;
    if (isTitle && line.length <= maxLength) addTitle(line, 'line', index);
    const value = line.replace(label, '');
    if (value !== line) addTitle(value, 'label', index);
    const organizations = values.flatMap((value) =>
      value.type === 'organization' ? [value.text] : [],
    );
    for (const name of organizations) add(name, 'organization', index);
    for (const phrase of listNamePhrases(line.slice(0, 600), organizations))
      add(phrase, 'phrase', index);
    const { name } = giver.exec(line)?.groups ?? {};
    if (name) add(name, 'phrase', index, true);
  });
  return [...candidatesByKey.values()];
}
