import type { OrganizationInfo } from '@grantwright/shared/contract';
import { squeeze } from '@grantwright/analyst';
import { findMoney } from '../../../text/money.ts';
import { stateNames } from '../../names/states.ts';
import { lineForm } from '../grammar/line-form.ts';
import { isBaseVerb } from '../grammar/verbs.ts';
import { joinList, lowerFirst, openEnd, sentence } from '../grammar/write-sentence.ts';
import type { Wording } from './wording.ts';
import { missionSentence } from './mission-sentence.ts';
import { splitStatements } from './split-lines.ts';
import { statement, type Statement } from './statement.ts';

const kinds: Record<string, string> = {
  nonprofit: 'a nonprofit organization',
  foundation: 'a foundation',
  charity: 'a charity',
  educational: 'an educational institution',
  healthcare: 'a healthcare organization',
  religious: 'a religious organization',
};

const place = ({ contactInfo }: OrganizationInfo): string => {
  const city = squeeze(contactInfo?.city ?? '');
  const state = squeeze(contactInfo?.state ?? '');
  return [city, stateNames.get(state) ?? state].filter(Boolean).join(', ');
};

const openings: RegExp[] = [/^the\s+/i, /^a\s+/i];

/** "Founded in 2010 and based in Oakland, California, Harbor Light is a nonprofit organization." */
const introduction = (info: OrganizationInfo): string | undefined => {
  const where = place(info);
  const founded = info.foundedYear ? `founded in ${squeeze(String(info.foundedYear))}` : '';
  const kind = kinds[info.type ?? ''] ?? '';
  const based = where ? `based in ${where}` : '';
  const name = squeeze(info.name);
  if (kind && (founded || based)) {
    const start = [founded, based].filter(Boolean).join(' and ');
    return `${start.charAt(0).toUpperCase()}${start.slice(1)}, ${name} is ${kind}.`;
  }
  if (kind) return `${name} is ${kind}.`;
  if (founded && based) return `${name} was ${founded} and is ${based}.`;
  if (founded) return `${name} was ${founded}.`;
  return based ? `${name} is ${based}.` : undefined;
};

/** A mission that opens with a verb says what there is to do: "End hunger in our county." */
const purpose = (line: string, order: number): string => {
  const [first = '', second = ''] = line.toLowerCase().split(/\s+/);
  return order === 0 &&
    lineForm(line) === 'noun' &&
    isBaseVerb(first) &&
    !/^(?:for|of|and|or|groups?|is|are)$/.test(second)
    ? `To ${line.charAt(0).toLowerCase()}${line.slice(1)}`
    : line;
};

/** A few words that are no sentence about an organization are quoted. */
const asMotto = (line: string): string | undefined => {
  const text = openEnd(line);
  if (/^(?:we|our|to|the)\b/i.test(text)) return undefined;
  const form = lineForm(text);
  return text.split(' ').length < longestMotto &&
    (form === 'sentence' || (form === 'noun' && text.includes(',')))
    ? `Our mission is “${text.charAt(0).toUpperCase()}${text.slice(1)}.”`
    : undefined;
};
const longestMotto = 7;

const mission = (info: OrganizationInfo, wording: Wording): Statement[] =>
  splitStatements(info.mission ?? '').map((line, order) => {
    const bare = line.replace(/^(?:our )?mission(?: statement)?\s*:\s*/i, '');
    const motto = order === 0 ? asMotto(bare) : undefined;
    if (motto)
      return statement(
        { text: motto, origin: 'mission', order: 1 },
        { organization: 2.5, summary: 2.5, project: 0.4 },
        'known',
      );
    const { text, whole } = missionSentence(purpose(bare, order), order === 0, wording);
    return statement(
      { text, origin: 'mission', order: 1 + order / 100, ...(whole ? { whole } : {}) },
      { organization: 2.5, summary: order === 0 ? 2.5 : 0.5, project: 0.4 },
      'known',
    );
  });

const focus = (info: OrganizationInfo, wording: Wording): Statement[] => {
  const areas = (info.focusAreas ?? '')
    .split(/[,;\n|]+/)
    .map((area) => openEnd(area.replace(/^\s*(?:and|&|[-•*])\s+/i, '')))
    .filter(Boolean)
    .map((area) =>
      area
        .split(' ')
        .map((word) => lowerFirst(word, wording.namesInText))
        .join(' '),
    );
  if (areas.length === 0) return [];
  if (areas.length === 1 && (areas[0] ?? '').split(' ').length > 8)
    return [
      statement(
        { text: sentence(areas[0] ?? ''), origin: 'profile', order: 3 },
        { organization: 1.5 },
      ),
    ];
  return [
    statement(
      { text: `Our work centers on ${joinList(areas)}.`, origin: 'profile', order: 3 },
      { organization: 1.5, summary: 0.2 },
      'known',
    ),
  ];
};

const annualBudget = (info: OrganizationInfo, sign: string): Statement[] => {
  const written = squeeze(info.annualBudget ?? '');
  if (!written) return [];
  const digits = /^\d[\d,]*(?:\.\d{2})?$/.test(written);
  // A budget without a sign is written in the currency of every other amount here.
  const signed = written.replace(
    /^((?:about|around|approximately|approx\.?|roughly|nearly|over) )?(\d[\d,.]*) ?(k|m|thousand|million)$/i,
    (_, hedge: string | undefined, figure: string, unit: string) =>
      `${hedge ?? ''}${sign}${figure}${unit.length > 1 ? ` ${unit}` : unit}`,
  );
  const amount = digits
    ? `${sign}${Number(written.replace(/,/g, '')).toLocaleString('en-US')}`
    : signed.replace(/(?<=[$€£]\s?\d{1,3})k\b/i, ',000');
  if (!digits && findMoney(amount).length === 0) return [];
  const bareAmount = amount.replace(/\([^()]*\)/g, '').trim();
  const text =
    /^[^\s]*$|million|thousand|[kKmM]$/.test(bareAmount) && !/\s(?:is|was|in)\s/.test(bareAmount)
      ? `Our annual budget is ${openEnd(amount)}.`
      : sentence(/\b(?:budget|is|was)\b/i.test(amount) ? amount : `Our annual budget is ${amount}`);
  return [statement({ text, origin: 'profile', order: 4 }, { organization: 1.2 }, 'known')];
};

/** A profile with a mission and nothing else still says whose mission it is. */
const named = (text: string, info: OrganizationInfo): string => {
  const name = squeeze(info.name);
  if (/^We\b/.test(text)) return `At ${name}, we${text.slice(2)}`;
  return text.replace(/^Our mission\b/, `The mission of ${name}`);
};

/** What the fields of the profile say, each as one sentence. */
export const fromProfile = (
  info: OrganizationInfo,
  wording: Wording,
  /** The sign that the organization writes its money with. */
  sign = '$',
): Statement[] => {
  const about = introduction(info);
  return [
    ...(about
      ? [
          statement(
            { text: about, origin: 'profile', order: 0 },
            { organization: 3, summary: 0.6, project: 0.3 },
            'known',
          ),
        ]
      : []),
    ...mission(info, wording).map((said) =>
      about || said.order > 1 ? said : { ...said, text: named(said.text, info) },
    ),
    ...focus(info, wording),
    ...annualBudget(info, sign),
  ];
};

/** The short forms by which the organization's own sentences may call it. */
export const ownNames = (info: OrganizationInfo): string[] => {
  const full = squeeze(info.name).replace(/,?\s+(?:Inc|Incorporated|LLC|Corp)\.?$/i, '');
  const withoutArticle = openings.reduce((name, opening) => name.replace(opening, ''), full);
  const parts = withoutArticle.split(' ').filter((word) => /^\p{Lu}/u.test(word));
  const initials = parts.map((word) => word.charAt(0)).join('');
  const firstTwo = parts.slice(0, 2).join(' ');
  return [
    ...new Set([
      squeeze(info.name),
      full,
      withoutArticle,
      ...(parts.length > 2 ? [initials, firstTwo] : []),
      'our organization',
      'the organization',
      'this organization',
    ]),
  ].filter((name) => name.length > 1);
};
