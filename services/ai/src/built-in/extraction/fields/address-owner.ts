import type { Line } from '../paper.ts';

const isProse = (text: string): boolean => text.split(' ').length > 12 && /\.$/.test(text);
const besides = 14;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** In the head or foot of a page, the name of another body over an address: the library's, on its friends' page. */
export const ofAnother = (lines: Line[], at: number, names: string[]): boolean => {
  const above = lines[at - 1];
  const body =
    above?.foot &&
    /^(?:\p{Lu}[\p{L}.'’-]* ){1,6}(?:Library|Church|School|University|College|Foundation|Hospital|Museum|County|City Hall)$/u.test(
      above.text,
    );
  return (
    Boolean(body) &&
    !names.some((name) => name.includes(above?.text ?? '') || above?.text.includes(name))
  );
};

const friends = /^(?:The )?Friends of (?:the )?(.{4,}?)(?:,? Inc\.?)?$/i;
const linesBelow = 4;

/** Friends of a library show where the library is; its name alone stands over the address and the telephone. */
export const ofWhomItBefriends = (lines: Line[], at: number, names: string[]): boolean => {
  const befriended = names.flatMap((name) => friends.exec(name)?.[1]?.toLowerCase() ?? []);
  return (
    befriended.length > 0 &&
    lines
      .slice(Math.max(0, at - linesBelow), at)
      .some(({ text }) => befriended.includes(text.toLowerCase().replace(/^the /, '')))
  );
};

/** The organization's name stands over an address of its own, as in a letterhead or a page's foot. */
export const belowName = (lines: Line[], at: number, names: string[]): boolean =>
  lines.slice(Math.max(0, at - 3), at + 1).some(
    ({ text, others }, place, near) =>
      !others &&
      names.some(
        (name) =>
          text.toLowerCase().includes(name.toLowerCase()) &&
          // Above it stands the name alone; a sentence that holds it tells of something else.
          (place === near.length - 1 ||
            (text.length < name.length + besides && !isProse(near.at(-1)?.text ?? ''))),
      ),
  );

/** "Incumbent: The Revd Ann Farr, The Vicarage, …", "A true copy. Attest: Ann Farr, Clerk, 7 Mill Lane". */
const officer =
  /(?:^(?:the )?(?:incumbent|vicar|rector|priest|minister|pastor|(?:parish |town )?clerk|(?:hon(?:orary|\.)? )?(?:secretary|treasurer)|chair(?:man|woman|person)?|president|warden|registrar|signed)|\battest(?:ed)?(?: by)?)\s*:\s+/i;
const person =
  /^(?:(?:[Tt]he )?(?:Revd?|Dr|Mrs?|Ms|Fr|Canon)\.? )*\p{Lu}[\p{L}'’.-]+ (?!Office\b)\p{Lu}/u;
/** "Bank: Elm Row Savings plc, PO Box 12, …" */
const advisers =
  /^(?:our )?(?:bank(?:ers?)?|auditors?|solicitors?|independent examiners?|insurers?)\s*:\s+\S/i;
/** Whether a line gives where an officer lives, or an adviser sits. */
export const isOfficersOwn = (text: string): boolean => {
  if (advisers.test(text)) return true;
  const label = officer.exec(text);
  return label !== null && person.test(text.slice(label.index + label[0].length));
};
/** "… a check to: Elm Row Friends c/o Ann Farr, 12 Mill Street": who takes it there. */
const inCareOf = /\bc\/o (?!the\b)\p{Lu}\p{Ll}+ (?:\p{Lu}\.? )?\p{Lu}\p{Ll}+,? \d/u;
const helper = '\\b(?:Foundation|Friends|Trust|Fund)\\b(?:,? Inc\\.?)?';
const toHelper = new RegExp(`${helper},? c/o`);
const isHelper = new RegExp(`${helper}$`);
/** A check sent in care of a person to a body that adds "Foundation" or "Friends" to the name goes to that body. */
export const isOfSister = (text: string, names: string[]): boolean =>
  names.length > 0 &&
  inCareOf.test(text) &&
  /\b(?:checks?|cheques?)\b/i.test(text) &&
  toHelper.test(text) &&
  !names.some((name) => isHelper.test(name));

/** "… gave the counts to the state Department of Parks, 600 Elm Street, …": whoever got them is there. */
const handedTo =
  /\b(?:to|from|with|by|for|via|through) (?:the |our |a )?(?:\p{Ll}+ ){0,3}(?:\p{Lu}[\p{L}’'.&-]*(?: (?:of|and|for|the|&))*,? ){2,9}(?=\d{1,6} \p{Lu}|P\.? ?O\.? ?Box)/u;

const openHere =
  /\b(?:we|our|us|office|headquarter|visit|open|doors|serve|mail|find|noon|\d ?[ap]\.?m)\b/i;
const notHere =
  /\b(?:leas(?:ed|es)|rent(?:s|ed)|purchas|bought|sold|owned by|property at|grant to|thanks? (?:you )?to)/i;

/** "… shall be sent to the State Office, 4804 Derry Street …" is whom others write to. */
const sentTo =
  /\b(?:sent|mailed|filed|submitted|returned|forwarded|payable|delivered) (?:to|with)\b/i;

/** "Join us on May 4 at the Elks Lodge, 55 Oak Street, …" is where a day is spent, not where the organization is. */
const anEvent =
  /\b(?:gala|RSVP|fundraiser|concert|banquet|luncheon|dinner|auction|join us (?:on|for)|annual meeting|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})\b/;
const venue =
  /\b(?:at|in) (?:the )?\p{Lu}[\p{L}’'.&-]*(?: [\p{L}’'.&-]+){0,6},? (?:at )?(?=\d{1,6} \p{Lu})/u;
const isAtVenue = (text: string): boolean =>
  anEvent.test(text) && venue.test(text) && !/\b(?:located|based|housed|office)\b/i.test(text);

/** "County Health Department: 555 First Street …": whose address it is stands before it. */
const labelOf = /^([\p{Lu}][^:]{5,60}):\s+(?=\d|P\.? ?O)/u;
const ofItself =
  /\b(?:address|office|location|mail(?:ing)?|visit|headquarters|find us|contact|street|where|venue|hall|church|school|centre|center|house|shop|store|site|warehouse|clinic)\b/i;
/** "… held at the Memorial Hall, 3 Station Street, …": where people met. */
const heldAt = /\b(?:held|met|meeting) (?:at|in) (?:the )?\p{Lu}[^.;]{3,60}, \d/u;

/** "State Licensing Board, 9 Ferry Lane, …": an authority or an adviser by name, right before the street. */
const authority =
  /^(?:The )?\p{Lu}[^,\d:]{3,70}\b(?:Board|Bureau|Department|Commission|Authority|Agency|Division|Ministry|Secretary of State|Attorney General|(?:Bureau|Department|Division|Office|Ministry|Board|Commission) of [^,\d:]{3,50}|LLP|LLC|CPAs?|Chartered Accountants|Solicitors|Auditors),? (?=\d{1,6} \p{Lu}|\d{1,6} [NSEW]\b|P\.? ?O\.? ?Box)/u;

/** A line that says itself whose the address is, or that it is only where a meeting was. */
export const isLabelledAsAnothers = (text: string, names: string[]): boolean => {
  if (names.some((name) => text.toLowerCase().includes(name.toLowerCase()))) return false;
  const label = labelOf.exec(text)?.[1];
  return (
    heldAt.test(text) ||
    authority.test(text) ||
    (label !== undefined && !ofItself.test(label) && label.includes(' '))
  );
};

/** Told in a sentence, an address is the organization's where it is said to be open, or to get mail, there. */
export const isNotToldOf = (text: string, names: string[]): boolean =>
  isProse(text) &&
  !names.some((name) =>
    new RegExp(`${escaped(name)},? (?:\\d|P\\.? ?O\\.? Box)`, 'i').test(text),
  ) &&
  (!openHere.test(text) ||
    handedTo.test(text) ||
    notHere.test(text) ||
    sentTo.test(text) ||
    isAtVenue(text));
