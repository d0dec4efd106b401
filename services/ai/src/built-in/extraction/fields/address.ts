import { splitSentences } from '@grantwright/analyst';
import { labelled } from '../labelled.ts';
import type { Line, Paper } from '../paper.ts';
import { addressee, holdsPrint } from './addressee.ts';
import { certificateOf } from './certificate-of-standing.ts';
import { placesInBoxes } from './address-in-boxes.ts';
import { placesInRows } from './address-in-rows.ts';
import { stackedAddresses } from './address-stacked.ts';
import { stackedAbroad } from './address-in-lines.ts';
import {
  belowName,
  isLabelledAsAnothers,
  isNotToldOf,
  isOfficersOwn,
  isOfSister,
  ofAnother,
  ofWhomItBefriends,
} from './address-owner.ts';
import {
  beforeAgent,
  boardOf,
  countyPlace,
  inBounds,
  inPurposes,
  inSentence,
  namedPlaces,
  stateOnly,
} from './address-in-sentence.ts';
import { placesOfLastResort } from './address-of-last-resort.ts';
import { placesInRegions } from './address-of-region.ts';
import { placesOfSubject } from './address-of-subject.ts';
import { placesToWriteTo } from './address-to-write-to.ts';
import { toldPlaces } from './address-told.ts';
import { formHeader } from './form-header.ts';
import { addressesForMail } from './address-for-mail.ts';
import { addressesNotedBelow } from './address-noted-below.ts';
import { placesOfBusiness } from './place-of-business.ts';
import { postcardAddress } from './postcard-address.ts';
import { placeInRegister } from './told-by-registers.ts';
import {
  code,
  codes,
  type FoundAddress,
  found,
  fullNames,
  type Read,
  readAt,
  streetWord,
} from './read-address.ts';

export type { FoundAddress } from './read-address.ts';

const labels =
  "registered (?:office|address)(?: (?:and|&) principal (?:address|office|place of business))?(?: address)?|principal address|(?:charity|correspondence|postal|contact) address|(?:initial )?(?:street |physical |mailing |business |corporate |office |our |principal |organization(?:[’']s)? |current )*address(?:es)?(?: for mailing notices)?(?: of (?:the )?(?:principal (?:office|place of business)(?: of (?:the )?corporation)?|corporation|organization))?|(?:the )?principal street address(?: and mailing address)?(?:, if different,?)?(?: is)?|principal (?:place of business|office|executive office)(?: address)?(?: of (?:the |this )?(?:corporation|association|organi[sz]ation|society))?|(?:our )?(?:main |central |head |home |business |corporate |administrative )*(?:offices?|location|headquarters)|visit us(?: at)?|mail(?:ing)?|number and street(?: \\([^)]*\\))?(?:,? room\\/suite)?|located at|address for (?:mailing|notices)";

/** "The street address of the principal office of the corporation in Massachusetts is:". */
const asked =
  /\b(?:principal|corporation|organization|initial street|mailing)\b.*\b(?:address|location|office)\b|\b(?:address|location)\b.*\b(?:principal|corporation|organization|entity)\b/i;
const ofSomebody =
  /\b(?:agents?|directors?|officers?|incorporators?|trustees?|members?|persons?|organizers?|resident|manager|president)\b/i;

const reached = /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|^\S+@\S+|\d ?[ap]\.?m\b/i;

/** "Location: Woodbury, MN". */
const townOnly = new RegExp(`^(\\p{Lu}[\\p{L}.'’ -]{1,40}), (${codes}|${fullNames})\\.?$`, 'u');

/** "Location: 12 Mill St, Salem OH". */
const withoutCode = new RegExp(
  `^(\\d{1,6}\\w? [^,]{3,50}(?:, (?:suite|ste|unit|apt|#)[^,]{1,12})?), (\\p{Lu}[\\p{L}.'’ -]{1,40}?),? (${codes}|${fullNames})\\.?$`,
  'u',
);

const cincinnati =
  /\b(?:cincinnati,? oh(?:io)? 4520|ogden,? ut(?:ah)? 842|covington, ky|washington,? dc 20224|kansas city,? mo 6499)/i;

/** Behind an agent's address in one clause: "The business address of the Corporation: Elm Row Owners, P.O. Box 12, …". */
const ownClause =
  /\b(?:business|mailing|principal|street) (?:office )?address of (?:the |this )?(?:corporation|association|organi[sz]ation|society)(?: is)?:?\s+(.{8,160})/i;

const others = /registered (?:office|agent)|agent for service/i;

/** Where a clause of by-laws names its agent too, each sentence speaks for itself. */
const sentenceWords = 18;

const postBox = /\bbox\b/i;

const asFiled = 3.3;
/** A letter is kept for decades: what a newer paper shows of a new address is to be heard beside it. */
const asWrittenTo = 2;

/** "Ash Grove Chapel 12 Mill St. Salem, Ohio 44460 (330) 555-0107": no mark parts the name from its street. */
const readBehind = (lines: Line[], at: number, names: string[]): Read | undefined => {
  const line = lines[at];
  const name = names.find((own) => line?.text.toLowerCase().startsWith(`${own.toLowerCase()} `));
  if (!line || !name) return undefined;
  const read = readAt([{ ...line, text: line.text.slice(name.length + 1) }], 0);
  return read && { ...read, cityLine: line, ...(read.streetLine ? { streetLine: line } : {}) };
};

/** Where the organization is, the surest first: labelled as its own, said in a sentence, shown on its page. */
export const findAddresses = (paper: Paper, names: string[]): FoundAddress[] => {
  const { lines, kind } = paper;
  for (const [{ address, city, state, postalCode }, trust] of [
    [formHeader(paper), asFiled],
    [postcardAddress(paper), asFiled],
    [addressee(paper), asWrittenTo],
  ] as const)
    if (city ?? address) return [{ trust, parts: { address, city, state, postalCode } }];
  const askedFor = lines.flatMap((line, at) =>
    /(?::|\bis)$/.test(line.text) && asked.test(line.text) && !ofSomebody.test(line.text)
      ? [{ value: lines[at + 1]?.text ?? '', line, at: at + 1 }]
      : [],
  );
  // "The address at which the business of this corporation is to be carried on is: 117 Gile Pond Road, …"
  const answered = lines.flatMap((line, at) => {
    const [, question = '', value = ''] = /^(.{20,140}\bis:)\s+(\S.{9,})$/.exec(line.text) ?? [];
    return value && asked.test(question) && !ofSomebody.test(question) ? [{ value, line, at }] : [];
  });
  const fromLabels = [...labelled(lines, labels), ...askedFor, ...answered].flatMap(
    ({ value, line, at }): FoundAddress[] => {
      if (line.others) return [];
      const stacked = stackedAbroad(lines, at);
      if (stacked) return [stacked];
      const asking = line.text === value ? (lines[at - 1]?.text ?? '') : line.text;
      for (const offset of [0, 1, 2]) {
        const next = lines[at + offset];
        // "Office: 574-555-0104" is followed by no address of the office.
        if (offset > 0 && line.text !== value && reached.test(value)) break;
        if (!next || (offset > 0 && next.others) || cincinnati.test(next.text)) break;
        // Behind other labels on its line, the value alone is the address.
        const inner = offset === 0 && line.text !== value;
        const read = readAt(inner ? lines.with(at, { ...line, text: value }) : lines, at + offset);
        const town = offset === 0 ? townOnly.exec(next.text.replace(/^[^:]{2,40}:\s*/, '')) : null;
        if (town?.[1] && town[2])
          return [found({ parts: { city: town[1], state: code(town[2]) }, cityLine: next }, 2.2)];
        const bare = offset === 0 ? withoutCode.exec(value) : null;
        if (bare?.[1] && bare[2] && bare[3] && streetWord.test(bare[1]))
          return [
            found(
              {
                parts: { address: bare[1], city: bare[2], state: code(bare[3]) },
                cityLine: next,
                streetLine: next,
              },
              2.3,
            ),
          ];
        // Where both are given, the place itself comes before its post box.
        if (read)
          return [
            found(
              read,
              /mailing|notices/i.test(asking) && postBox.test(read.parts.address ?? '') ? 2.9 : 3,
            ),
          ];
      }
      return [];
    },
  );
  const said = lines.flatMap((line): FoundAddress[] => {
    if (
      (line.others && line.text.split(' ').length < sentenceWords) ||
      !inSentence.test(beforeAgent(line.text))
    )
      return [];
    for (const sentence of [...splitSentences(line.text).map(({ text }) => text), line.text]) {
      const own = beforeAgent(sentence);
      const place = inSentence.exec(own)?.[1];
      if (!place || others.test(own)) continue;
      const read = readAt([{ ...line, text: place }], 0);
      if (read?.parts.address)
        return [found({ parts: read.parts, cityLine: line, streetLine: line }, 2.5)];
      const county = countyPlace(line, own);
      // A street alone says less than the sentence may, read for its town too.
      if (county)
        return [(county.parts.city ?? county.parts.state) ? county : { ...county, trust: 1.6 }];
    }
    return [];
  });
  const besideAgent = lines.flatMap((line): FoundAddress[] => {
    const place = line.others ? ownClause.exec(line.text)?.[1] : undefined;
    const read = place ? readAt([{ ...line, text: place }], 0) : undefined;
    return read?.parts.address
      ? [found({ parts: read.parts, cityLine: line, streetLine: line }, 2.6)]
      : [];
  });
  const shown = lines.flatMap((line, at): FoundAddress[] => {
    if (kind === 'certificate-of-standing') return [];
    if (line.others || cincinnati.test(line.text) || line.text.split(' ').length > 30) return [];
    if (isNotToldOf(line.text, names) || isLabelledAsAnothers(line.text, names)) return [];
    if ([lines[at - 1]?.text ?? '', line.text].some((text) => isOfSister(text, names))) return [];
    if (isOfficersOwn(line.text)) return [];
    if ((line.foot && ofAnother(lines, at, names)) || ofWhomItBefriends(lines, at, names))
      return [];
    const read = readAt(lines, at) ?? readBehind(lines, at, names);
    if (!read?.parts.address || read.streetLine?.others) return [];
    if (kind === 'determination-letter')
      return holdsPrint(read.parts.address) ? [] : [found(read, 2)];
    if ((kind === 'articles' || kind === 'policy') && !line.head) return [];
    if (belowName(lines, at, names)) return [found(read, 2.6)];
    if (line.head) return [found(read, 2.4)];
    return [found(read, kind.startsWith('form') ? 2 : 1.8)];
  });
  return withoutName(names, [
    ...addressesForMail(paper),
    ...fromLabels,
    ...placeInRegister(paper),
    ...said,
    ...besideAgent,
    ...shown,
    ...stackedAddresses(lines, names),
    ...placesInRows(lines),
    ...placesInBoxes(lines),
    ...boardOf(lines, names),
    ...namedPlaces(lines),
    ...placesOfBusiness(lines),
    ...(kind === 'bylaws' ? addressesNotedBelow(lines) : []),
    ...placesOfSubject(paper, names),
    ...placesToWriteTo(paper, names),
    ...toldPlaces(paper, names),
    ...inPurposes(paper),
    ...inBounds(paper),
    ...stateOnly(lines),
    ...certificateOf(paper).states.map((state) => ({ trust: state.trust, parts: { state } })),
    ...placesInRegions(paper, names),
    ...placesOfLastResort(paper, names),
  ]);
};

/** "Tarn Arts Centre, Main Street": who is there is no part of the street. */
const withoutName = (names: string[], places: FoundAddress[]): FoundAddress[] =>
  places.map((place) => {
    const { address } = place.parts;
    const name = names.find((own) =>
      address?.value.toLowerCase().startsWith(`${own.toLowerCase()}, `),
    );
    return address && name
      ? {
          ...place,
          parts: {
            ...place.parts,
            address: { ...address, value: address.value.slice(name.length + 2) },
          },
        }
      : place;
  });
